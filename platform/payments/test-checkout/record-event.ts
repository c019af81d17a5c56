import { randomUUID } from 'node:crypto';
import type { Tx } from '#platform/db/database.ts';
import type { ProviderEvent, ProviderEventKind } from '../payments.ts';
import type { Arrival, SessionRow } from './session-row.ts';
import { subscriptionIdOf } from './subscription.ts';

/** Seconds: how late a late event is, and over how long shuffled ones are strewn. */
const lateSeconds = 30;
const shuffleSeconds = 5;

/** What an event names. */
export type About = Pick<ProviderEvent, 'sessionId' | 'intentId' | 'subscriptionId'>;

/**
 * Writes down what happened, and plans its journeys to the shop as the session's payer chose. `about`: what it names;
 * absent, the session and its intent.
 */
export async function recordEvent(
  tx: Tx,
  session: SessionRow,
  kind: ProviderEventKind,
  now: Temporal.Instant,
  random: () => number,
  about: About = {
    sessionId: session.id,
    intentId: session.intent_id,
    subscriptionId: subscriptionIdOf(session),
  },
): Promise<void> {
  const eventId = await insertEvent(tx, session, kind, now, about);
  if (session.arrival !== 'shuffled') {
    await plan(
      tx,
      journeys(session.arrival).map((seconds) => [eventId, now.add({ seconds })]),
    );
    return;
  }
  // A busy provider tells more than is asked for, and again what it told before.
  await insertEvent(tx, session, 'other', now, about);
  const all = await eventsOf(tx, session.id);
  await plan(
    tx,
    all.map((id) => [id, now.add({ milliseconds: Math.floor(random() * shuffleSeconds * 1000) })]),
  );
}

/** Seconds after the event at which it sets off, once per entry. */
function journeys(arrival: Exclude<Arrival, 'shuffled'>): number[] {
  const choices = { 'on-time': [0], late: [lateSeconds], twice: [0, 0], never: [] };
  return choices[arrival];
}

async function insertEvent(
  tx: Tx,
  session: SessionRow,
  kind: ProviderEventKind,
  now: Temporal.Instant,
  about: About,
): Promise<string> {
  const eventId = `tev_${randomUUID()}`;
  const body = JSON.stringify({ id: eventId, kind, ...about, happenedAt: now.toString() });
  await tx
    .insertInto('test_checkout_events')
    .values({ event_id: eventId, session_id: session.id, body })
    .execute();
  return eventId;
}

async function eventsOf(tx: Tx, sessionId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('test_checkout_events')
    .select('event_id')
    .where('session_id', '=', sessionId)
    .execute();
  return rows.map((row) => row.event_id);
}

async function plan(tx: Tx, departures: Array<[eventId: string, at: Temporal.Instant]>): Promise<void> {
  if (departures.length === 0) return;
  await tx
    .insertInto('test_checkout_deliveries')
    .values(departures.map(([event_id, deliver_at]) => ({ event_id, deliver_at })))
    .execute();
}
