import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { appSecret } from '#platform/app-secret.ts';
import { systemClock } from '#platform/clock.ts';
import { openTestCheckout, type TestCheckout } from '#platform/payments/test-checkout/open-test-checkout.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { times } from '#tests/support/times.ts';
import { count, tally, threeServers } from './three-servers.ts';

const given = threeServers();
let checkout: TestCheckout;

beforeAll(async () => {
  checkout = openTestCheckout({
    db: given.db,
    clock: systemClock,
    secret: await appSecret(given.db, null),
    log: quietLog,
    publicUrl: given.urls[0] as string,
  });
});

/** An hour held and its checkout open. */
async function openCheckout(client: number, hour: number) {
  const day = Temporal.Now.zonedDateTimeISO('Europe/Copenhagen')
    .toPlainDate()
    .add({ days: 1 + Math.floor(hour / 9) });
  const start = day
    .toZonedDateTime({ timeZone: 'Europe/Copenhagen', plainTime: { hour: 9 + (hour % 9) } })
    .toInstant();
  const held = await given.post(
    client,
    '/rest/v1/bookings',
    {
      name: 'Åse',
      email: `payer${client}@example.com`,
      slot_start: start.toString(),
      payment_status: 'pending',
    },
    { prefer: 'return=representation', accept: 'application/vnd.pgrst.object+json' },
  );
  const { id } = held.body as { id: string };
  const opened = await given.post(client, '/functions/v1/create-payment', { courseId: id, currency: 'dkk' });
  const sessionId = new URL((opened.body as { url: string }).url).pathname.split('/').at(-1) as string;
  return { id, start, sessionId, path: `/test-checkout/${sessionId}` };
}

const pay = (client: number, path: string) =>
  given.post(
    client,
    path,
    new URLSearchParams({ action: 'pay', arrival: 'never', name: 'Åse', email: 'a@example.com' }),
  );

async function stateOf(bookingId: string) {
  const { rows } = await sql<{ claim: string; order: string; refund: string | null; captured: number }>`
    select c.state as claim, o.state as order, p.captured_minor as captured,
      (select state from refunds r where r.order_id = o.id) as refund
    from bookings b join claims c on c.id = b.claim_id left join orders o on o.id = b.order_id
    left join payments p on p.order_id = o.id where b.id = ${bookingId}`.execute(given.db.query);
  return rows[0];
}

const number = (query: ReturnType<typeof sql<{ count: number }>>) => count(given.db, query);

test('payment against the end of the hold: booked and paid, or released and never charged', async () => {
  const ends = { booked: 0, released: 0 };
  for (let round = 0; round < times(10, 100); round += 1) {
    const { id, path, start } = await openCheckout(100 + round, round % 40);
    await sql`update claims set expires_at = now() - interval '1 minute' where slot_start = ${start} and state = 'held'`.execute(
      given.db.query,
    );
    // A rival who wants the hour moves the overdue hold on, which makes some server ask the provider to expire it.
    const rival = () =>
      given.post(50_000 + round, '/rest/v1/bookings', {
        name: 'Bo',
        email: `rival${round}@example.com`,
        slot_start: start.toString(),
        payment_status: 'pending',
      });
    const [paid] = await Promise.all([pay(100 + round, path), rival(), rival()]);
    tally([paid]);
    const state = await settled(id);
    if (state?.claim === 'booked') {
      expect(state).toMatchObject({ order: 'paid', captured: 195_000, refund: null });
      ends.booked += 1;
    } else {
      expect(state).toMatchObject({ claim: 'released', order: 'lapsed', captured: 0 });
      ends.released += 1;
    }
    await sql`update claims set state = 'cancelled' where slot_start = ${start} and state = 'booked'`.execute(
      given.db.query,
    );
    await sql`update claims set state = 'released' where slot_start = ${start} and state = 'held'`.execute(
      given.db.query,
    );
  }
  expect(ends.booked + ends.released).toBe(times(10, 100));
});

/** What became of a booking once no claim of it waits for the provider any more. */
async function settled(bookingId: string) {
  for (;;) {
    const state = await stateOf(bookingId);
    if (state?.claim === 'booked' || state?.claim === 'released') return state;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('one webhook ten times at once to three servers: one event, one booking, one mail to each', async () => {
  const { id, sessionId } = await openCheckout(7000, 50);
  await checkout.payer.pay(sessionId);
  const [event] = (await checkout.events()).filter((one) => one.body.includes(sessionId));
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      given.post(7000 + at, '/webhooks/test', event?.body ?? '', {
        'test-signature': event?.signature ?? '',
      }),
    ),
  );
  expect(tally(answers)).toEqual({ 200: 10 });
  expect((await settled(id))?.claim).toBe('booked');
  expect(
    await number(sql`select count(*) as count from payment_events where session_id = ${sessionId}`),
  ).toBe(1);
  expect(await mailsAbout(id)).toBe(2);
});

test('twelve visits of the return page and every webhook at once on three servers settle one payment once', async () => {
  const { id, sessionId } = await openCheckout(8000, 51);
  await checkout.payer.pay(sessionId);
  const events = (await checkout.events()).filter((one) => one.body.includes(sessionId));
  const row = await given.db.query
    .selectFrom('test_checkout_sessions')
    .select('success_url')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  const back = new URL(row.success_url);
  const visits = Array.from({ length: 12 }, (_, at) => given.get(8000 + at, back.pathname + back.search));
  const hooks = events.map((event) =>
    given.post(8100, '/webhooks/test', event.body, { 'test-signature': event.signature }),
  );
  tally(await Promise.all([...visits, ...hooks]));
  expect(await settled(id)).toMatchObject({ claim: 'booked', order: 'paid' });
  expect(
    await number(
      sql`select count(*) as count from receipts r join bookings b on b.order_id = r.order_id where b.id = ${id}`,
    ),
  ).toBe(1);
  expect(await mailsAbout(id)).toBe(2);
});

test('two servers asked at once for one booking’s checkout answer with the same address', async () => {
  const { id } = await openCheckout(9000, 52);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      given.post(9000, '/functions/v1/create-payment', { courseId: id, currency: 'DKK' }),
    ),
  );
  expect(tally(answers)).toEqual({ 200: 6 });
  expect(new Set(answers.map((answer) => (answer.body as { url: string }).url)).size).toBe(1);
});

/** Confirmation to the visitor and note to the owner. */
function mailsAbout(bookingId: string): Promise<number> {
  return number(sql`select count(*) as count from mails m join bookings b on m.dedupe_key like '%:' || b.claim_id
    where b.id = ${bookingId}`);
}
