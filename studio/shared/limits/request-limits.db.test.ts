import { describe, expect, test } from 'vitest';
import { json } from '#platform/db/json.ts';
import { bookDirectly } from '#studio/calendar/booking/book-directly.ts';
import { requestConsultation } from '#studio/calendar/consultations/request-consultation.ts';
import { holdSlot } from '#studio/calendar/holds/hold-slot.ts';
import { createPayment } from '#studio/money/checkout/create-payment.ts';
import { releaseHold } from '#studio/money/hold-expiry/release-hold.ts';
import { addToCart } from '#studio/offers/cart/change-cart.ts';
import { subscribe } from '#studio/people/newsletter/subscribe.ts';
import { submitApplication } from '#studio/teaching/applications/submit-application.ts';
import { intensiveApplication } from '#tests/support/applications.ts';
import { held, newVisitor, testStage } from '#tests/support/page-fixture.ts';

const stage = testStage();

let requested = 0;
function neighbourly() {
  requested += 1;
  return newVisitor({ address: `2001:db8:0:42:${(requested % 60_000).toString(16)}::1` });
}

const refused = (refusal: string) => ({ ok: false, refusal, retryAfterSeconds: expect.any(Number) });

async function setLimits(limits: object) {
  await stage.db.query
    .insertInto('settings')
    .values({ key: 'limits', value: json(limits) })
    .execute();
}

describe('one network, from any of its addresses, is refused for the rest of the hour', () => {
  test('after 20 newsletter emails, with a message, and no further email is sent', async () => {
    const takeRequest = () => {
      const { who, email } = neighbourly();
      return subscribe(stage.world, who, { email });
    };
    for (let count = 0; count < 20; count += 1) expect(await takeRequest()).toMatchObject({ ok: true });
    expect(await takeRequest()).toMatchObject({
      ...refused('too-many'),
      message: expect.stringContaining('network'),
    });
    expect(await stage.db.query.selectFrom('emails').select('id').execute()).toHaveLength(20);
    const otherVisitor = newVisitor();
    expect(await subscribe(stage.world, otherVisitor.who, otherVisitor)).toMatchObject({ ok: true });
  });

  test('after 10 applications, whatever emails they name', async () => {
    const apply = () => {
      const { who, email } = neighbourly();
      const values = { ...intensiveApplication, email };
      return submitApplication(stage.world, who, { programme: 'voice-elevated', values, files: [] });
    };
    for (let count = 0; count < 10; count += 1) expect(await apply()).toMatchObject({ ok: true });
    expect(await apply()).toMatchObject({
      ...refused('too-many'),
      message: expect.stringContaining('network'),
    });
    expect(await stage.db.query.selectFrom('applications').select('id').execute()).toHaveLength(10);
  });

  test('after 30 payment pages: the provider is not called again [P.87]', async () => {
    const pay = () =>
      createPayment(stage.world, neighbourly().who, {
        subjectId: 'private-lessons-lindehav',
        currency: 'DKK',
        returnPath: '/',
      });
    for (let count = 0; count < 30; count += 1) await pay();
    expect(await pay()).toMatchObject(refused('too-often'));
    expect(stage.bank.books.sessions.size).toBe(30);
  });

  test('but an open payment page is returned repeatedly, and counts once', async () => {
    const { who, bookingId } = await held(stage.world);
    const pay = () =>
      createPayment(stage.world, who, { subjectId: bookingId, currency: 'DKK', returnPath: '/' });
    for (let count = 0; count < 35; count += 1) expect(await pay()).toMatchObject({ ok: true });
  });

  test('after as many consultation emails as allowed', async () => {
    await setLimits({ confirmationMailsPerAddress: 2 });
    const takeRequest = (slotStart: string) => {
      const { who, email } = neighbourly();
      return requestConsultation(stage.world, who, { name: 'Mia', email, slotStart });
    };
    for (const time of ['09:00', '09:30']) {
      expect(await takeRequest(`2026-11-25T${time}:00Z`)).toMatchObject({ ok: true });
    }
    expect(await takeRequest('2026-11-25T09:00:00Z')).toMatchObject(refused('too-often'));
  });

  test('after as many holds as allowed, also when each is cancelled at once; refused holds do not count', async () => {
    await setLimits({ holdsPerAddress: 2 });
    await held(stage.world, '2026-11-25T12:00:00Z');
    const hold = async (slotStart: string) => {
      const { who, email } = neighbourly();
      const outcome = await holdSlot(stage.world, who, { name: 'Mia', email, slotStart });
      if (outcome.ok) {
        const holder = { ...who, holderToken: outcome.holderToken };
        await releaseHold(stage.world, holder, { bookingId: outcome.booking.id });
      }
      return outcome;
    };
    expect(await hold('2026-11-25T12:00:00Z')).toMatchObject({ refusal: 'taken' });
    expect(await hold('2026-11-25T09:00:00Z')).toMatchObject({ ok: true });
    expect(await hold('2026-11-25T09:00:00Z')).toMatchObject({ ok: true });
    expect(await hold('2026-11-25T09:00:00Z')).toMatchObject(refused('too-often'));
  });

  test('after as many sessions booked to be paid at the lesson as emails are allowed', async () => {
    await setLimits({ confirmationMailsPerAddress: 1 });
    await stage.db.query
      .insertInto('settings')
      .values({ key: 'booking', value: json({ payAtLesson: true }) })
      .execute();
    const book = (slotStart: string) => {
      const { who, email } = neighbourly();
      return bookDirectly(stage.world, {
        who,
        input: { name: 'Mia', email, slotStart },
        entitlementToken: null,
      });
    };
    expect(await book('2026-11-25T09:00:00Z')).toMatchObject({ ok: true });
    expect(await book('2026-11-25T10:00:00Z')).toMatchObject(refused('too-often'));
  });

  test('after as many changes of carts as allowed', async () => {
    await setLimits({ cartChangesPerAddress: 2 });
    const add = () => addToCart(stage.world, neighbourly().who, { cartToken: null, offerId: 'pop-filter' });
    for (let count = 0; count < 2; count += 1) expect(await add()).toMatchObject({ ok: true });
    expect(await add()).toMatchObject(refused('too-often'));
  });
});
