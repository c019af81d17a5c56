import { describe, expect, test } from 'vitest';
import { limitsSchema } from '#studio/shared/limits/limits.ts';
import { intensiveApplication, retreatApplication } from '#tests/support/applications.ts';
import { slotInDays } from '#tests/support/offered-hour.ts';
import { saveLimits } from '#tests/support/save-limits.ts';
import { testApp } from '#tests/support/site/app.ts';
import { actingPaths } from '#tests/support/site/routes.ts';
import { limitTable } from './limit-table.ts';

const given = testApp();

test('every public call that changes something lists its limits, or why it needs none [P.88]', async () => {
  const acts = (await actingPaths()).filter((path) => !/^\/(admin|dashboard)\b/.test(path));
  expect(Object.keys(limitTable).sort(), 'a new call needs a row in tests/access/limit-table.ts').toEqual(
    [...new Set(acts)].sort(),
  );
  const named = Object.values(limitTable).flatMap((row) => ('limits' in row ? row.limits : []));
  expect(named.filter((name) => !Object.hasOwn(limitsSchema.shape, name))).toEqual([]);
});

type RequestAt = (index: number) => { path: string; body: unknown; form?: true };

const call = (path: string, bodyOf: (index: number) => unknown): RequestAt => {
  return (index) => ({ path, body: bodyOf(index) });
};
const form = (path: string, bodyOf: (index: number) => Record<string, string>): RequestAt => {
  return (index) => ({ path, body: bodyOf(index), form: true });
};
const emailOf = (index: number) => `visitor-${index}@example.dk`;

const calls: ReadonlyArray<readonly [keyof typeof limitsSchema.shape, RequestAt]> = [
  [
    'paymentsPerAddress',
    call('/functions/v1/create-payment', () => ({ courseId: 'test-payment', currency: 'DKK' })),
  ],
  ['paymentsPerAddress', form('/courses', () => ({ courseId: 'studio-day', currency: 'DKK' }))],
  ['cartChangesPerAddress', form('/cart', () => ({ offerId: 'pop-filter' }))],
  [
    'contactPerAddress',
    call('/functions/v1/send-contact-email', (index) => ({
      name: 'Mia',
      email: emailOf(index),
      message: 'Hej',
    })),
  ],
  [
    'contactPerAddress',
    form('/testimonials/share', (index) => ({
      name: 'Mia',
      email: emailOf(index),
      title: 'Hej',
      story: 'Jeg synger.',
    })),
  ],
  [
    'holdsPerAddress',
    call('/rest/v1/bookings', (index) => ({
      name: 'Mia',
      email: emailOf(index),
      course_id: 'private-coaching',
      course_name: 'Private Coaching',
      slot_start: slotInDays(3, 10 + 2 * index, given.world.clock.now()),
      payment_status: 'pending',
    })),
  ],
  ['uploadTokensPerAddress', call('/functions/v1/upload-token', () => ({}))],
  ['confirmationMailsPerAddress', form('/newsletter', (index) => ({ email: emailOf(index) }))],
  [
    'applicationsPerAddress',
    call('/functions/v1/submit-voice-elevated-application', (index) => ({
      ...intensiveApplication,
      email: emailOf(index),
    })),
  ],
  [
    'applicationsPerAddress',
    call('/functions/submit-celebrity-application', (index) => ({
      ...retreatApplication,
      email: emailOf(index),
    })),
  ],
  ['accountMailsPerAddress', form('/login/reset', (index) => ({ email: emailOf(index) }))],
  [
    'withdrawalsPerAddress',
    form('/withdraw/declaration', (index) => ({
      orderNumber: 'B-1001',
      email: emailOf(index),
      name: '',
      part: '',
      submission: `s-${index}-aaaaaaaaaaaaaaaaaaaaaa`,
    })),
  ],
];

describe('a call over its limit answers 429 with Retry-After and a message', () => {
  test.each(calls)('%s, from any address of the network (%#)', async (limit, requestAt) => {
    await given.db.query.deleteFrom('rate_limits').execute();
    await saveLimits(given.db, { [limit]: 1 });
    const send = (index: number) => {
      const { path, body, form: isForm } = requestAt(index);
      return given.fetch(path, {
        method: 'POST',
        address: `2001:db8:0:42:${index + 1}::1`,
        headers: isForm ? {} : { 'content-type': 'application/json' },
        body: isForm ? new URLSearchParams(body as Record<string, string>) : JSON.stringify(body),
      });
    };
    expect((await send(0)).status).toBeLessThan(400);
    const answer = await send(1);
    const text = await answer.text();
    expect(answer.status, text.slice(0, 200)).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(text).toMatch(/network|netværk|minut/);
  });
});
