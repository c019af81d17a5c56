import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aSessionRequest, type PaymentsHarness } from './payments.contract.ts';
import { PaymentRefused } from './payments.ts';

export interface PlansHarness extends PaymentsHarness {
  payPlan(sessionId: string, card: 'works' | 'fails-once' | 'fails' | 'slow'): Promise<unknown>;
  payCharge(invoiceId: string): Promise<unknown>;
}

export function describePlansContract(name: string, make: () => Promise<PlansHarness>): void {
  describe(`${name} fulfils the payment port's contract for plans`, () => {
    let harness: PlansHarness;
    beforeEach(async () => {
      harness = await make();
    });
    afterEach(async () => {
      await harness.close();
    });

    const request = () =>
      aSessionRequest(harness.now(), {
        currency: 'USD',
        lines: [
          { name: 'Main course, Premium', quantity: 1, unitAmountMinor: 16_566 },
          { name: 'Rounding', quantity: 1, unitAmountMinor: 2 },
        ],
        instalments: 3,
        note: 'Three charges, one a month.',
      });
    const begun = async (card: Parameters<PlansHarness['payPlan']>[1] = 'works') => {
      const { sessionId } = await harness.payments.createSession(request());
      await harness.payPlan(sessionId, card);
      const { subscriptionId, intentId } = await harness.payments.retrieve(sessionId);
      const id = subscriptionId!;
      return { sessionId, id, intentId: intentId!, plan: () => harness.payments.retrievePlan(id) };
    };
    const scheduled = async (card: Parameters<PlansHarness['payPlan']>[1] = 'works') => {
      const plan = await begun(card);
      await harness.payments.scheduleEnd(plan.id, 3, plan.id);
      return plan;
    };
    /** Providers finalise an invoice within the hour, hence the two extra hours. */
    const months = async (count: number) => {
      const from = harness.now().toZonedDateTimeISO('UTC');
      const to = from.add({ months: count, hours: 2 }).toInstant();
      await harness.passTime(harness.now().until(to));
    };
    const days = (count: number) => harness.passTime(Temporal.Duration.from({ hours: count * 24 }));
    const kinds = async () => {
      const found = [];
      for (const event of await harness.events()) {
        found.push(await harness.payments.verifyEvent(event.body, event.signature));
      }
      return found;
    };

    it('requests the first charge only, has no subscription before it, and one after it', async () => {
      const { sessionId, url } = await harness.payments.createSession(request());
      expect(URL.canParse(url)).toBe(true);
      expect(await harness.payments.retrieve(sessionId)).toMatchObject({
        session: 'open',
        amountMinor: 16_568,
        capturedMinor: 0,
        subscriptionId: null,
      });
      await harness.decline(sessionId);
      expect(await harness.payments.retrieve(sessionId)).toMatchObject({
        session: 'open',
        capturedMinor: 0,
        subscriptionId: null,
      });
      await harness.pay(sessionId);
      expect(await harness.payments.retrieve(sessionId)).toMatchObject({
        session: 'complete',
        intent: 'succeeded',
        amountMinor: 16_568,
        capturedMinor: 16_568,
        subscriptionId: expect.any(String),
        intentId: expect.any(String),
      });
    });

    it('returns the same page for a repeated creation, and none after it expired', async () => {
      const requested = request();
      const first = await harness.payments.createSession(requested);
      expect(await harness.payments.createSession(requested)).toEqual(first);
      expect(await harness.payments.expire(first.sessionId)).toBe('expired');
      expect(await harness.payments.retrieve(first.sessionId)).toMatchObject({ session: 'expired' });
    });

    it('charges three times, which sum to the price, and ends by itself before a fourth', async () => {
      const { plan, intentId } = await scheduled();
      const before = await plan();
      expect(before).toMatchObject({ state: 'active', charges: [{ intentId, state: 'paid' }] });
      await months(1);
      expect((await plan()).charges).toHaveLength(2);
      await months(1);
      expect((await plan()).charges.map(({ capturedMinor }) => capturedMinor)).toEqual([
        16_568, 16_566, 16_566,
      ]);
      await months(3);
      const after = await plan();
      expect(after.state).toBe('ended');
      expect(after.charges.reduce((sum, charge) => sum + charge.capturedMinor, 0)).toBe(49_700);
    });

    it('goes on charging without a scheduled end, and reports that it has none', async () => {
      const { plan } = await begun();
      await months(3);
      expect(await plan()).toMatchObject({ state: 'active', endsAt: null });
      expect((await plan()).charges).toHaveLength(4);
    });

    it.each([0, 1, 2])(
      'schedules the same end %i months late, however often it is requested',
      async (late) => {
        const { id, plan } = await begun();
        if (late > 0) await months(late);
        await harness.payments.scheduleEnd(id, 3, id);
        await harness.payments.scheduleEnd(id, 3, id);
        const { startedAt, endsAt } = await plan();
        const expected = startedAt.toZonedDateTimeISO('UTC').add({ months: 3 }).toInstant();
        expect(Math.abs(endsAt!.since(expected).total('hours'))).toBeLessThan(1);
        await months(4 - late);
        expect(await plan()).toMatchObject({ state: 'ended' });
        expect((await plan()).charges).toHaveLength(3);
      },
    );

    it('shows a declined charge as open with a page to pay it, and retries it', async () => {
      const { plan } = await scheduled('fails-once');
      await months(1);
      const [, second] = (await plan()).charges;
      expect(second).toMatchObject({ state: 'open', hasFailed: true, capturedMinor: 0 });
      expect(URL.canParse(second!.payUrl!)).toBe(true);
      await days(4);
      expect((await plan()).charges[1]).toMatchObject({
        invoiceId: second!.invoiceId,
        state: 'paid',
        capturedMinor: 16_566,
        payUrl: null,
      });
    });

    it('accepts manual payment of an open charge, once', async () => {
      const { plan } = await scheduled('fails');
      await months(1);
      const { invoiceId } = (await plan()).charges[1]!;
      await harness.payCharge(invoiceId);
      expect((await plan()).charges[1]).toMatchObject({ state: 'paid', capturedMinor: 16_566 });
      await expect(harness.payCharge(invoiceId)).rejects.toThrow();
    });

    it('gives up after weeks of declined attempts, and ends then', async () => {
      const { plan } = await scheduled('fails');
      await months(1);
      await days(27);
      expect(await plan()).toMatchObject({ state: 'ended' });
      expect((await plan()).charges.map(({ state }) => state)).toEqual(['paid', 'open']);
    });

    it('ends at once when cancelled, with and without a schedule, repeatedly, and charges no more', async () => {
      for (const begin of [begun, scheduled]) {
        const { id, plan } = await begin();
        await harness.payments.endPlan(id);
        await harness.payments.endPlan(id);
        expect(await plan()).toMatchObject({ state: 'ended' });
        await months(2);
        expect((await plan()).charges).toHaveLength(1);
      }
    });

    it('voids a declined charge when it ends, so that it cannot be paid any more', async () => {
      const { id, plan } = await scheduled('fails');
      await months(1);
      const { invoiceId } = (await plan()).charges[1]!;
      await harness.payments.endPlan(id);
      expect((await plan()).charges[1]).toMatchObject({ state: 'dead', payUrl: null });
      await expect(harness.payCharge(invoiceId)).rejects.toThrow();
    });

    it('leaves a charge in progress to finish when the plan is cancelled meanwhile', async () => {
      const { id, plan } = await scheduled('slow');
      const from = (await plan()).startedAt.toZonedDateTimeISO('UTC');
      for (let minutes = 0; minutes <= 120; minutes += 15) {
        await harness.passTime(harness.now().until(from.add({ months: 1, minutes }).toInstant()));
        if ((await plan()).charges[1]?.state === 'processing') break;
      }
      expect((await plan()).charges[1]).toMatchObject({ state: 'processing', capturedMinor: 0 });
      await harness.payments.endPlan(id);
      expect(await plan()).toMatchObject({ state: 'ended', charges: [{}, { state: 'processing' }] });
      await harness.passTime(Temporal.Duration.from({ hours: 2 }));
      expect((await plan()).charges[1]).toMatchObject({ state: 'paid', capturedMinor: 16_566 });
    });

    it('refunds each charge separately, once per key', async () => {
      const { plan, sessionId } = await scheduled();
      await months(1);
      const [first, second] = (await plan()).charges;
      for (const charge of [first!, second!]) {
        const key = `refund-${charge.intentId}`;
        const made = await harness.payments.refund(charge.intentId!, charge.capturedMinor, key);
        expect(await harness.payments.refund(charge.intentId!, charge.capturedMinor, key)).toEqual(made);
        await expect(harness.payments.refund(charge.intentId!, 1, `${key}-more`)).rejects.toThrow(
          PaymentRefused,
        );
      }
      expect((await plan()).charges.map(({ refundedMinor }) => refundedMinor)).toEqual([16_568, 16_566]);
      expect(await harness.payments.retrieve(sessionId)).toMatchObject({ refundedMinor: 16_568 });
      expect(await kinds()).toContainEqual(
        expect.objectContaining({ kind: 'refunded', intentId: second!.intentId }),
      );
    });

    it('sends events for charges paid and failed and for the end, naming the subscription', async () => {
      const { id } = await scheduled('fails-once');
      await months(1);
      await days(4);
      await harness.payments.endPlan(id);
      for (const kind of ['charge-failed', 'charge-paid', 'subscription-ended']) {
        expect(await kinds()).toContainEqual(expect.objectContaining({ kind, subscriptionId: id }));
      }
    });

    it('returns null for an unknown subscription', async () => {
      await expect(harness.payments.retrievePlan('sub_unknown')).rejects.toThrow(PaymentRefused);
      await expect(harness.payments.scheduleEnd('sub_unknown', 3, 'key')).rejects.toThrow(PaymentRefused);
      await expect(harness.payments.endPlan('sub_unknown')).rejects.toThrow(PaymentRefused);
    });
  });
}
