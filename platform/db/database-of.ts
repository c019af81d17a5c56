import type { Database, Queries } from './database.ts';

// Registered: tests run the built application, which has its own copy of this module, on their database.
const database = Symbol.for('#platform/db/database-of');

interface Handle extends Queries {
  [database]?: Database;
}

export function setDatabaseOf(handle: Queries, db: Database): void {
  Object.defineProperty(handle, database, { value: db });
}

/** Of its outer handle or a transaction. For stores, which are given the transaction only. */
export function databaseOf(handle: Handle): Database {
  const db = handle[database];
  if (!db) throw new Error('Not the handle of an open database.');
  return db;
}
