import type { TableCard } from '../api/types';
import { calls, Refused } from './calls';
import { DEVICE } from './place';

const ASKED = 'orrery-asked';

/** The games kept on this device, and whether the browser promises to keep them. */
class Kept {
  tables = $state.raw<TableCard[]>([]);
  /** None where a browser cannot tell. */
  promised = $state<boolean | null>(null);

  async refresh(): Promise<void> {
    this.tables = (await calls.myTables(DEVICE)).tables;
    const storage = (navigator as Partial<Navigator>).storage;
    this.promised = (await storage?.persisted?.()) ?? null;
    if (this.promised === false && this.tables.some(({ phase }) => phase === 'over') && !wasAsked()) await this.ask();
  }

  /** Asks the browser for its promise: by itself once, after the first finished game. */
  async ask(): Promise<void> {
    noteAsked();
    this.promised = (await navigator.storage.persist()) as boolean;
  }

  /** Deletes a game. One of a campaign stays, and is the answer: it goes with the whole campaign only. */
  async delete(id: string): Promise<string | null> {
    try {
      await calls.deleteTable(id);
    } catch (error) {
      if (error instanceof Refused && error.refusal.message.id === 'device-in_series') return id;
      throw error;
    }
    await this.refresh();
    return null;
  }

  async deleteSeriesOf(id: string): Promise<void> {
    await calls.deleteSeriesOf(id);
    await this.refresh();
  }
}

function wasAsked(): boolean {
  try {
    return localStorage.getItem(ASKED) !== null;
  } catch {
    return true;
  }
}

function noteAsked(): void {
  try {
    localStorage.setItem(ASKED, '1');
  } catch {
    // Then it is asked again next time.
  }
}

export const kept = new Kept();
