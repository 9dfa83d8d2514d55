// Store of visitors' submissions in SQLite: in memory, or in a file if a path is given.

import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import sqlite from 'node-sqlite3-wasm';

export interface Submission {
  id: number;
  receivedAt: string;
  /** Kind of request, for example `contact-form` or `rocket_beacon`. */
  kind: string;
  payload: unknown;
}

export interface Store {
  add(kind: string, payload: unknown): number;
  /** Returns the submissions, newest first. */
  list(limit?: number): Submission[];
  ofKind(kind: string): Submission[];
  /** Returns the value of a key, for example the cart of a session. */
  value(key: string): unknown;
  keep(key: string, value: unknown): void;
  close(): void;
}

const schema = `
  CREATE TABLE IF NOT EXISTS submissions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    received_at TEXT NOT NULL,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS kept (key TEXT PRIMARY KEY, value TEXT NOT NULL)`;

const open = (path: string) => {
  if (path === ':memory:') return new sqlite.Database();
  mkdirSync(dirname(path), { recursive: true });
  // The driver locks the database with a folder next to the file. A killed server may have left the lock behind.
  rmSync(`${path}.lock`, { recursive: true, force: true });
  return new sqlite.Database(path);
};

const toSubmission = (row: Record<string, unknown>): Submission => ({
  id: Number(row.id),
  receivedAt: String(row.received_at),
  kind: String(row.kind),
  payload: JSON.parse(String(row.payload)) as unknown,
});

export const openStore = (path = ':memory:'): Store => {
  const database = open(path);
  database.exec(schema);
  const select = (clause: string, values: Array<string | number>) =>
    database.all(`SELECT * FROM submissions ${clause}`, values).map(toSubmission);

  return {
    add(kind, payload) {
      const values = [new Date().toISOString(), kind, JSON.stringify(payload)];
      const sql = 'INSERT INTO submissions (received_at, kind, payload) VALUES (?, ?, ?)';
      return Number(database.run(sql, values).lastInsertRowid);
    },
    list: (limit = 100) => select('ORDER BY id DESC LIMIT ?', [limit]),
    ofKind: (kind) => select('WHERE kind = ? ORDER BY id DESC', [kind]),
    value(key) {
      const [row] = database.all('SELECT value FROM kept WHERE key = ?', [key]);
      return row ? (JSON.parse(String(row.value)) as unknown) : undefined;
    },
    keep(key, value) {
      database.run('INSERT OR REPLACE INTO kept (key, value) VALUES (?, ?)', [key, JSON.stringify(value)]);
    },
    close: () => database.close(),
  };
};
