import { randomUUID } from 'node:crypto';
import type { Tx } from '#platform/db/database.ts';
import type { ProviderEventKind } from '../payments.ts';
import type { Arrival, SessionRow } from './session-row.ts';

/** Seconds: how late a late event is, and over how long shuffled ones are strewn. */
const lateSeconds = 30;
const shuffleSeconds = 5;

/** Writes down what happened, and plans its journeys to the shop as the session's payer chose. */
export async function recordEvent(
  tx: Tx,
  session: SessionRow,
  kind: ProviderEventKind,
  now: Temporal.Instant,
  random: () => number,
): Promise<void> {
  const eventId = await insertEvent(tx, session, kind, now);
  if (session.arrival !== 'shuffled') {
    await plan(
      tx,
      journeys(session.arrival).map((seconds) => [eventId, now.add({ seconds })]),
    );
    return;
  }
  // A busy provider tells more than is asked for, and again what it told before.
  await insertEvent(tx, session, 'other', now);
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
): Promise<string> {
  const eventId = `tev_${randomUUID()}`;
  const { id: sessionId, intent_id: intentId } = session;
  const body = JSON.stringify({ id: eventId, kind, sessionId, intentId, happenedAt: now.toString() });
  await tx
    .insertInto('test_checkout_events')
    .values({ event_id: eventId, session_id: sessionId, body })
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
