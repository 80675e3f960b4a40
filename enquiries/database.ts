/* The SQLite file: its tables, also those of an earlier version. */
import { DatabaseSync } from 'node:sqlite';

/** Columns that earlier versions did not have. */
const laterColumns = {
  others: "TEXT NOT NULL DEFAULT '[]'",
  problem: "TEXT NOT NULL DEFAULT ''",
  replied: 'INTEGER',
  replyProblem: "TEXT NOT NULL DEFAULT ''",
};

export function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  // Exclusive: a second process on the same file would send everything twice.
  database.exec(`
    PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
    PRAGMA secure_delete = ON;
    CREATE TABLE IF NOT EXISTS enquiries (
      id TEXT PRIMARY KEY, received INTEGER NOT NULL, fields TEXT NOT NULL, state TEXT NOT NULL,
      tries TEXT NOT NULL DEFAULT '[]', nextTry INTEGER NOT NULL, delivered INTEGER, read INTEGER,
      answered INTEGER, note TEXT NOT NULL DEFAULT '') STRICT;
    CREATE INDEX IF NOT EXISTS due ON enquiries (state, nextTry);
    CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT;`);
  const columns = database.prepare('PRAGMA table_info(enquiries)').all();
  for (const [name, type] of Object.entries(laterColumns))
    if (!columns.some((column) => column.name === name))
      database.exec(`ALTER TABLE enquiries ADD COLUMN ${name} ${type}`);
  return database;
}
