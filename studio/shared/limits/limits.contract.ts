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
