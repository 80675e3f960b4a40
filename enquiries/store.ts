/*
 * Enquiries in SQLite. A new one is on the disk before the visitor is answered; those that arrive together share
 * one commit.
 */
import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { openDatabase } from './database.ts';
import { blankFields, type Enquiry } from './fields.ts';

/**
 * queued → handed (the end of the message is about to leave) → delivered. Killed while handed, nobody can know
 * whether the mail server took it: then unsure, and after a notice to the owner noticed. Suspect ones are held.
 */
export type DeliveryState = 'queued' | 'handed' | 'delivered' | 'unsure' | 'noticed' | 'held';

export interface StoredEnquiry extends Enquiry {
  id: string;
  received: number;
  state: DeliveryState;
  /** When it was tried, and when it will be next. */
  tries: number[];
  nextTry: number;
  /** Why the last try failed: the mail server's own words. */
  problem: string;
  delivered: number | null;
  /** When the automatic reply was sent, and why it failed. */
  replied: number | null;
  replyProblem: string;
  read: number | null;
  answered: number | null;
  note: string;
}

type Row = Omit<StoredEnquiry, 'fields' | 'others' | 'tries'> & Record<'fields' | 'others' | 'tries', string>;

/** After the first try, the second and so on; daily from then on. */
const backOffMinutes = [5, 30, 100, 240];
const dayMinutes = 1440;
/** No try is ever further away, unless the clock was ahead when it was set. */
const furthestTry = (dayMinutes + 60) * 60_000;

export class Store {
  readonly #database: DatabaseSync;
  #waiting: { enquiry: Enquiry; state: DeliveryState; resolve(): void; reject(error: unknown): void }[] = [];

  constructor(file: string) {
    this.#database = openDatabase(file);
    this.#database.exec("UPDATE enquiries SET state = 'unsure' WHERE state = 'handed'");
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
    const insert =
      'INSERT INTO enquiries (id, received, fields, others, state, nextTry) VALUES (?, ?, ?, ?, ?, ?)';
    try {
      this.#database.exec('BEGIN IMMEDIATE');
      const now = Date.now();
      for (const { enquiry, state } of batch) {
        const { fields, others } = enquiry;
        this.#run(insert, randomUUID(), now, JSON.stringify(fields), JSON.stringify(others), state, now);
      }
      this.#database.exec('COMMIT');
      for (const { resolve } of batch) resolve();
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      for (const { reject } of batch) reject(error);
    }
  }

  due(count: number): StoredEnquiry[] {
    const now = Date.now();
    return this.#select(
      "WHERE state IN ('queued', 'unsure') AND (nextTry <= ? OR nextTry > ?) ORDER BY nextTry LIMIT ?",
      now,
      now + furthestTry,
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

  setState(id: string, state: DeliveryState, problem = ''): void {
    const delivered = state === 'delivered' ? Date.now() : null;
    this.#run(
      'UPDATE enquiries SET state = ?, delivered = ?, problem = ? WHERE id = ?',
      state,
      delivered,
      problem,
      id,
    );
  }

  /** Counts a failed try and sets the time of the next. */
  retryLater({ id, tries }: StoredEnquiry, state: DeliveryState, problem: string): void {
    const minutes = backOffMinutes[tries.length] ?? dayMinutes;
    const now = Date.now();
    this.#run(
      'UPDATE enquiries SET state = ?, tries = ?, nextTry = ?, problem = ? WHERE id = ?',
      state,
      JSON.stringify([...tries, now]),
      now + minutes * 60_000,
      problem,
      id,
    );
  }

  /** Also sends what was held, and once more what may have arrived: the owner has looked. */
  tryNow(id: string): void {
    this.#run(
      `UPDATE enquiries SET nextTry = ?, state = 'queued'
       WHERE id = ? AND state IN ('queued', 'held', 'unsure', 'noticed')`,
      Date.now(),
      id,
    );
  }

  /** One automatic reply to an address in a day, whatever is sent in its name; false if there was one. */
  claimReply({ id, fields }: StoredEnquiry): boolean {
    const earlier = this.#database
      .prepare("SELECT 1 FROM enquiries WHERE replied > ? AND lower(fields ->> 'email') = lower(?) LIMIT 1")
      .get(Date.now() - dayMinutes * 60_000, fields.email);
    if (earlier) return false;
    this.#run('UPDATE enquiries SET replied = ? WHERE id = ?', Date.now(), id);
    return true;
  }

  setReplyProblem = (id: string, problem: string) =>
    this.#run('UPDATE enquiries SET replyProblem = ? WHERE id = ?', problem, id);

  markRead = (id: string) =>
    this.#run('UPDATE enquiries SET read = ? WHERE id = ? AND read IS NULL', Date.now(), id);

  setAnswered = (id: string, isAnswered: boolean) =>
    this.#run('UPDATE enquiries SET answered = ? WHERE id = ?', isAnswered ? Date.now() : null, id);

  setNote = (id: string, note: string) => this.#run('UPDATE enquiries SET note = ? WHERE id = ?', note, id);

  erase(ids: string[]): void {
    this.#run('DELETE FROM enquiries WHERE id IN (SELECT value FROM json_each(?))', JSON.stringify(ids));
    // Deleted words would stay readable in the write-ahead log.
    this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  /** When an earlier run last knew the time; before that was saved, when the newest enquiry arrived. */
  lastTime(): number | undefined {
    const row = this.#database
      .prepare(
        "SELECT coalesce((SELECT value FROM settings WHERE name = 'time'), max(received)) AS time FROM enquiries",
      )
      .get();
    return (row?.time as number | null) ?? undefined;
  }

  saveTime = (time: number) => this.#run("INSERT OR REPLACE INTO settings VALUES ('time', ?)", time);

  close(): void {
    this.#database.close();
  }

  #run(sql: string, ...values: (string | number | null)[]): void {
    this.#database.prepare(sql).run(...values);
  }

  #select(rest: string, ...values: (string | number)[]): StoredEnquiry[] {
    const rows = this.#database.prepare(`SELECT * FROM enquiries ${rest}`).all(...values) as unknown as Row[];
    return rows.map((row) => ({
      ...row,
      fields: { ...blankFields, ...JSON.parse(row.fields) },
      others: JSON.parse(row.others),
      tries: JSON.parse(row.tries),
    }));
  }
}
