import type { Database, Tx } from '#platform/db/database.ts';
import { PaymentRefused, type ProviderEventKind } from '../payments.ts';
import { recordEvent } from './record-event.ts';
import type { Books, SessionRow } from './session-row.ts';
import { asOf } from './session-state-at.ts';
import { ensureSubscription } from './subscriptions.store.ts';

export type SessionKey = { sessionId: string } | { intentId: string };

/** A transition: the new state (absent: unchanged), its events, the result. */
export interface Happening<T> {
  session?: SessionRow;
  events?: readonly ProviderEventKind[];
  answer: T;
}

export async function readSession({ db, clock }: Books, key: SessionKey): Promise<SessionRow> {
  const row = await find(db.query, key).executeTakeFirst();
  if (!row) throw unknown(key);
  return asOf(row, clock.now()).session;
}

/** Locks the session's row and applies the clock before `act`. @throws PaymentRefused when it is unknown */
export async function inBooks<T>(
  books: Books,
  key: SessionKey,
  act: (session: SessionRow, now: Temporal.Instant, tx: Tx) => Happening<T> | Promise<Happening<T>>,
): Promise<T> {
  return books.db.transaction(async (tx) => {
    const row = await find(tx, key).forUpdate().executeTakeFirst();
    if (!row) throw unknown(key);
    const now = books.clock.now();
    const present = asOf(row, now);
    const happened = await act(present.session, now, tx);
    const after = happened.session ?? present.session;
    if (after !== row) await write(tx, after);
    await ensureSubscription(tx, after, now);
    for (const kind of [...present.events, ...(happened.events ?? [])]) {
      await recordEvent(tx, { session: after, kind, now, random: books.random });
    }
    return happened.answer;
  });
}

function find(queries: Tx | Database['query'], key: SessionKey) {
  const sessions = queries.selectFrom('test_checkout_sessions').selectAll();
  return 'sessionId' in key
    ? sessions.where('id', '=', key.sessionId)
    : sessions.where('intent_id', '=', key.intentId);
}

async function write(tx: Tx, session: SessionRow): Promise<void> {
  const { id, intent, intent_id, state, captured_minor, refunded_minor, arrival, card } = session;
  const { payer_email, payer_name, authorised_at, decides_at, expires_at } = session;
  await tx
    .updateTable('test_checkout_sessions')
    .set({ intent, intent_id, state, captured_minor, refunded_minor, arrival, card })
    .set({ payer_email, payer_name, authorised_at, decides_at, expires_at })
    .where('id', '=', id)
    .execute();
}

function unknown(key: SessionKey): PaymentRefused {
  const what = 'sessionId' in key ? 'session' : 'payment intent';
  return new PaymentRefused(`Test checkout: no such ${what}`, 'resource_missing');
}
