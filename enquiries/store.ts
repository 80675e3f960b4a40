/*
 * Enquiries in SQLite. A new one is on the disk before the visitor is answered; those that arrive together share
 * one commit.
 */
import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type { Enquiry } from './form.ts';

/**
 * queued → handed (the end of the message is about to leave) → delivered. Killed while handed, nobody can know
 * whether the mail server took it: then unsure, and after a notice to the owner noticed. Suspect ones are held.
 */
export type DeliveryState = 'queued' | 'handed' | 'delivered' | 'unsure' | 'noticed' | 'held';

export interface StoredEnquiry {
  id: string;
  received: number;
  fields: Enquiry;
  state: DeliveryState;
  /** When it was tried, and when it will be next. */
  tries: number[];
  nextTry: number;
  delivered: number | null;
  read: number | null;
  answered: number | null;
  note: string;
}

type Row = Omit<StoredEnquiry, 'fields' | 'tries'> & { fields: string; tries: string };

/** Months after which the owner may have enquiries erased. */
export const keepChoices = [3, 6, 12, 24];

/** After the first try, the second and so on; daily from then on. */
const backOffMinutes = [5, 30, 100, 240];
const dayMinutes = 1440;

export class Store {
  readonly #database: DatabaseSync;
  #waiting: { enquiry: Enquiry; state: DeliveryState; resolve(): void; reject(error: unknown): void }[] = [];

  constructor(file: string) {
    this.#database = new DatabaseSync(file);
    // Exclusive: a second process on the same file would send everything twice.
    this.#database.exec(`
      PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
      PRAGMA secure_delete = ON;
      CREATE TABLE IF NOT EXISTS enquiries (
        id TEXT PRIMARY KEY, received INTEGER NOT NULL, fields TEXT NOT NULL, state TEXT NOT NULL,
        tries TEXT NOT NULL DEFAULT '[]', nextTry INTEGER NOT NULL, delivered INTEGER, read INTEGER,
        answered INTEGER, note TEXT NOT NULL DEFAULT '') STRICT;
      CREATE INDEX IF NOT EXISTS due ON enquiries (state, nextTry);
      CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT;
      UPDATE enquiries SET state = 'unsure' WHERE state = 'handed';`);
  }

  add(enquiry: Enquiry, state: DeliveryState): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#commit());
      this.#waiting.push({ enquiry, state, resolve, reject });
    });
  }

  #commit(): void {
    const batch = this.#waiting;
    this.#waiting = [];
    try {
      this.#database.exec('BEGIN IMMEDIATE');
      const now = Date.now();
      for (const { enquiry, state } of batch)
        this.#run('INSERT INTO enquiries (id, received, fields, state, nextTry) VALUES (?, ?, ?, ?, ?)', [
          ...[randomUUID(), now, JSON.stringify(enquiry), state, now],
        ]);
      this.#database.exec('COMMIT');
      for (const { resolve } of batch) resolve();
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      for (const { reject } of batch) reject(error);
    }
  }

  due(count: number): StoredEnquiry[] {
    return this.#select(
      "WHERE state IN ('queued', 'unsure') AND nextTry <= ? ORDER BY nextTry LIMIT ?",
      Date.now(),
      count,
    );
  }

  nextDue(): number | undefined {
    const row = this.#database
      .prepare("SELECT min(nextTry) AS next FROM enquiries WHERE state IN ('queued', 'unsure')")
      .get();
    return (row?.next as number | null) ?? undefined;
  }

  all(): StoredEnquiry[] {
    return this.#select('ORDER BY received DESC, rowid DESC');
  }

  get(id: string): StoredEnquiry | undefined {
    return this.#select('WHERE id = ?', id)[0];
  }

  setState(id: string, state: DeliveryState): void {
    const delivered = state === 'delivered' ? Date.now() : null;
    this.#run('UPDATE enquiries SET state = ?, delivered = ? WHERE id = ?', [state, delivered, id]);
  }

  /** Counts a failed try and sets the time of the next. */
  retryLater({ id, tries }: StoredEnquiry, state: DeliveryState): void {
    const minutes = backOffMinutes[tries.length] ?? dayMinutes;
    this.#run('UPDATE enquiries SET state = ?, tries = ?, nextTry = ? WHERE id = ?', [
      ...[state, JSON.stringify([...tries, Date.now()]), Date.now() + minutes * 60_000, id],
    ]);
  }

  /** Also sends what was held, and once more what may have arrived: the owner has looked. */
  tryNow(id: string): void {
    this.#run(
      `UPDATE enquiries SET nextTry = ?, state = 'queued'
       WHERE id = ? AND state IN ('queued', 'held', 'unsure', 'noticed')`,
      [Date.now(), id],
    );
  }

  markRead = (id: string) =>
    this.#run('UPDATE enquiries SET read = ? WHERE id = ? AND read IS NULL', [Date.now(), id]);

  setAnswered(id: string, isAnswered: boolean): void {
    this.#run('UPDATE enquiries SET answered = ? WHERE id = ?', [isAnswered ? Date.now() : null, id]);
  }

  setNote = (id: string, note: string) => this.#run('UPDATE enquiries SET note = ? WHERE id = ?', [note, id]);

  erase(id: string): void {
    this.#run('DELETE FROM enquiries WHERE id = ?', [id]);
    this.#truncateLog();
  }

  get keepMonths(): number {
    const row = this.#database.prepare("SELECT value FROM settings WHERE name = 'keepMonths'").get();
    return (row?.value as number | undefined) ?? 12;
  }

  set keepMonths(months: number) {
    this.#run("INSERT OR REPLACE INTO settings VALUES ('keepMonths', ?)", [months]);
  }

  /** What is not delivered yet is never erased by time. */
  eraseOld(): void {
    const before = monthsFrom(Date.now(), -this.keepMonths);
    this.#run("DELETE FROM enquiries WHERE received < ? AND state NOT IN ('queued', 'handed')", [before]);
    this.#truncateLog();
  }

  close(): void {
    this.#database.close();
  }

  /** Erased words would stay readable in the write-ahead log. */
  #truncateLog(): void {
    this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  #run(sql: string, values: (string | number | null)[]): void {
    this.#database.prepare(sql).run(...values);
  }

  #select(rest: string, ...values: (string | number)[]): StoredEnquiry[] {
    const rows = this.#database.prepare(`SELECT * FROM enquiries ${rest}`).all(...values) as unknown as Row[];
    return rows.map((row) => ({ ...row, fields: JSON.parse(row.fields), tries: JSON.parse(row.tries) }));
  }
}

export function monthsFrom(time: number, months: number): number {
  const date = new Date(time);
  return date.setUTCMonth(date.getUTCMonth() + months);
}
