import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testDatabase } from '#tests/support/database/database.ts';
import { type TestCheckoutHarness, testCheckout } from '#tests/support/test-checkout.ts';
import { aSessionRequest } from '../payments.contract.ts';
import type { ProviderEvent } from '../payments.ts';
import { isAllowedTarget } from './deliver.ts';
import type { Arrival } from './session-row.ts';

const given = testDatabase();

interface Shop {
  url: string;
  arrived: Array<ProviderEvent | null>;
  statuses: number[];
  until(count: number): Promise<void>;
}

async function openShop(harness: TestCheckoutHarness): Promise<Shop> {
  let look = () => {};
  const arrived: Shop['arrived'] = [];
  const statuses: number[] = [];
  const server = createServer(async (request, response) => {
    const signature = String(request.headers['test-signature']);
    arrived.push(await harness.payments.verifyEvent(await text(request), signature));
    response.statusCode = statuses.shift() ?? 200;
    response.end('{}');
    look();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    await harness.checkout.stop();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/test`,
    arrived,
    statuses,
    until: (count) =>
      new Promise((resolve) => {
        look = () => arrived.length >= count && resolve();
        look();
      }),
  };
}

async function paidWith(arrival: Arrival, random = () => 0.5) {
  const harness = testCheckout(given.db, { random });
  const shop = await openShop(harness);
  const { sessionId } = await harness.payments.createSession(aSessionRequest(harness.now()));
  await harness.checkout.payer.pay(sessionId, { arrival });
  return { ...harness, shop, sessionId };
}

const kindsOf = (shop: Shop) => shop.arrived.map((event) => event?.kind);

/** Scheduled deliveries that are neither finished nor given up, soonest first, in seconds from now. */
async function planned(now: Temporal.Instant): Promise<number[]> {
  const rows = await given.db.query
    .selectFrom('test_checkout_deliveries')
    .select('deliver_at')
    .where('ended_at', 'is', null)
    .orderBy('deliver_at')
    .execute();
  return rows.map((row) => row.deliver_at.since(now).total('seconds'));
}

describe('Events of the test checkout', () => {
  it('are delivered signed, at once, and once', async () => {
    const { checkout, shop, sessionId, now } = await paidWith('on-time');
    checkout.startDelivery(shop.url);
    await shop.until(1);
    expect(shop.arrived).toEqual([
      {
        eventId: expect.any(String),
        kind: 'session-completed',
        sessionId,
        intentId: expect.any(String),
        subscriptionId: null,
      },
    ]);
    await checkout.stop();
    expect(await planned(now())).toEqual([]);
  });

  it('trigger the delivery that is already running', async () => {
    const harness = testCheckout(given.db);
    const shop = await openShop(harness);
    harness.checkout.startDelivery(shop.url);
    const { sessionId } = await harness.payments.createSession(aSessionRequest(harness.now()));
    await harness.pay(sessionId);
    await shop.until(1);
    await harness.payments.refund((await harness.payments.retrieve(sessionId)).intentId!, 100, 'key');
    await shop.until(2);
    expect(kindsOf(shop)).toEqual(['session-completed', 'refunded']);
  });

  it('are delivered half a minute late when configured', async () => {
    const { checkout, shop, passTime, now } = await paidWith('late');
    expect(await planned(now())).toEqual([30]);
    await passTime(Temporal.Duration.from({ seconds: 30 }));
    checkout.startDelivery(shop.url);
    await shop.until(1);
    expect(kindsOf(shop)).toEqual(['session-completed']);
  });

  it('are delivered twice under the same id when configured', async () => {
    const { checkout, shop } = await paidWith('twice');
    checkout.startDelivery(shop.url);
    await shop.until(2);
    expect(shop.arrived[0]).toEqual(shop.arrived[1]);
  });

  it('are delivered shuffled and repeated when configured', async () => {
    const draws = [0.9, 0.1, 0.8, 0.3, 0.5, 0.2];
    const { checkout, shop, payments, sessionId, passTime } = await paidWith(
      'shuffled',
      () => draws.shift() ?? 0,
    );
    await payments.refund((await payments.retrieve(sessionId)).intentId!, 100, 'key');
    await passTime(Temporal.Duration.from({ seconds: 5 }));
    checkout.startDelivery(shop.url);
    await shop.until(6);
    expect(kindsOf(shop)).toEqual([
      'other',
      'other',
      'other',
      'refunded',
      'session-completed',
      'session-completed',
    ]);
    expect(shop.arrived).not.toContain(null);
  });

  it('are never delivered when configured, whatever happens later', async () => {
    const { checkout, payments, sessionId, now } = await paidWith('never');
    await payments.refund((await payments.retrieve(sessionId)).intentId!, 100, 'key');
    expect(await planned(now())).toEqual([]);
    expect(await checkout.events()).toHaveLength(2);
  });

  it('are sent for a session that expired and for a slow payment', async () => {
    const harness = testCheckout(given.db);
    const shop = await openShop(harness);
    const open = async () => (await harness.payments.createSession(aSessionRequest(harness.now()))).sessionId;
    const [left, slow] = [await open(), await open()];
    await harness.checkout.payer.takeTime(slow);
    await harness.passTime(Temporal.Duration.from({ hours: 1 }));
    harness.checkout.startDelivery(shop.url);
    await shop.until(3);
    const delivered = shop.arrived.map((event) => [event?.sessionId, event?.kind]);
    expect(delivered).toContainEqual([left, 'session-expired']);
    expect(delivered).toContainEqual([slow, 'async-succeeded']);
  });

  it('are retried after 1, 2, 4 seconds while the shop does not accept them', async () => {
    const { checkout, shop, passTime, now } = await paidWith('on-time');
    shop.statuses.push(500, 404, 302);
    for (const seconds of [1, 2, 4]) {
      checkout.startDelivery(shop.url);
      await shop.until(shop.arrived.length + 1);
      await checkout.stop();
      expect(await planned(now())).toEqual([seconds]);
      await passTime(Temporal.Duration.from({ seconds }));
    }
    checkout.startDelivery(shop.url);
    await shop.until(4);
    await checkout.stop();
    expect(await planned(now())).toEqual([]);
  });

  it('survive the process that should have delivered them', async () => {
    await paidWith('on-time');
    const restarted = testCheckout(given.db);
    const shop = await openShop(restarted);
    restarted.checkout.startDelivery(shop.url);
    await shop.until(1);
    expect(kindsOf(shop)).toEqual(['session-completed']);
  });

  it('are delivered to this machine or the site itself only', async () => {
    const site = 'https://studio.example';
    expect(isAllowedTarget('http://127.0.0.1:3000/webhooks/test', site)).toBe(true);
    expect(isAllowedTarget('http://[::1]:3000/webhooks/test', site)).toBe(true);
    expect(isAllowedTarget('https://studio.example/webhooks/test', site)).toBe(true);
    expect(isAllowedTarget('https://elsewhere.example/webhooks/test', site)).toBe(false);
    expect(isAllowedTarget('http://studio.example/webhooks/test', site)).toBe(false);
    expect(isAllowedTarget('file:///webhooks/test', site)).toBe(false);
    expect(isAllowedTarget('nonsense', site)).toBe(false);
    const { checkout } = testCheckout(given.db);
    expect(() => checkout.startDelivery('http://10.0.0.1/webhooks/test')).toThrow(
      'this machine or this site',
    );
  });

  it('of another installation are ignored', async () => {
    const otherShop = testCheckout(given.db, { secret: new Uint8Array(32).fill(8) });
    const { sessionId } = await otherShop.payments.createSession(aSessionRequest(otherShop.now()));
    await otherShop.pay(sessionId);
    const { body, signature } = (await otherShop.events())[0]!;
    expect(await otherShop.payments.verifyEvent(body, signature)).not.toBeNull();
    expect(await testCheckout(given.db).payments.verifyEvent(body, signature)).toBeNull();
  });
});
