//! The data folder: one server's at a time, and readable by nobody else.

use crate::run::StartError;
use std::fs::{DirBuilder, File, Permissions, TryLockError};
use std::io;
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt};
use std::path::Path;

/// The folder is this server's as long as this is held.
pub(crate) struct Taken {
    _folder: File,
    file: File,
}

/// Makes a folder if need be, sees that others cannot read it, and locks it.
pub(crate) fn take(folder: &Path) -> Result<Taken, StartError> {
    let cannot = |error| StartError::Data(format!("{}: {error}", folder.display()));
    make_private(folder).map_err(cannot)?;
    let lock = |file: io::Result<File>| {
        let file = file.map_err(cannot)?;
        match file.try_lock() {
            Ok(()) => Ok(file),
            Err(TryLockError::WouldBlock) => Err(StartError::Locked(folder.display().to_string())),
            Err(TryLockError::Error(error)) => Err(cannot(error)),
        }
    };
    // The folder itself is locked: a lock on a file in it would be gone with the file. Earlier programs know only the
    // file.
    let mut options = File::options();
    let options = options.create(true).truncate(false).write(true).mode(0o600);
    let taken = Taken {
        _folder: lock(File::open(folder))?,
        file: lock(options.open(folder.join("lock")))?,
    };
    let private = Permissions::from_mode(0o600);
    taken.file.set_permissions(private).map_err(cannot)?;
    Ok(taken)
}

fn make_private(folder: &Path) -> io::Result<()> {
    if !folder.exists() {
        return DirBuilder::new().recursive(true).mode(0o700).create(folder);
    }
    // What else somebody keeps in a folder stays as they have it.
    let ours = folder.join("orrery.sqlite").exists() || folder.read_dir()?.next().is_none();
    if ours && let Err(error) = std::fs::set_permissions(folder, Permissions::from_mode(0o700)) {
        tracing::warn!(%error, "others may be able to read the data folder");
    }
    Ok(())
}
