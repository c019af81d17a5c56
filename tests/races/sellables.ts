import { sql } from 'kysely';
import { expireOrder } from '#studio/money/settlement/expire-order.ts';
import type { Answer } from '#tests/support/site/send-request.ts';
import type { TestWorld } from '#tests/support/world.ts';
import type { ThreeServers } from './three-servers.ts';

export type Kind = 'hour' | 'seat' | 'stock';

export const seatId = 'singing-workshop-1d';
export const pieceId = 'microphone';

/** Reserved by one client, its checkout open. */
export interface Reserved {
  /** Of a slot. */
  bookingId: string | null;
  start: Temporal.Instant | null;
  orderId: string;
  sessionId: string;
  /** Of the hosted page. */
  path: string;
}

/** The final state in the studio's tables of an order and its reservation. */
export interface End {
  order: string;
  claim: string | null;
  units: string | null;
  captured: number;
  refund: string | null;
}

/** A seat needs no form fields, goods need delivery: 2,949 DKK for a microphone and its delivery. */
export const buySeat = (given: ThreeServers, client: number, courseId = seatId) =>
  given.post(client, '/functions/v1/create-payment', { courseId, currency: 'dkk' });

export function orderGoods(
  given: ThreeServers,
  client: number,
  what: { id: string; totalMinor: number; cartToken?: string },
): Promise<Answer> {
  const typed = new URLSearchParams({
    attempt: `race-${client}`,
    currency: 'DKK',
    total: String(what.totalMinor),
    name: 'Søren Ærø',
    email: `client${client}@example.com`,
    street: 'Ærøgade 7',
    postcode: '8000',
    city: 'Aarhus C',
    country: 'DK',
    terms: 'yes',
  });
  const cookie = `belcanto_cart=${what.cartToken ?? ''}`;
  return given.post(client, `/checkout/${what.id}/pay`, typed, { cookie });
}

export const orderPiece = (given: ThreeServers, client: number) =>
  orderGoods(given, client, { id: pieceId, totalMinor: 294_900 });

export function holdSlotOf(given: ThreeServers, client: number, start: Temporal.Instant): Promise<Answer> {
  const requested = {
    name: 'Åse',
    email: `payer${client}@example.com`,
    slot_start: start.toString(),
    payment_status: 'pending',
  };
  const wanted = { prefer: 'return=representation', accept: 'application/vnd.pgrst.object+json' };
  return given.post(client, '/rest/v1/bookings', requested, wanted);
}

/** An hour of the working day, starting tomorrow. */
export function hourAt(hour: number): Temporal.Instant {
  const day = Temporal.Now.zonedDateTimeISO('Europe/Copenhagen')
    .toPlainDate()
    .add({ days: 1 + Math.floor(hour / 9) });
  const plainTime = { hour: 9 + (hour % 9) };
  return day.toZonedDateTime({ timeZone: 'Europe/Copenhagen', plainTime }).toInstant();
}

/** Reserves an item of this kind for the client and opens its checkout. */
export async function reserve(
  given: ThreeServers,
  kind: Kind,
  client: number,
  hour: number,
): Promise<Reserved> {
  const start = kind === 'hour' ? hourAt(hour) : null;
  const held = start && (await holdSlotOf(given, client, start));
  const bookingId = held && (held.body as { id: string }).id;
  const opened = bookingId
    ? await buySeat(given, client, bookingId)
    : kind === 'seat'
      ? await buySeat(given, client)
      : await orderPiece(given, client);
  if (opened.status !== 200) throw new Error(`no checkout for a ${kind}: ${JSON.stringify(opened)}`);
  const sessionId = new URL((opened.body as { url: string }).url).pathname.split('/').at(-1) as string;
  const { order_id: orderId } = await given.db.query
    .selectFrom('payments')
    .select('order_id')
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return { bookingId, start, orderId, sessionId, path: `/test-checkout/${sessionId}` };
}

/** The reservation has expired, and no process has noticed yet. */
export async function runOut(given: ThreeServers, { start, sessionId }: Reserved): Promise<void> {
  const overdue = start
    ? sql`update claims set expires_at = now() - interval '1 minute' where slot_start = ${start} and state = 'held'`
    : sql`update payments set session_expires_at = now() - interval '1 minute' where session_id = ${sessionId}`;
  await overdue.execute(given.db.query);
}

/**
 * A rival wants the item and its expiry is noticed: for a slot by the rival's request, for seats and stock by a
 * process that runs jobs.
 */
export async function rival(
  given: ThreeServers,
  kind: Kind,
  client: number,
  of: Reserved & { world: TestWorld },
): Promise<Answer> {
  if (of.start) return holdSlotOf(given, client, of.start);
  const [answer] = await Promise.all([
    kind === 'seat' ? buySeat(given, client) : orderPiece(given, client),
    expireOrder(of.world, of.orderId),
  ]);
  return answer;
}

/** The final state, once nothing waits for the provider any more. */
export async function settled(given: ThreeServers, orderId: string): Promise<End> {
  for (;;) {
    const { rows } = await sql<End>`
      select o.state as order, c.state as claim, p.captured_minor as captured,
        (select string_agg(u.state, ',') from units u where u.order_id = o.id) as units,
        (select state from refunds r where r.order_id = o.id) as refund
      from orders o join payments p on p.order_id = o.id
      left join bookings b on b.order_id = o.id left join claims c on c.id = b.claim_id
      where o.id = ${orderId}`.execute(given.db.query);
    const [end] = rows;
    const isOver = end && end.order !== 'open' && !['held', 'expiring'].includes(end.claim ?? '');
    if (isOver) return end;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export const whenTaken: Record<Kind, End> = {
  hour: { order: 'paid', claim: 'booked', units: null, captured: 195_000, refund: null },
  seat: { order: 'paid', claim: null, units: 'taken', captured: 360_000, refund: null },
  stock: { order: 'authorised', claim: null, units: 'taken', captured: 0, refund: null },
};

export const whenFree: Record<Kind, End> = {
  hour: { order: 'lapsed', claim: 'released', units: null, captured: 0, refund: null },
  seat: { order: 'lapsed', claim: null, units: null, captured: 0, refund: null },
  stock: { order: 'lapsed', claim: null, units: null, captured: 0, refund: null },
};

/** Frees everything for the next round. */
export async function clear(given: ThreeServers, { start }: Reserved): Promise<void> {
  const free = start
    ? sql`update claims set state = case state when 'booked' then 'cancelled' else 'released' end
        where slot_start = ${start} and state in ('booked', 'held')`
    : sql`update units set state = 'free', order_id = null, expires_at = null where state <> 'free'`;
  await free.execute(given.db.query);
}
