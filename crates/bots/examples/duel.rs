// scratch: duel GAME A,B SEATS GAMES [OPTIONS] 
use bots::*;
use tabletop::*;
struct V(Vec<String>);
impl games::Visitor for V {
    type Out = ();
    fn visit<G: Game + Knowledge>(self) {
        let a = self.0;
        let names: Vec<&str> = a[1].split(',').collect();
        let seats: usize = a[2].parse().unwrap();
        let n: u64 = a[3].parse().unwrap();
        let options: G::Options = a.get(4).map_or_else(G::Options::default, |t| serde_json::from_str(t).unwrap());
        let seed0: u64 = a.get(5).map_or(1, |s| s.parse().unwrap());
        let mut pool: Vec<Vec<Box<dyn Bot<G>>>> = names.iter().map(|n| (0..seats).map(|_| named::<G>(n).unwrap()).collect()).collect();
        let (mut won, mut score, mut decisions, mut time) = (0.0, vec![0f64; 2], [0u64; 2], [0f64; 2]);
        let mut worst = 0f64;
        for i in 0..n {
            let hero = i as usize % seats;
            let seed = Seed::of_run(seed0, i);
            let mut g = G::new(&options, seats, Chance::seeded(seed)).unwrap();
            let mut rngs: Vec<_> = Seat::all(seats).map(|s| rng(seed, s)).collect();
            let mut legal = vec![];
            while let Some(s) = g.deciders().first() {
                legal.clear();
                g.legal_actions(s, &mut legal);
                let k = if s.index() == hero { 0 } else { names.len() - 1 };
                let c = if legal.len() == 1 { 0 } else {
                    let t = std::time::Instant::now();
                    let c = pool[k][s.index()].choose(&Seated::new(&g, s), &legal, &mut rngs[s.index()]);
                    let e = t.elapsed().as_secs_f64();
                    time[k.min(1)] += e; decisions[k.min(1)] += 1;
                    if k == 0 { worst = worst.max(e); }
                    c
                };
                let _ = g.play(s, &legal[c], &mut Events::off());
            }
            let o = g.outcome().unwrap();
            let w = o.won.iter().filter(|&&w| w).count();
            if o.won[hero] { won += 1.0 / w as f64; }
            score[0] += o.scores[hero] as f64;
            for s in 0..seats { if s != hero { score[1] += o.scores[s] as f64 / (seats - 1) as f64; } }
        }
        let p = won / n as f64;
        println!("{} {} seats {} games: {:.1}% ± {:.1}  score {:.1} / {:.1}  ms/dec {:.2} / {:.2}  worst {:.0}ms dec/game {:.0}", a[1], seats, n, 100.0 * p, 196.0 * (p*(1.0-p)/n as f64).sqrt(), score[0]/n as f64, score[1]/n as f64, 1e3*time[0]/decisions[0].max(1) as f64, 1e3*time[1]/decisions[1].max(1) as f64, 1e3*worst, decisions[0] as f64/n as f64);
    }
}
fn main() {
    let a: Vec<String> = std::env::args().skip(1).collect();
    let name = a[0].clone();
    games::dispatch(&name, V(a)).unwrap();
}
