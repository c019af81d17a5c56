import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { enrol } from '#tests/support/enrol.ts';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
const email = 'sofie@example.dk';
const whole = readFileSync(new URL('../../../db/sample/courses/recorded/long-note.m4a', import.meta.url));
let headers: Record<string, string>;
let path: string;
let entitlement: string;

beforeEach(async () => {
  headers = await signedIn(given, 'student', { email });
  entitlement = await enrol(given, email, 'beginner-course');
  const { lesson_id } = await given.db.query
    .selectFrom('lesson_files')
    .innerJoin('lessons', 'lessons.id', 'lesson_files.lesson_id')
    .innerJoin('modules', 'modules.id', 'lessons.module_id')
    .select('lesson_id')
    .where('sample', '=', 'courses/recorded/long-note.m4a')
    .where('course_id', '=', 'beginner-course')
    .executeTakeFirstOrThrow();
  path = `/dashboard/lessons/${lesson_id}/file`;
});

const request = (more: Record<string, string> = {}, init: RequestInit = {}) =>
  given.fetch(path, { ...init, headers: { ...headers, ...more } });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe('a recording, for an enrolled student', () => {
  test('without a range is sent whole, private, with a safe content type', async () => {
    const answer = await request();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('audio/mp4');
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-length')).toBe(String(whole.length));
    expect((await bytesOf(answer)).equals(whole)).toBe(true);
  });

  test('with a range: 206 from the middle and the end, 416 beyond it', async () => {
    const middle = await request({ range: 'bytes=1000-1999' });
    expect(middle.status).toBe(206);
    expect(middle.headers.get('content-range')).toBe(`bytes 1000-1999/${whole.length}`);
    expect((await bytesOf(middle)).equals(whole.subarray(1000, 2000))).toBe(true);
    const end = await request({ range: 'bytes=-10' });
    expect((await bytesOf(end)).equals(whole.subarray(-10))).toBe(true);
    const beyond = await request({ range: `bytes=${whole.length}-` });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe(`bytes */${whole.length}`);
  });

  test('a range of another version gets the whole of this one', async () => {
    const etag = (await request()).headers.get('etag') ?? '';
    expect((await request({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
    expect((await request({ range: 'bytes=0-9', 'if-range': '"older"' })).status).toBe(200);
    expect((await request({ 'if-none-match': etag })).status).toBe(304);
  });

  test('HEAD has the same headers without the body', async () => {
    const answer = await request({ range: 'bytes=0-9' }, { method: 'HEAD' });
    expect([200, 206]).toContain(answer.status);
    expect(await bytesOf(answer)).toHaveLength(0);
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
  });
});

test('while an instalment is unpaid the lesson says why access is paused and where to pay, and sends no bytes', async () => {
  const { query } = given.db;
  const now = given.world.clock.now();
  const order = await query
    .insertInto('orders')
    .values({
      state: 'paid',
      currency: 'USD',
      total_minor: 49_700,
      capture: 'now',
      authorised_until: null,
      email,
      language: 'en',
      terms_version: '1',
      replaces_order_id: null,
      booking_id: null,
      address_hash: null,
      cart_id: null,
      checkout_key: null,
      checkout_digest: null,
      pay_until: null,
      application_id: null,
      instalment: null,
      settled_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await query.updateTable('entitlements').set({ order_id: order.id }).where('id', '=', entitlement).execute();
  await query
    .insertInto('plans')
    .values({
      order_id: order.id,
      state: 'running',
      count: 3,
      subscription_id: 'sub_1',
      started_at: now,
      ends_at: null,
      end_reason: null,
      next_check_at: null,
    })
    .execute();
  await query
    .insertInto('instalments')
    .values({
      order_id: order.id,
      number: 2,
      state: 'failed',
      amount_minor: 16_566,
      due_at: now,
      invoice_id: 'in_1',
      pay_url: 'https://pay.example/in_1',
      unpaid_since: now.subtract({ hours: 24 * 15 }),
      paused_notified_at: null,
    })
    .execute();
  expect((await request()).status).toBe(403);
  for (const at of [path.replace('/file', ''), '/dashboard/courses/beginner-course', '/dashboard']) {
    const html = await (await given.fetch(at, { headers })).text();
    expect(html).toContain('Your course is paused');
    expect(html).toContain('href="https://pay.example/in_1"');
    expect(html).not.toContain('Say “no”');
  }
  await query.updateTable('instalments').set({ state: 'paid', unpaid_since: null }).execute();
  expect((await request()).status).toBe(200);
});
