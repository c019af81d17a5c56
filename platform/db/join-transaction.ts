import type { Database, Tx } from './database.ts';

/** For verbs that run as parts of another one: what they write is committed or rolled back with `tx`. */
export function joinTransaction(db: Database, tx: Tx): Database {
  return {
    ...db,
    query: tx,
    transaction: (work) => work(tx),
    statement: (work) => work(tx),
  };
}
