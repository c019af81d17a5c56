import { sendRequest } from './send-request.ts';

/**
 * A hold acknowledged with 201. Times are the client's; until it is cancelled no other client may get the same
 * slot.
 */
export interface Acknowledged {
  id: string;
  start: string;
  heldAt: number;
  /** When the cancellation was sent; null: never cancelled. */
  cancelledAt: number | null;
}

export interface Round {
  acknowledged: Acknowledged[];
  /** Milliseconds per hold with its cancellation, and separately per hold refused with 409. */
  units: number[];
  taken: number[];
  limited: number;
  failed: number;
}

export async function freeStarts(url: string): Promise<string[]> {
  const answer = await sendRequest(`${url}/private-coaching/slots`, 'GET');
  const { offer } = JSON.parse(answer.body.toString()) as {
    offer: { days: Array<{ slots: Array<{ start: string }> }> };
  };
  return offer.days.flatMap((day) => day.slots.map((slot) => slot.start));
}

/** Many clients, each with its own network address, hold random slots and cancel them until the time is up. */
export async function holdAndCancel(
  url: string,
  free: readonly string[],
  clients: number,
  forMs: number,
): Promise<Round> {
  const round: Round = { acknowledged: [], units: [], taken: [], limited: 0, failed: 0 };
  const until = performance.now() + forMs;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() < until) {
        const startedAt = performance.now();
        const held = await hold(url, free, client, round);
        if (!held) continue;
        held.cancelledAt = performance.now();
        if (await cancel(url, held, client)) round.units.push(performance.now() - startedAt);
        else round.failed += 1;
      }
    }),
  );
  return round;
}

export async function holdAndLeave(url: string, free: readonly string[], clients: number): Promise<Round> {
  const round: Round = { acknowledged: [], units: [], taken: [], limited: 0, failed: 0 };
  await Promise.all(Array.from({ length: clients }, (_, client) => hold(url, free, client, round)));
  return round;
}

export type Held = Acknowledged & { cookie: string };

export async function hold(
  url: string,
  free: readonly string[],
  client: number,
  round: Round,
): Promise<Held | null> {
  const start = free[Math.floor(Math.random() * free.length)] ?? '';
  const headers = {
    'x-forwarded-for': `10.9.${client}.1`,
    'content-type': 'application/json',
    prefer: 'return=representation',
  };
  const booking = {
    name: 'Bench',
    email: `bench${client}@example.com`,
    slot_start: start,
    payment_status: 'pending',
  };
  const startedAt = performance.now();
  const answer = await sendRequest(`${url}/rest/v1/bookings`, 'POST', headers, JSON.stringify(booking));
  const heldAt = performance.now();
  if (answer.status === 409) round.taken.push(heldAt - startedAt);
  else if (answer.status === 429) round.limited += 1;
  else if (answer.status !== 201) round.failed += 1;
  if (answer.status !== 201) return null;
  const [row] = JSON.parse(answer.body.toString()) as Array<{ id: string }>;
  const held = { id: row?.id ?? '', start, heldAt, cancelledAt: null, cookie: answer.cookie };
  round.acknowledged.push(held);
  return held;
}

export async function cancel(url: string, held: Held, client: number): Promise<boolean> {
  const headers = {
    'x-forwarded-for': `10.9.${client}.1`,
    'content-type': 'application/x-www-form-urlencoded',
    origin: url,
    cookie: held.cookie,
  };
  const form = new URLSearchParams({ booking: held.id }).toString();
  return (await sendRequest(`${url}/private-coaching/hold`, 'POST', headers, form)).status < 400;
}
