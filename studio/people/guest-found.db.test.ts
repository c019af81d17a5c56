import { beforeEach, expect, test } from 'vitest';
import { ownBookings } from '#studio/calendar/booking/own-bookings.queries.ts';
import { ownCredits } from '#studio/calendar/booking/own-credits.queries.ts';
import { ownOrders } from '#studio/money/orders/own-orders.queries.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { ownApplications } from '#studio/teaching/applications/applications-of-mine.queries.ts';
import { submitApplication } from '#studio/teaching/applications/submit-application.ts';
import { enrolmentsOf } from '#studio/teaching/learning/enrolments.queries.ts';
import { retreatApplication } from '#tests/support/applications.ts';
import { exampleSlot, held, newVisitor, opened, testStage } from '#tests/support/page-fixture.ts';
import { student, visitor } from '#tests/support/who.ts';

const stage = testStage();
const typed = 'Mia.Holm@Example.DK';
const proved = { ...student, userId: 'mia', email: 'mia.holm@example.dk' };
const another = { ...student, userId: 'bo', email: 'holm@example.dk' };

beforeEach(async () => {
  for (const { userId: id, email } of [proved, another]) {
    const person = { id, email, name: '', role: 'student', email_verified: true } as const;
    await stage.db.query
      .insertInto('users')
      .values({ ...person, image: null, language: null })
      .execute();
  }
});

async function bought(subjectId: string, currency = 'DKK'): Promise<void> {
  const { sessionId, paymentId } = await opened(stage, subjectId, visitor, currency);
  stage.bank.payer.pay(sessionId);
  await settlePayment(stage.world, paymentId);
  await stage.db.query.updateTable('orders').set({ email: typed }).execute();
  await stage.db.query.updateTable('entitlements').set({ email: typed }).execute();
}

const q = () => stage.db.query;
const now = () => stage.world.clock.now();
const orders = (who: typeof proved) => ownOrders(q(), who, { most: 9, before: null });

type Read = (who: typeof proved) => Promise<readonly unknown[]>;
const purchases: ReadonlyArray<readonly [string, () => Promise<unknown>, readonly Read[]]> = [
  [
    'an hour',
    async () => {
      const { bookingId } = await held(stage.world, exampleSlot, { ...newVisitor(), email: typed });
      await bought(bookingId);
    },
    [async (who) => (await ownBookings(q(), { who, now: now() })).upcoming, orders],
  ],
  ['a credit', () => bought('private-coaching'), [(who) => ownCredits(q(), who, now()), orders]],
  ['a course', () => bought('beginner-course', 'USD'), [(who) => enrolmentsOf(q(), who, now()), orders]],
  ['goods', () => bought('microphone'), [orders]],
  ['a workshop', () => bought('singing-workshop-1d'), [orders]],
  [
    'an application',
    () =>
      submitApplication(stage.world, visitor, {
        programme: 'celebrity-vocal-experience',
        values: { ...retreatApplication, email: typed },
        files: [],
      }),
    [(who) => ownApplications(stage.world, who, { most: 9, after: null })],
  ],
];

test.each(purchases)(
  'a guest with capital letters in the address: %s belongs to the account once the address is verified [P.99]',
  async (_kind, buy, reads) => {
    await buy();
    for (const read of reads) {
      expect(await read(proved)).toHaveLength(1);
      expect(await read(another)).toEqual([]);
    }
  },
);
