/**
 * Whether a server's build is newer than the page's: while servers of two builds run side by side, a page that
 * reloaded for any other build would be sent from one to the other and back. A build is named `version+time.content`;
 * builds whose times cannot be compared are newer when they are different.
 */
export function isNewer(server: string, page: string): boolean {
  const [theirs, ours] = [time(server), time(page)];
  return theirs && ours ? theirs > ours : server !== page;
}

function time(build: string): string | undefined {
  return /\+(\d{14})\./.exec(build)?.[1];
}
