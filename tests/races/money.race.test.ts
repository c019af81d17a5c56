import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { openTestCheckout, type TestCheckout } from '#platform/payments/test-checkout/open-test-checkout.ts';
import { count } from '#tests/support/database/invariants.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';
import { times } from '#tests/support/site/times.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import {
  clear,
  type Kind,
  pieceId,
  reserve,
  rival,
  runOut,
  seatId,
  settled,
  whenFree,
  whenTaken,
} from './sellables.ts';
import { crowd, tally, threeServers } from './three-servers.ts';

const given = threeServers();
let checkout: TestCheckout;
/** A fourth process over the same database, for what no request can trigger: a job at a chosen moment. */
let world: TestWorld;

beforeAll(async () => {
  const at = { db: given.db, clock: systemClock, secret: given.secret };
  checkout = openTestCheckout({ ...at, log: quietLog, publicUrl: given.urls[0] as string });
  world = testWorld(given.db, { clock: at.clock, secret: at.secret, payments: checkout.payments });
  // One seat and one unit of stock.
  await sql`delete from units where number > 1 and (offer_id = ${pieceId}
    or date_id in (select id from dates where offer_id = ${seatId}))`.execute(given.db.query);
});

const pay = (client: number, path: string) =>
  given.post(
    client,
    path,
    new URLSearchParams({ action: 'pay', arrival: 'never', name: 'Åse', email: 'a@example.com' }),
  );

const number = (query: ReturnType<typeof sql<{ count: number }>>) => count(given.db, query);

const capturedAtProvider = (sessionId: string) =>
  number(sql`select count(*) as count from test_checkout_sessions
    where id = ${sessionId} and intent in ('succeeded', 'requires_capture')`);

/** Alternates who starts first, and by how many milliseconds: one order alone would prove half. */
function headStarts(round: number): { payer: number; rivals: number } {
  const first = [0, 20, 80, 300][Math.floor(round / 2) % 4] ?? 0;
  return round % 2 === 0 ? { payer: 0, rivals: first } : { payer: first, rivals: 0 };
}

test.each<[Kind, number, number]>([
  ['hour', 100, times(8, 100)],
  ['seat', 1_000, times(4, 60)],
  ['stock', 2_000, times(4, 60)],
])(
  'payment against the end of the reservation (%s): captured and paid, or released and never charged',
  async (kind, from, rounds) => {
    const ends = { taken: 0, free: 0, freeAndSold: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const reserved = await reserve(given, kind, from + round, round % 40);
      await runOut(given, reserved);
      const { payer, rivals } = headStarts(round);
      const [paid, ...requested] = await Promise.all([
        pause(payer).then(() => pay(from + round, reserved.path)),
        ...crowd(2, 50_000 + (from + round) * 2).map(async (client) => {
          await pause(rivals);
          return rival(given, kind, client, { ...reserved, world });
        }),
      ]);
      tally([paid]);
      const found = tally(requested);
      const won = (found[200] ?? 0) + (found[201] ?? 0);
      expect(won + (found[409] ?? 0)).toBe(2);
      const end = await settled(given, reserved.orderId);
      const isTaken = (await capturedAtProvider(reserved.sessionId)) === 1;
      expect(end).toEqual(isTaken ? whenTaken[kind] : whenFree[kind]);
      expect(won).toBeLessThanOrEqual(isTaken ? 0 : 1);
      ends[isTaken ? 'taken' : won === 0 ? 'free' : 'freeAndSold'] += 1;
      await clear(given, reserved);
    }
    process.stdout.write(`payment against the end (${kind}): ${JSON.stringify(ends)}\n`);
    if (!process.env.PROVE) return;
    expect(ends.taken).toBeGreaterThan(0);
    expect(ends.free + ends.freeAndSold).toBeGreaterThan(0);
  },
);

test.each<[Kind, number]>([
  ['seat', 10_000],
  ['stock', 20_000],
])(
  'reservations against the end of a reservation (%s): sold at most once more, and never lost',
  async (kind, from) => {
    const ends = { sold: 0, free: 0 };
    for (let round = 0; round < times(2, 30); round += 1) {
      const clients = from + round * 100;
      const reserved = await reserve(given, kind, clients, 0);
      await runOut(given, reserved);
      const answers = await Promise.all(
        crowd(20, clients).map(async (client) => {
          await pause((client % 4) * 50 * (round % 3));
          return rival(given, kind, client, { ...reserved, world });
        }),
      );
      const { 200: won = 0, 409: refused = 0 } = tally(answers);
      expect(won + refused).toBe(20);
      expect(won).toBeLessThanOrEqual(1);
      expect(await settled(given, reserved.orderId)).toEqual(whenFree[kind]);
      // Every attempt came too late: the next visitor gets it.
      if (won === 0) await reserve(given, kind, clients + 99, 0);
      expect(await number(sql`select count(*) as count from units where state = 'held'`)).toBe(1);
      ends[won === 1 ? 'sold' : 'free'] += 1;
      await clear(given, reserved);
    }
    process.stdout.write(`reservations against the end (${kind}): ${JSON.stringify(ends)}\n`);
    if (process.env.PROVE) expect(ends.sold).toBeGreaterThan(0);
  },
);

