import { afterEach, expect, test, vi } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import { unstoredReferenceData } from '#platform/reference-data.ts';
import { worldLimits } from './world-limits.ts';

const secret = new Uint8Array(32).fill(7);

export function limitsContract(given: { readonly db: Database }): void {
  const limits = () => worldLimits(given.db, unstoredReferenceData, secret);

  afterEach(() => {
    vi.useRealTimers();
  });

  test('the allowed number is accepted, the next gets Retry-After, and is accepted afterwards', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 9) });
    const take = () => limits().take('contactPerEmail', 'anna@example.com');
    for (let count = 0; count < 5; count++) expect(await take()).toEqual({ ok: true });
    expect(await take()).toEqual({ ok: false, retryAfterSeconds: 3600 });
    expect(await limits().take('contactPerEmail', 'bo@example.com')).toEqual({ ok: true });
    vi.setSystemTime(Date.now() + 3600_001);
    expect(await take()).toEqual({ ok: true });
  });

  test('of concurrent requests exactly the allowed number is accepted', async () => {
    const all = await Promise.all(
      Array.from({ length: 30 }, () => limits().take('contactPerAddress', '203.0.113.7')),
    );
    expect(all.filter((one) => one.ok)).toHaveLength(20);
  });

  test('a /56 may do three times and a /48 ten times as much as one /64; what a /64 is refused counts for it alone', async () => {
    const value = json({ contactPerAddress: 2 });
    await given.db.query.insertInto('settings').values({ key: 'limits', value }).execute();
    const one = limits();
    const take = async (network: string) =>
      (await one.take('contactPerAddress', `2001:db8:${network}::1`)).ok;
    const takes = async (networks: readonly string[]) => {
      const taken = [];
      for (const network of networks) taken.push(await take(network));
      return taken.filter(Boolean).length;
    };
    expect(await takes(Array(20).fill('1:0'))).toBe(2);
    const household = Array.from({ length: 20 }, (_, index) => `1:${(index + 1).toString(16)}`);
    expect(await takes(household), 'the rest of the six').toBe(4);
    const company = Array.from({ length: 40 }, (_, index) => `1:${(index + 1).toString(16)}00`);
    expect(await takes(company), 'the rest of the twenty').toBe(14);
    expect(await take('2:0'), 'another /48').toBe(true);
  });

  test('an account counted per network has a count in each network of the address', async () => {
    const one = limits();
    const take = async (address: string | null) =>
      (await one.take('failedSignInsPerAccount', { of: 'Anna@example.com', address })).ok;
    for (let count = 0; count < 30; count++) await take(`2001:db8:1:${(count % 3).toString(16)}::1`);
    expect(await take('2001:db8:1:7::1'), 'the /56').toBe(false);
    expect(await take('2001:db8:1:700::1'), 'another /56').toBe(true);
    expect(await take(null)).toBe(true);
    await one.forget('failedSignInsPerAccount', { of: 'anna@example.com', address: '2001:db8:1:7::1' });
    expect(await take('2001:db8:1:7::1')).toBe(true);
  });

  test('the tenth wrong password locks an account for fifteen minutes, however often it is tried meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 9) });
    const take = () => limits().take('failedSignInsPerAccount', 'owner@example.com');
    for (let count = 0; count < 10; count++) expect((await take()).ok).toBe(true);
    vi.setSystemTime(Date.now() + 600_000);
    expect(await take()).toEqual({ ok: false, retryAfterSeconds: 300 });
    vi.setSystemTime(Date.now() + 300_001);
    expect(await take()).toEqual({ ok: true });
  });

  test('a request that does not count is returned to the quota, and a success resets an account', async () => {
    const one = limits();
    for (let count = 0; count < 70; count++) {
      expect(await one.take('failedSignInsPerAddress', '203.0.113.7')).toEqual({ ok: true });
      await one.giveBack('failedSignInsPerAddress', '203.0.113.7');
    }
    for (let count = 0; count < 11; count++) await one.take('failedSignInsPerAccount', 'a@example.com');
    await one.forget('failedSignInsPerAccount', 'A@example.com ');
    expect(await one.take('failedSignInsPerAccount', 'a@example.com')).toEqual({ ok: true });
  });

  test('changed limits apply from the next call on', async () => {
    const value = json({ contactPerEmail: 1 });
    await given.db.query.insertInto('settings').values({ key: 'limits', value }).execute();
    expect((await limits().take('contactPerEmail', 'a@example.com')).ok).toBe(true);
    expect((await limits().take('contactPerEmail', 'a@example.com')).ok).toBe(false);
  });

  test('the table contains no email, no IP address, and nothing expired', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 9) });
    await limits().take('contactPerEmail', 'anna@example.com');
    await limits().take('contactPerAddress', '203.0.113.7');
    const rows = await given.db.query.selectFrom('rate_limits').selectAll().execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/anna|203\.0/);
    vi.setSystemTime(Date.now() + 3600_001);
    await limits().deleteExpired();
    expect(await given.db.query.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });
}
