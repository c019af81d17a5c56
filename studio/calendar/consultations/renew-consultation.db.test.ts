import { describe, expect, test } from 'vitest';
import type { MailTransport } from '#platform/mail/mail.ts';
import { expireClaim } from '#studio/money/hold-expiry/expire-claim.ts';
import { sendEmail } from '#studio/shared/email/send-email.ts';
import { consultations, half, hour, other } from '#tests/support/consultations.ts';
import { held, testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { confirmConsultation } from './confirm-consultation.ts';

const stage = testStage();
const { claims, requested } = consultations(stage);
const smtp: MailTransport = { kind: 'smtp', deliver: async () => {} };

async function expireAll(): Promise<void> {
  for (const { id } of await stage.db.query.selectFrom('claims').select('id').execute())
    await expireClaim(stage.world, id);
}

/** The mail server takes the waiting email of the request after so many minutes. */
async function sentAfter(minutes: number): Promise<void> {
  stage.world.setNow(testNow.add({ minutes }));
  await expireAll();
  const query = stage.db.query.selectFrom('emails').select('id').where('state', '=', 'waiting');
  for (const { id } of await query.where('kind', '=', 'consultation-request').execute())
    expect(await sendEmail({ ...stage.world, mail: smtp }, id)).toBe('sent');
}
const states = async () => (await claims()).map(({ state }) => state);

describe('a confirmation email that leaves late', () => {
  test('at once keeps the thirty minutes since the request', async () => {
    await requested();
    await sentAfter(1);
    expect(await claims()).toMatchObject([{ state: 'held', expires_at: testNow.add({ minutes: 30 }) }]);
  });

  test('within the thirty minutes holds the time for thirty minutes more', async () => {
    const { token, who } = await requested();
    await sentAfter(20);
    expect(await claims()).toMatchObject([{ state: 'held', expires_at: testNow.add({ minutes: 50 }) }]);
    stage.world.setNow(testNow.add({ minutes: 45 }));
    expect(await confirmConsultation(stage.world, who, { token })).toEqual({ ok: true });
  });

  test('after hours holds the released time again, and its link books it', async () => {
    const { token, who } = await requested();
    await sentAfter(5 * 60);
    expect(await states()).toEqual(['released', 'held']);
    expect((await claims())[1]).toMatchObject({
      slot_start: Temporal.Instant.from(half),
      expires_at: testNow.add({ hours: 5, minutes: 30 }),
    });
    expect(await confirmConsultation(stage.world, who, { token })).toEqual({ ok: true });
    expect(await states()).toEqual(['released', 'booked']);
  });

  test('leaves a time that was taken meanwhile, or has passed, to its new holder', async () => {
    const { token, who } = await requested();
    stage.world.setNow(testNow.add({ hours: 1 }));
    await expireAll();
    await held(stage.world, hour);
    await sentAfter(61);
    expect(await confirmConsultation(stage.world, who, { token })).toEqual({ ok: false, refusal: 'ended' });
  });

  test('does not bring back a time that its visitor has exchanged for another', async () => {
    const first = await requested();
    await requested({ slotStart: other }, first);
    await sentAfter(3 * 60);
    expect(await confirmConsultation(stage.world, first.who, { token: first.token })).toMatchObject({
      ok: false,
    });
    const active = (await claims()).filter(({ state }) => state === 'held');
    expect(active.map(({ slot_start }) => String(slot_start))).toEqual([other]);
  });

  test('does not bring back a time whose visitor has requested another since, also once that is confirmed', async () => {
    const first = await requested();
    stage.world.setNow(testNow.add({ hours: 1 }));
    await expireAll();
    const second = await requested({ slotStart: other }, first);
    expect(await confirmConsultation(stage.world, second.who, { token: second.token })).toEqual({ ok: true });
    await sentAfter(61);
    expect(await states()).toEqual(['released', 'booked']);
    expect(await confirmConsultation(stage.world, first.who, { token: first.token })).toEqual({
      ok: false,
      refusal: 'ended',
    });
  });
});