test.each<[Kind, number, number]>([
  ['hour', 7_000, 50],
  ['seat', 7_100, 0],
  ['stock', 7_200, 0],
])(
  'one webhook ten times concurrently to three servers (%s): one event, sold once, one email of each kind',
  async (kind, client, hour) => {
    const reserved = await reserve(given, kind, client, hour);
    const { sessionId, bookingId, orderId } = reserved;
    await checkout.payer.pay(sessionId);
    const [event] = (await checkout.events()).filter((one) => one.body.includes(sessionId));
    const answers = await Promise.all(
      crowd(10, client).map((from) =>
        given.post(from, '/webhooks/test', event?.body ?? '', { 'test-signature': event?.signature ?? '' }),
      ),
    );
    expect(tally(answers)).toEqual({ 200: 10 });
    expect(await settled(given, orderId)).toEqual(whenTaken[kind]);
    expect(
      await number(sql`select count(*) as count from payment_events where session_id = ${sessionId}`),
    ).toBe(1);
    expect(await receiptsOf(orderId)).toBe(kind === 'stock' ? 0 : 1);
    if (bookingId) expect(await emailsAbout(bookingId)).toBe(2);
    else expect(await mailsOf(orderId)).toEqual({ toBuyer: kind === 'seat' ? 2 : 1, twice: 0 });
    await clear(given, reserved);
  },
);

test('twelve return visits and every webhook concurrently on three servers settle one payment once [P.42]', async () => {
  const { bookingId, orderId, sessionId } = await reserve(given, 'hour', 8_000, 51);
  await checkout.payer.pay(sessionId);
  const events = (await checkout.events()).filter((one) => one.body.includes(sessionId));
  const row = await given.db.query
    .selectFrom('test_checkout_sessions')
    .select('success_url')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  const back = new URL(row.success_url);
  const visits = crowd(12, 8_000).map((client) => given.get(client, back.pathname + back.search));
  const hooks = events.map((event) =>
    given.post(8_100, '/webhooks/test', event.body, { 'test-signature': event.signature }),
  );
  tally(await Promise.all([...visits, ...hooks]));
  expect(await settled(given, orderId)).toEqual(whenTaken.hour);
  expect(await receiptsOf(orderId)).toBe(1);
  expect(await emailsAbout(bookingId ?? '')).toBe(2);
});

test('one booking’s checkout requested on two servers concurrently has one URL', async () => {
  const { bookingId } = await reserve(given, 'hour', 9_000, 52);
  const answers = await Promise.all(
    crowd(6).map(() =>
      given.post(9_000, '/functions/v1/create-payment', { courseId: bookingId, currency: 'DKK' }),
    ),
  );
  expect(tally(answers)).toEqual({ 200: 6 });
  expect(new Set(answers.map((answer) => (answer.body as { url: string }).url)).size).toBe(1);
});

/** The confirmation to the visitor and the notification to the owner. */
function emailsAbout(bookingId: string): Promise<number> {
  return number(sql`select count(*) as count from emails m join bookings b on m.dedupe_key like '%:' || b.claim_id
    where b.id = ${bookingId}`);
}

function receiptsOf(orderId: string): Promise<number> {
  return number(sql`select count(*) as count from receipts where order_id = ${orderId}`);
}

/** Emails about an order: how many the buyer got, and how many were sent twice. */
async function mailsOf(orderId: string): Promise<{ toBuyer: number; twice: number }> {
  const { rows } = await sql<{ kind: string; recipient: string }>`
    select m.kind, m.recipient from emails m where m.dedupe_key like '%:' || ${orderId}`.execute(
    given.db.query,
  );
  const different = new Set(rows.map(({ kind, recipient }) => `${kind} ${recipient}`)).size;
  return {
    toBuyer: rows.filter(({ kind }) => !kind.startsWith('owner')).length,
    twice: rows.length - different,
  };
}
