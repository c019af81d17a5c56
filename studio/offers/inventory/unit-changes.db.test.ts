import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Tx } from '#platform/db/database.ts';
import type { UnitState } from '#platform/db/schema/orders.ts';
import { mayBecome } from '#studio/shared/lifecycle.ts';
import { applicationRow } from '#tests/support/applications.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { unitLifecycle } from './unit.ts';
import {
  claimKeptSeat,
  freeKeptUnits,
  keepSeatsOf,
  keepSeatUntil,
  keepUnitsFor,
  moveUnitsTo,
  restockUnits,
  takeSeatFor,
  takeUnits,
} from './units.store.ts';

const stage = testStage();
const states = Object.keys(unitLifecycle) as UnitState[];
const later = testNow.add({ hours: 1 });

type UnitOwner = 'order' | 'applicant' | 'stock';

interface Planted {
  id: number;
  orderId: string;
  otherOrderId: string;
  applicationId: string;
  dateId: string;
}

/**
 * Every store function that changes the state of a unit: owner before, state after, and allowed states before.
 */
const transitions: ReadonlyArray<
  readonly [
    name: string,
    unitOwner: UnitOwner,
    to: UnitState,
    from: readonly UnitState[],
    change: (tx: Tx, at: Planted) => Promise<unknown>,
  ]
> = [
  [
    'takeUnits, held',
    'order',
    'held',
    ['free'],
    (tx, at) =>
      takeUnits(
        { tx, now: testNow },
        {
          pool: { dateId: at.dateId },
          orderId: at.orderId,
          quantity: 1,
          to: { state: 'held', expiresAt: later },
        },
      ),
  ],
  [
    'takeUnits, taken',
    'order',
    'taken',
    ['free'],
    (tx, at) =>
      takeUnits(
        { tx, now: testNow },
        { pool: { dateId: at.dateId }, orderId: at.orderId, quantity: 1, to: { state: 'taken' } },
      ),
  ],
  [
    'keepSeatsOf',
    'order',
    'kept',
    ['held', 'expiring', 'taken'],
    (tx, at) =>
      keepSeatsOf(
        { tx, now: testNow },
        { orderId: at.orderId, applicationId: at.applicationId, until: later },
      ),
  ],
  [
    'keepUnitsFor',
    'stock',
    'kept',
    ['held', 'expiring', 'taken'],
    (tx, at) =>
      keepUnitsFor(
        { tx, now: testNow },
        { from: at.orderId, to: at.otherOrderId, offerId: 'pop-filter', quantity: 1, until: later },
      ),
  ],
  [
    'restockUnits',
    'stock',
    'free',
    ['taken', 'gone'],
    (tx, at) =>
      restockUnits({ tx, now: testNow }, { orderId: at.orderId, offerId: 'pop-filter', quantity: 1 }),
  ],
  ['freeKeptUnits', 'order', 'free', ['kept'], (tx) => freeKeptUnits({ tx, now: testNow })],
  [
    'takeSeatFor',
    'applicant',
    'kept',
    ['free'],
    (tx, at) =>
      takeSeatFor({ tx, now: testNow }, { dateId: at.dateId, applicationId: at.applicationId, until: later }),
  ],
  [
    'keepSeatUntil, refunded',
    'applicant',
    'free',
    ['kept'],
    (tx, at) => keepSeatUntil({ tx, now: testNow }, at.applicationId, null),
  ],
  [
    'claimKeptSeat',
    'applicant',
    'taken',
    ['kept'],
    (tx, at) => claimKeptSeat({ tx, now: testNow }, { applicationId: at.applicationId, orderId: at.orderId }),
  ],
  ...states.map(
    (to) =>
      [
        `moveUnitsTo, ${to}`,
        'order',
        to,
        states.filter((from) => from !== 'free' && mayBecome(unitLifecycle, from, to)),
        (tx: Tx, at: Planted) =>
          moveUnitsTo({ tx, now: testNow }, { orderId: at.orderId, to, expiresAt: later }),
      ] as const,
  ),
];

let number = 5_000;

async function seed(tx: Tx, state: UnitState, unitOwner: UnitOwner): Promise<Planted> {
  const order = async () =>
    (
      await tx
        .insertInto('orders')
        .values({
          state: 'open',
          currency: 'DKK',
          total_minor: 100,
          capture: 'now',
          language: 'da',
          terms_version: 'x',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const [orderId, otherOrderId] = [await order(), await order()];
  const { id: dateId } = await tx.selectFrom('dates').select('id').limit(1).executeTakeFirstOrThrow();
  const { id: applicationId } = await tx
    .insertInto('applications')
    .values(applicationRow(testNow))
    .returning('id')
    .executeTakeFirstOrThrow();
  number += 1;
  await tx.deleteFrom('units').where('date_id', '=', dateId).execute();
  const isWaiting = unitOwner === 'applicant' && state === 'kept';
  const { id } = await tx
    .insertInto('units')
    .values({
      ...(unitOwner === 'stock'
        ? { kind: 'stock', offer_id: 'pop-filter' }
        : { kind: 'seat', date_id: dateId }),
      number,
      state,
      order_id: state === 'free' || isWaiting ? null : orderId,
      application_id: isWaiting ? applicationId : null,
      expires_at: testNow,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, orderId, otherOrderId, applicationId, dateId };
}

test.each(transitions)(
  '%s makes only transitions the lifecycle allows',
  async (_name, unitOwner, to, from, change) => {
    for (const state of states) {
      await stage.db.transaction(async (tx) => {
        const at = await seed(tx, state, unitOwner);
        await change(tx, at);
        const unit = await tx.selectFrom('units').select('state').where('id', '=', at.id).executeTakeFirst();
        const mayChange = from.includes(state);
        expect(unit?.state, `from ${state}`).toBe(mayChange ? to : state);
        if (mayChange) expect(mayBecome(unitLifecycle, state, to), `${state} → ${to}`).toBe(true);
      });
    }
  },
);

test('the state of a unit is written in one place', () => {
  const source = readFileSync(new URL('units.store.ts', import.meta.url), 'utf8');
  const written = source.split("updateTable('units')").slice(1);
  const settingState = written.filter((rest) => /\bstate:/.test(rest.slice(0, rest.indexOf('.where'))));
  expect(written.length).toBeGreaterThan(1);
  expect(settingState).toHaveLength(1);
});
