//! Where the trees of all seats live: flat, bounded, and used again for every decision.

/// No edge or node.
pub(super) const NONE: u32 = u32::MAX;

/// What one seat knows at one of its decisions.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// How often it was reached.
    pub(super) visits: u32,
    /// The sum of what came of it, for its seat.
    pub(super) sum: f32,
    /// The first of its edges, which are linked.
    first: u32,
}

/// An action that was tried at a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<A> {
    pub(super) action: A,
    pub(super) visits: u32,
    pub(super) sum: f32,
    next: u32,
}

#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    key: u64,
    node: u32,
    /// Entries of earlier decisions are empty.
    age: u32,
}

/// The nodes of a search, found by the hash of what their seat knows.
#[derive(Debug)]
pub(super) struct Arena<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    table: Vec<Entry>,
    age: u32,
    room: usize,
}

impl<A: Copy + Eq> Arena<A> {
    /// An arena for at most so many nodes, and four times as many edges.
    pub(super) fn new(room: usize) -> Self {
        Arena {
            nodes: Vec::new(),
            edges: Vec::new(),
            table: Vec::new(),
            age: 0,
            room,
        }
    }

    /// Forgets everything and keeps the memory.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.age = self.age.wrapping_add(1);
        if self.table.is_empty() || self.age == 0 {
            self.table.clear();
            let places = (2 * self.room).next_power_of_two();
            self.table.resize(places, Entry::default());
            self.age = 1;
        }
    }

    /// How many nodes and edges there is memory for.
    pub(super) fn capacity(&self) -> (usize, usize) {
        (self.nodes.capacity(), self.edges.capacity())
    }

    pub(super) fn node(&self, node: u32) -> &Node {
        &self.nodes[node as usize]
    }

    /// The node with this key, made if it is new; nothing if the arena is full.
    pub(super) fn find_or_make(&mut self, key: u64) -> Option<u32> {
        let mask = self.table.len() - 1;
        // At most half of the places are taken: there is an empty one.
        let mut at = key as usize & mask;
        loop {
            let entry = &mut self.table[at];
            if entry.age != self.age {
                if self.nodes.len() >= self.room {
                    return None;
                }
                let node = self.nodes.len() as u32;
                let age = self.age;
                *entry = Entry { key, node, age };
                self.nodes.push(Node {
                    visits: 0,
                    sum: 0.0,
                    first: NONE,
                });
                return Some(node);
            }
            if entry.key == key {
                return Some(entry.node);
            }
            at = (at + 1) & mask;
        }
    }

    /// The node with this key, if there is one.
    pub(super) fn find(&self, key: u64) -> Option<u32> {
        let mask = self.table.len().checked_sub(1)?;
        let mut at = key as usize & mask;
        loop {
            let entry = self.table[at];
            if entry.age != self.age {
                return None;
            }
            if entry.key == key {
                return Some(entry.node);
            }
            at = (at + 1) & mask;
        }
    }

    /// The edges of a node.
    pub(super) fn edges(&self, node: u32) -> impl Iterator<Item = &Edge<A>> {
        let mut at = self.nodes[node as usize].first;
        std::iter::from_fn(move || {
            let edge = self.edges.get(at as usize)?;
            at = edge.next;
            Some(edge)
        })
    }

    /// The edge of this action, made if it is new; nothing if the arena is full.
    pub(super) fn edge(&mut self, node: u32, action: A) -> Option<u32> {
        let mut at = self.nodes[node as usize].first;
        while let Some(edge) = self.edges.get(at as usize) {
            if edge.action == action {
                return Some(at);
            }
            at = edge.next;
        }
        if self.edges.len() >= 4 * self.room {
            return None;
        }
        let new = self.edges.len() as u32;
        let next = std::mem::replace(&mut self.nodes[node as usize].first, new);
        self.edges.push(Edge {
            action,
            visits: 0,
            sum: 0.0,
            next,
        });
        Some(new)
    }

    /// Notes what came of taking an edge.
    pub(super) fn learn(&mut self, node: u32, edge: u32, value: f32) {
        let node = &mut self.nodes[node as usize];
        node.visits += 1;
        node.sum += value;
        let edge = &mut self.edges[edge as usize];
        edge.visits += 1;
        edge.sum += value;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_arena_makes_no_more_nodes_but_finds_those_it_has() {
        let mut arena = Arena::<u8>::new(8);
        for _ in 0..3 {
            arena.clear();
            for key in 0..8 {
                assert_eq!(arena.find_or_make(key * 1000), Some(key as u32));
            }
            assert_eq!(arena.find_or_make(77), None);
            assert_eq!(arena.find_or_make(5000), Some(5));
            assert_eq!((arena.find(5000), arena.find(77)), (Some(5), None));
        }
    }

    #[test]
    fn an_edge_is_made_once_and_remembers() {
        let mut arena = Arena::<u8>::new(8);
        arena.clear();
        let node = arena.find_or_make(1).expect("there is room");
        let (a, b) = (arena.edge(node, 10), arena.edge(node, 20));
        assert_eq!(arena.edge(node, 10), a);
        arena.learn(node, b.expect("there is room"), 0.5);
        let edges: Vec<_> = arena.edges(node).map(|e| (e.action, e.visits)).collect();
        assert_eq!(edges, [(20, 1), (10, 0)]);
        assert_eq!(arena.node(node).visits, 1);
    }
}
