//! Looking back: in a running game a viewer sees only what it saw.

use crate::api::{Answer, Place, Refusal};
use crate::glance::whole;
use games::{AnyGame, Parts};
use tabletop::Viewer;

/// The viewer's view at one of its past moments: those at which its view changed.
pub fn past(game: &dyn AnyGame, viewer: Viewer, moment: u32) -> Result<Answer, Refusal> {
    let actions = game.actions(0);
    let mut game = game.fork();
    game.rewind(0)?;
    let look = |game: &dyn AnyGame, before: &Parts| game.view_parts(viewer, before);
    let mut view = look(&*game, &Parts::default());
    let (mut moments, mut found) = (1, (moment == 0).then(|| view.clone()));
    for (seat, action) in &actions {
        let _ = game.play(*seat, &[action])?;
        let next = look(&*game, &view);
        if next.is_same(&view) {
            continue;
        }
        view = next;
        if moments == moment {
            found = Some(view.clone());
        }
        moments += 1;
    }
    let place = Place {
        view: whole(&found.ok_or_else(Refusal::not_found)?),
        ..Place::default()
    };
    Ok(Answer::Past {
        moments,
        place: Box::new(place),
    })
}
