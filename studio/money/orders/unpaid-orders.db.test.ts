import { describe, expect, test } from 'vitest';
import { listSlots } from '#studio/calendar/booking/slots.queries.ts';
import { requestConsultation } from '#studio/calendar/consultations/request-consultation.ts';
import { holdSlot } from '#studio/calendar/holds/hold-slot.ts';
import { createPayment } from '#studio/money/checkout/create-payment.ts';
import { addToCart } from '#studio/offers/cart/change-cart.ts';
import { newVisitor, ordered, testStage } from '#tests/support/page-fixture.ts';
import { saveLimits } from '#tests/support/save-limits.ts';
import { visitor } from '#tests/support/who.ts';

const stage = testStage();

const networks = {
  'an IPv6 /64': (index: number) => `2001:db8:0:42:${index + 1}::1`,
  'an IPv4-mapped address': (index: number) =>
    ['203.0.113.9', '::ffff:203.0.113.9', '::FFFF:cb00:7109', '0:0:0:0:0:ffff:203.0.113.9'][index % 4] ?? '',
};
const neighbour = '2001:db8:0:43::1';

const buy = (subjectId: string, address: string) =>
  createPayment(stage.world, newVisitor({ address }).who, {
    subjectId,
    currency: 'DKK',
    returnPath: '/courses',
  });

async function order(offerId: string, quantity: number, address: string) {
  const { who } = newVisitor({ address });
  const cart = await addToCart(stage.world, who, { cartToken: null, offerId, quantity });
  if (!cart.ok) throw new Error(cart.refusal);
  return ordered(stage.world, who, { id: cart.cartId, cartToken: cart.token });
}

async function addStock(offerId: string) {
  await stage.db.query
    .insertInto('units')
    .values(
      Array.from({ length: 80 }, (_, number) => ({
        kind: 'stock' as const,
        date_id: null,
        offer_id: offerId,
        number: 1000 + number,
        state: 'free' as const,
        order_id: null,
        application_id: null,
        expires_at: null,
      })),
    )
    .execute();
}

describe.each(Object.entries(networks))('%s', (_name, addressOf) => {
  test('holds at most ten unpaid sessions at once', async () => {
    const hours = [25, 26].flatMap((day) =>
      ['08', '09', '10', '11', '12', '13'].map((hour) => `2026-11-${day}T${hour}:00:00Z`),
    );
    const hold = (index: number, address: string) => {
      const { who, email } = newVisitor({ address });
      return holdSlot(stage.world, who, { name: 'Mia', email, slotStart: hours[index] });
    };
    for (let index = 0; index < 10; index += 1) {
      expect(await hold(index, addressOf(index))).toMatchObject({ ok: true });
    }
    expect(await hold(10, addressOf(10))).toMatchObject({ refusal: 'too-many-for-address' });
    const { who, email } = newVisitor({ address: addressOf(11) });
    const half = { name: 'Mia', email, slotStart: '2026-11-27T09:30:00Z' };
    expect(await requestConsultation(stage.world, who, half)).toMatchObject({
      refusal: 'too-many-for-address',
    });
    expect(await hold(10, neighbour)).toMatchObject({ ok: true });
  });

  test('reserves at most three unpaid seats of one dated offer', async () => {
    for (let index = 0; index < 3; index += 1) {
      expect(await buy('singing-workshop-1d', addressOf(index))).toMatchObject({ ok: true });
    }
    expect(await buy('singing-workshop-1d', addressOf(3))).toMatchObject({ ok: false, refusal: 'too-many' });
    expect(await buy('singing-workshop-2d', addressOf(4)), 'another offer').toMatchObject({ ok: true });
    expect(await buy('singing-workshop-1d', neighbour)).toMatchObject({ ok: true });
  });

  test('has at most three unpaid orders of one product, whatever the quantity of each [P.86]', async () => {
    await addStock('pop-filter');
    for (let index = 0; index < 3; index += 1) {
      expect(await order('pop-filter', 12, addressOf(index))).toMatchObject({ ok: true });
    }
    expect(await order('pop-filter', 1, addressOf(3))).toMatchObject({ ok: false, refusal: 'too-many' });
    expect(await order('pop-filter', 1, neighbour)).toMatchObject({ ok: true });
  });
});

