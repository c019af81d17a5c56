import type { Selectable } from 'kysely';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Schema } from '#platform/db/schema.ts';

export type SessionRow = Selectable<Schema['test_checkout_sessions']>;

export type Arrival = SessionRow['arrival'];

export type Card = SessionRow['card'];

export const cards: readonly Card[] = ['works', 'fails-once', 'fails', 'slow'];

export const arrivals: readonly Arrival[] = ['on-time', 'late', 'twice', 'shuffled', 'never'];

export interface Books {
  db: Database;
  clock: Clock;
  random: () => number;
}
