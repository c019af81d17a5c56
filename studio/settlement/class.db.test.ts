import { expect, test } from 'vitest';
import { newVisitor, opened, testStage } from '#tests/support/page-fixture.ts';
import { settlePayment } from './settle-payment.ts';

const stage = testStage();

test('the buyer of a class is emailed the next date and the meeting link [P.16]', async () => {
  const { sessionId, paymentId } = await opened(stage, 'beginner-vocals', newVisitor().who);
  stage.bank.payer.pay(sessionId);
  await settlePayment(stage.world, paymentId);
  const mail = await stage.db.query
    .selectFrom('emails')
    .select('body')
    .where('kind', '=', 'class-joined')
    .executeTakeFirstOrThrow();
  expect(mail.body).toContain('Wednesday 25 November 2026');
  expect(mail.body).toContain('19:00 to 20:00, Copenhagen');
  expect(mail.body).toContain('https://meet.example/lindehav');
});
