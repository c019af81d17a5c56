import { beforeEach, expect, test } from 'vitest';
import { ownHolds, wasOwnHold } from '#studio/calendar/booking/own-bookings.queries.ts';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { exampleSlot, held, newVisitor, opened, testStage } from '#tests/support/page-fixture.ts';
import { owner, student } from '#tests/support/who.ts';
import { erasePerson } from './erase-person.ts';
import { activeItems, type Wait } from './live-things.queries.ts';

const stage = testStage();
const email = 'mia@example.com';
const mia = { ...student, userId: 'mia', email };
const bo = { ...student, userId: 'bo', email: 'bo@example.com' };
const person = { emails: [email], userId: 'mia' };
const q = () => stage.db.query;

beforeEach(async () => {
  for (const { userId: id, email } of [mia, bo]) {
    const account = { id, email, name: '', role: 'student', email_verified: true } as const;
    await q()
      .insertInto('users')
      .values({ ...account, image: null, language: null })
      .execute();
  }
});

const mine = () => q().updateTable('orders').set({ email }).execute();

async function startCheckout(subjectId: string) {
  const payment = await opened(stage, subjectId);
  await mine();
  return payment;
}

async function bought(subjectId: string): Promise<void> {
  const { sessionId, paymentId } = await startCheckout(subjectId);
  stage.bank.payer.pay(sessionId);
  await settlePayment(stage.world, paymentId);
  await mine();
}

async function heldByLink(): Promise<string> {
  const hour = { day: '2026-11-26', time: '10:00', place: 'online', cover: 'link', language: 'en' } as const;
  const outcome = await bookFor(stage.world, owner, { ...hour, name: 'Mia', email: 'Mia@Example.com' });
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.bookingId;
}

const cases: ReadonlyArray<readonly [Wait, string, () => Promise<unknown>, { isDated: boolean }]> = [
  ['payment', 'Private Coaching', () => startCheckout('private-coaching'), { isDated: true }],
  [
    'hold',
    'Private Coaching',
    () => held(stage.world, exampleSlot, { ...newVisitor(), email }),
    { isDated: true },
  ],
  ['kept', 'Private Coaching', heldByLink, { isDated: true }],
  [
    'payment',
    'Private Coaching',
    async () => {
      const { bookingId } = await held(stage.world, exampleSlot, { ...newVisitor(), email });
      await startCheckout(bookingId);
    },
    { isDated: true },
  ],
  ['reserved', 'Voice Elevated', () => bought('voice-elevated'), { isDated: true }],
  ['goods', 'Microphone', () => bought('microphone'), { isDated: true }],
  ['seat', 'Singing Workshop', () => bought('singing-workshop-1d'), { isDated: true }],
  [
    'refund',
    'Private Coaching',
    async () => {
      await bought('private-coaching');
      await q().updateTable('orders').set({ state: 'refund-due' }).execute();
    },
    { isDated: false },
  ],
];

test.each(cases)(
  '%s of %s: listed once, with description and end, and blocks erasure until then [S2.42]',
  async (wait, what, begin, { isDated }) => {
    await begin();
    const { waits } = await activeItems(q(), person, stage.world.clock.now());
    expect(waits).toHaveLength(1);
    expect(waits[0]).toMatchObject({ wait, what: expect.stringContaining(what) });
    expect(waits[0]!.until !== null).toBe(isDated);
    expect(waits[0]!.orderId === null).toBe(wait === 'hold' || wait === 'kept');
    expect(await erasePerson(stage.world, mia)).toMatchObject({ ok: false, refusal: 'live' });
    expect(await erasePerson(stage.world, bo)).toEqual({ ok: true });
  },
);

test('a hold awaiting payment is shown to its person only, until it expires', async () => {
  const id = await heldByLink();
  const now = stage.world.clock.now();
  expect(await ownHolds(q(), mia, now)).toMatchObject([{ id, state: 'to-pay' }]);
  expect(await ownHolds(q(), bo, now)).toEqual([]);
  expect(await ownHolds(q(), mia, now.add({ hours: 23 }))).toEqual([]);
  expect(await wasOwnHold(q(), mia, id)).toBe(true);
  expect(await wasOwnHold(q(), bo, id)).toBe(false);
  expect(await wasOwnHold(q(), mia, 'no id')).toBe(false);
});
