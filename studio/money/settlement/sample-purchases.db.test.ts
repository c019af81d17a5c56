import { expect, test } from 'vitest';
import { orderOf } from '#tests/support/browser/screenshots.ts';
import { newVisitor, ordered, testStage } from '#tests/support/page-fixture.ts';
import { pay, placed } from '#tests/support/vouchers/place-with-codes.ts';

const stage = testStage();
const goods =
  /^(microphone|headphones|audio-interface|pop-filter|t-shirt|hoodie|cap|tote-bag|coffee-mug|travel-cup)/;

/** What each offer of the sample opens once it is paid; 'authorised': decided or dispatched first. */
const opens: Readonly<Record<string, string>> = {
  'voice-elevated': 'authorised',
  'celebrity-vocal-experience': 'authorised',
  'private-lessons': 'credit 1',
  'singing-workshop-1d': 'seat 1',
  'singing-workshop-2d': 'seat 1',
  'studio-day': 'credit 1',
  'beginner-vocals': 'credit 1',
  'beginner-course': 'enrolment beginner-course 1',
  'advanced-course': 'enrolment advanced-course 1',
  'main-course': 'enrolment main-course 1',
  'main-course-premium': 'enrolment main-course 1',
  'main-course-premium-3-months': 'enrolment main-course 1',
  'main-course-professional': 'enrolment main-course 1',
  'main-course-professional-3-months': 'enrolment main-course 1',
  'private-coaching-5': 'credit 5',
  'private-coaching-10': 'credit 10',
  'gift-card-500': 'gift-card 50000',
  'gift-card-1000': 'gift-card 100000',
  'gift-card-1950': 'gift-card 195000',
};

async function onSale(): Promise<string[]> {
  const rows = await stage.db.query
    .selectFrom('offers')
    .select('id')
    .where('is_buyable', '=', true)
    .where('kind', 'not in', ['test', 'shipping'])
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id).filter((id) => !goods.test(id));
}

/** 'kind, course, balance' of what the orders granted. */
async function granted(orderIds: ReadonlyMap<string, string>): Promise<Record<string, string>> {
  const rows = await stage.db.query
    .selectFrom('entitlements')
    .innerJoin('ledger_entries', 'ledger_entries.entitlement_id', 'entitlements.id')
    .select(['entitlements.order_id', 'kind', 'course_id'])
    .select((of) => of.fn.sum<string>('delta').as('balance'))
    .groupBy('entitlements.id')
    .execute();
  const found: Record<string, string> = {};
  for (const [offerId, orderId] of orderIds) {
    const row = rows.find(({ order_id }) => order_id === orderId);
    found[offerId] = row
      ? [row.kind, row.course_id, row.balance].filter(Boolean).join(' ')
      : (await orderOf(stage.db, await paymentOf(orderId))).state;
  }
  return found;
}

async function paymentOf(orderId: string): Promise<string> {
  const { id } = await stage.db.query
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return id;
}

const named = (id: string) => id.replace(/^private-lessons-.*/, 'private-lessons');

test('every offer of the sample opens what it names, and goes on doing so when it is changed or no longer sold', async () => {
  const orderIds = new Map<string, string>();
  for (const id of await onSale()) {
    const order = await placed(stage, await ordered(stage.world, newVisitor().who, { id }));
    await pay(stage, order);
    orderIds.set(named(id), order.orderId);
  }
  expect(await granted(orderIds)).toEqual(opens);
  await stage.db.query
    .updateTable('offers')
    .set({ is_buyable: false, course_id: 'beginner-course' })
    .where('kind', '=', 'course')
    .execute();
  await stage.db.query.updateTable('offers').set({ is_buyable: false, sessions: null }).execute();
  expect(await granted(orderIds)).toEqual(opens);
});
