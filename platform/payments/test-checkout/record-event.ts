import { randomUUID } from 'node:crypto';
import type { Tx } from '#platform/db/database.ts';
import type { ProviderEvent, ProviderEventKind } from '../payments.ts';
import type { Arrival, SessionRow } from './session-row.ts';
import { subscriptionIdOf } from './subscription.ts';

const lateSeconds = 30;
const shuffleSeconds = 5;

export type About = Pick<ProviderEvent, 'sessionId' | 'intentId' | 'subscriptionId'>;

/** `about`: default the session and its intent. */
export async function recordEvent(
  tx: Tx,
  {
    session,
    kind,
    now,
    random,
    about = {
      sessionId: session.id,
      intentId: session.intent_id,
      subscriptionId: subscriptionIdOf(session),
    },
  }: {
    session: SessionRow;
    kind: ProviderEventKind;
    now: Temporal.Instant;
    random: () => number;
    about?: About;
  },
): Promise<void> {
  const eventId = await insertEvent(tx, { session, kind, now, about });
  if (session.arrival !== 'shuffled') {
    await plan(
      tx,
      deliveryDelays(session.arrival).map((seconds) => [eventId, now.add({ seconds })]),
    );
    return;
  }
  await insertEvent(tx, { session, kind: 'other', now, about });
  const all = await eventsOf(tx, session.id);
  await plan(
    tx,
    all.map((id) => [id, now.add({ milliseconds: Math.floor(random() * shuffleSeconds * 1000) })]),
  );
}

function deliveryDelays(arrival: Exclude<Arrival, 'shuffled'>): number[] {
  const choices = { 'on-time': [0], late: [lateSeconds], twice: [0, 0], never: [] };
  return choices[arrival];
}

async function insertEvent(
  tx: Tx,
  {
    session,
    kind,
    now,
    about,
  }: { session: SessionRow; kind: ProviderEventKind; now: Temporal.Instant; about: About },
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
