import { describe, expect, test } from 'vitest';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { editedEmail, editedEmailKeys } from '#studio/shared/email/edited-texts.queries.ts';
import { exampleSlot, held, opened, testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { editEmailTexts, resetEmailTexts } from './edit-email-texts.ts';
import { previewEmail, sendTestEmail } from './preview-email.ts';

const stage = testStage();
const key = 'booking-confirmed';
const typed = {
  'en.booking.confirmed.subject': 'See you {date}',
  'en.booking.confirmed.lead': 'Ring twice.\n\nBring your notes.',
};
const edit = (version: number, texts: Readonly<Record<string, string>> = typed) =>
  editEmailTexts(stage.world, owner, { key, version, typed: texts });

async function book(start = exampleSlot): Promise<void> {
  const hold = await held(stage.world, start);
  const { sessionId, paymentId } = await opened(stage, hold.bookingId, hold.who);
  stage.bank.payer.pay(sessionId);
  await settlePayment(stage.world, paymentId);
}

const emails = (kind: string) =>
  stage.db.query.selectFrom('emails').selectAll().where('kind', '=', kind).orderBy('created_at').execute();

describe('email texts', () => {
  test('of the owner are in the emails written from then on; those in the queue stay as they are', async () => {
    await book();
    expect(await edit(0)).toEqual({ ok: true });
    await book('2026-11-24T12:00:00Z');
    const [before, after] = await emails('booking-confirmed');
    expect(before?.subject).toMatch(/^Booking confirmed: /);
    expect(after?.subject).toBe('See you Tuesday 24 November 2026');
    expect(after?.body).toContain('Ring twice.\n\nBring your notes.');
    expect(after?.html).toContain('Ring twice.<br/><br/>Bring your notes.');
    expect(await editedEmailKeys(stage.db.query)).toEqual(new Set([key]));
  });

  test('of two editors the second is refused, and the texts of the first remain', async () => {
    await edit(0);
    expect(await edit(0, {})).toMatchObject({ ok: false, refusal: 'changed' });
    expect(await edit(1, { 'da.booking.confirmed.headline': 'Vi ses' })).toEqual({ ok: true });
    expect(await edit(1, typed)).toMatchObject({ ok: false, refusal: 'changed' });
    const { texts, version } = await editedEmail(stage.db.query, key);
    expect([texts.en, texts.da, version]).toEqual([{}, { 'booking.confirmed.headline': 'Vi ses' }, 2]);
  });

  test('go back to the standard, by the owner and with the version only', async () => {
    await edit(0);
    expect(await resetEmailTexts(stage.world, owner, { key, version: 0 })).toMatchObject({ ok: false });
    expect(await resetEmailTexts(stage.world, owner, { key, version: 1 })).toEqual({ ok: true });
    expect(await editedEmailKeys(stage.db.query)).toEqual(new Set());
    await book();
    expect((await emails('booking-confirmed'))[0]?.subject).toMatch(/^Booking confirmed: /);
  });

  test('with a wrong placeholder are refused with the field, and nothing is stored', async () => {
    const wrong = { ...typed, 'en.booking.confirmed.subject': 'See you {day}' };
    expect(await edit(0, wrong)).toEqual({
      ok: false,
      refusal: 'invalid',
      problems: { 'en.booking.confirmed.subject': { kind: 'unknown', placeholders: ['day'] } },
    });
    expect((await editedEmail(stage.db.query, key)).version).toBe(0);
  });
  test('are previewed as they are in the form, saved or not, and a test goes to the owner', async () => {
    const preview = { key, example: 'bookingConfirmed', language: 'en', typed } as const;
    const html = await previewEmail(stage.world, owner, preview);
    expect(html).toContain('Ring twice.');
    expect(await previewEmail(stage.world, owner, { ...preview, example: 'orderReceipt' })).toBeNull();
    const sent = await sendTestEmail(stage.world, owner, preview);
    const [test] = await emails('email-test');
    expect(sent).toEqual({ ok: true, to: test?.recipient });
    expect(test?.subject).toBe('Test: See you Monday 23 November 2026');
    expect((await editedEmail(stage.db.query, key)).version).toBe(0);
  });
});
