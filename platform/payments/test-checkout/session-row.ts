import type { Selectable, Updateable } from 'kysely';
import type { Schema } from '#platform/db/schema.ts';

/** One hosted checkout with its intent, as the books keep it. */
export type SessionRow = Selectable<Schema['test_checkout_sessions']>;
export type SessionChanges = Updateable<Schema['test_checkout_sessions']>;

/** How the events of a session reach the shop: the payer's choice on the page, for tests of everything that can go wrong. */
export type Arrival = SessionRow['arrival'];

/** What the payer's card does with the later charges of a plan. */
export type Card = SessionRow['card'];

export const cards: readonly Card[] = ['works', 'fails-once', 'fails', 'slow'];

export const arrivals: readonly Arrival[] = ['on-time', 'late', 'twice', 'shuffled', 'never'];
