import { expect, test } from 'vitest';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { openTask } from '#studio/office/admin-tasks/open-task.ts';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import { exampleSlot, held, opened, testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { setRate, withdrawRate } from './set-rate.ts';

const stage = testStage();

test('adding an exchange rate closes the task that requested it', async () => {
  await change(stage.world, system, (c) =>
    openTask(c, { kind: 'rate-missing', subjectId: 'EUR', details: {} }),
  );
  const rate = { currency: 'EUR', rate: '7,46', day: '2026-11-01' };
  expect(await setRate(stage.world, owner, { ...rate, rate: '0' })).toMatchObject({ fields: ['rate'] });
  expect(await setRate(stage.world, owner, rate)).toEqual({ ok: true });
  const open = await stage.db.query.selectFrom('tasks').select('id').where('state', '=', 'open').execute();
  expect(open).toEqual([]);
});

test('an exchange rate far from the last one, or of a hundred units, is set only when the owner is sure', async () => {
  const rate = { currency: 'EUR', rate: '746,02', day: '2026-11-01' };
  const refused = { ok: false, refusal: 'unlikely', fields: ['rate'] };
  expect(await setRate(stage.world, owner, rate)).toEqual({ ...refused, last: '7.46' });
  expect(await setRate(stage.world, owner, { ...rate, currency: 'USD', rate: '0,65' })).toMatchObject(
    refused,
  );
  expect(await setRate(stage.world, owner, { ...rate, rate: '8' })).toEqual({ ok: true });
  expect(await setRate(stage.world, owner, { ...rate, rate: '3.99' })).toMatchObject({ last: '8.000000' });
  expect(await setRate(stage.world, owner, { ...rate, rate: '3.99', isSure: true })).toEqual({ ok: true });
});

test('an exchange rate is withdrawn while no receipt has used it', async () => {
  const set = async (rate: string) => {
    await setRate(stage.world, owner, { currency: 'EUR', rate, day: '2026-11-01' });
    const { id } = await stage.db.query
      .selectFrom('exchange_rates')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return id;
  };
  const wrong = await set('6.47');
  expect(await withdrawRate(stage.world, owner, wrong)).toBe(true);
  expect(await withdrawRate(stage.world, owner, wrong)).toBe(false);
  const used = await set('7.46');
  const { bookingId, who } = await held(stage.world, exampleSlot);
  const { sessionId, paymentId } = await opened(stage, bookingId, who, 'EUR');
  expect(await withdrawRate(stage.world, owner, await set('7.47'))).toBe(true);
  stage.bank.payer.pay(sessionId);
  await settlePayment(stage.world, paymentId);
  expect(await withdrawRate(stage.world, owner, used)).toBe(false);
});
