/** One tab drives a table. Where a browser has no locks (over plain http), entries that are added twice are refused all the same. */
export class Locks {
  private readonly held = new Map<string, () => void>();

  constructor(private readonly lost: (table: string) => void) {}

  hold(table: string, take: boolean): Promise<boolean> {
    if (this.held.has(table)) return Promise.resolve(true);
    const locks = (navigator as Partial<Navigator>).locks;
    if (!locks) {
      this.held.set(table, () => undefined);
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const held = (lock: Lock | null): Promise<void> | undefined => {
        resolve(lock !== null);
        return lock ? new Promise((release) => this.held.set(table, release)) : undefined;
      };
      locks.request(`orrery ${table}`, take ? { steal: true } : { ifAvailable: true }, held).catch(() => {
        // Another tab has taken it.
        if (this.held.delete(table)) this.lost(table);
        else resolve(false);
      });
    });
  }

  release(table: string): void {
    this.held.get(table)?.();
    this.held.delete(table);
  }
}