async function freeHours(): Promise<string[]> {
  const request = { kind: 'session', language: 'en', timeZone: null } as const;
  const { days } = await listSlots(stage.world, visitor, request);
  return days.flatMap(({ slots }) => slots.map(({ start }) => start));
}

describe.each([
  ['a household (/56)', 3, 3, (index: number) => `2001:db8:88:77${index.toString(16).padStart(2, '0')}::1`],
  ['a company (/48)', 4, 10, (index: number) => `2001:db8:88:${index.toString(16).padStart(2, '0')}00::1`],
] as const)('one line of %s, from networks of its own', (_name, reserved, requests, addressOf) => {
  const outsider = '2001:db8:89::1';
  const hours = ['25', '26', '27'].flatMap((day) =>
    ['08', '09', '10', '11', '12', '13'].map((hour) => `2026-11-${day}T${hour}:00:00Z`),
  );
  const hold = (index: number, address: string) => {
    const { who, email } = newVisitor({ address });
    return holdSlot(stage.world, who, { name: 'Mia', email, slotStart: hours[index] });
  };

  test('holds half as much again as one network, a company twice as much, and no more', async () => {
    await saveLimits(stage.db, { unpaidHoldsPerAddress: 2 });
    for (let index = 0; index < reserved; index += 1)
      expect(await hold(index, addressOf(index))).toMatchObject({ ok: true });
    expect(await hold(reserved, addressOf(reserved))).toMatchObject({ refusal: 'too-many-for-address' });
    const { who, email } = newVisitor({ address: addressOf(reserved + 1) });
    const half = { name: 'Mia', email, slotStart: '2026-11-27T15:30:00Z' };
    expect(await requestConsultation(stage.world, who, half)).toMatchObject({
      refusal: 'too-many-for-address',
    });
    expect(await hold(reserved, outsider)).toMatchObject({ ok: true });
  });

  test('holds and releases a multiple an hour, and no more', async () => {
    await saveLimits(stage.db, { holdsPerAddress: 1, unpaidHoldsPerAddress: 100 });
    for (let index = 0; index < requests; index += 1)
      expect(await hold(index, addressOf(index))).toMatchObject({ ok: true });
    expect(await hold(requests, addressOf(requests))).toMatchObject({ refusal: 'too-often' });
    expect(await hold(requests, outsider)).toMatchObject({ ok: true });
  });

  test('never holds every free hour', async () => {
    const free = await freeHours();
    expect(free.length).toBeGreaterThan(20);
    let held = 0;
    for (const [index, slotStart] of free.entries()) {
      const { who, email } = newVisitor({ address: addressOf(index) });
      if ((await holdSlot(stage.world, who, { name: 'Mia', email, slotStart })).ok) held += 1;
    }
    expect(held).toBe(reserved * 5);
    expect(await freeHours()).not.toEqual([]);
  });

  test('reserves half as many seats and orders again as one network, a company twice as many, and no more', async () => {
    await saveLimits(stage.db, { unpaidSeatsPerAddress: 2, unpaidOrdersPerAddress: 2 });
    await addStock('pop-filter');
    for (let index = 0; index < reserved; index += 1) {
      expect(await buy('singing-workshop-1d', addressOf(index))).toMatchObject({ ok: true });
      expect(await order('pop-filter', 1, addressOf(index))).toMatchObject({ ok: true });
    }
    expect(await buy('singing-workshop-1d', addressOf(reserved))).toMatchObject({ refusal: 'too-many' });
    expect(await order('pop-filter', 1, addressOf(reserved))).toMatchObject({ ok: false });
    expect(await order('pop-filter', 1, outsider)).toMatchObject({ ok: true });
  });
});
