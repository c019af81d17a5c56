import ICAL from 'ical.js';
import { beforeEach, expect, test } from 'vitest';
import type { MailAttachment } from '#platform/db/schema/messages.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { opened, testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import type { TypedDay } from './date-input.ts';
import { changeDate, scheduleDate } from './schedule-date.ts';

const stage = testStage();
const offerId = 'singing-workshop-1d';
const before: TypedDay = { date: '2026-12-05', from: '10:00', to: '16:00' };
const after: TypedDay = { date: '2026-12-12', from: '11:00', to: '17:00' };
const facts = { days: [before], capacity: '6', isOpen: true, place: '' };

let dateId = '';
beforeEach(async () => {
  const outcome = await scheduleDate(stage.world, owner, { offerId, ...facts });
  if (!outcome.ok) throw new Error(outcome.refusal);
  ({ dateId } = outcome);
});

async function seatOf(email: string, language: 'da' | 'en'): Promise<void> {
  const { sessionId, paymentId } = await opened(stage, offerId);
  const ordered = stage.db.query
    .updateTable('orders')
    .where('id', 'in', (is) => is.selectFrom('payments').select('order_id').where('id', '=', paymentId));
  await ordered.set({ language }).execute();
  stage.bank.payer.pay(sessionId);
  await settlePayment(stage.world, paymentId);
  await ordered.set({ email }).execute();
}

const change = (changes: Partial<Parameters<typeof changeDate>[2]>) =>
  changeDate(stage.world, owner, { dateId, ...facts, version: 1, ...changes });

const mails = async (kind: string) =>
  stage.db.query
    .selectFrom('emails')
    .select(['recipient', 'language', 'subject', 'body', 'attachments'])
    .where('kind', '=', kind)
    .orderBy('recipient')
    .execute();

function eventIn(attachments: readonly MailAttachment[] | undefined) {
  const calendar = new ICAL.Component(ICAL.parse(attachments?.[0]?.content ?? ''));
  const [event] = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  return {
    uid: event?.uid,
    sequence: event?.sequence ?? -1,
    starts: event?.startDate.toJSDate().toISOString(),
  };
}

test('changed days: every participant is emailed old and new days, in their language, with the same calendar event [P.126]', async () => {
  await seatOf('mia@example.com', 'en');
  await seatOf('åse@example.com', 'da');
  const [granted] = await mails('seat-granted');
  expect(await change({ days: [after], once: 'one-form' })).toMatchObject({ ok: true, notifiedCount: 2 });
  const [english, danish] = await mails('date-changed');
  expect(english).toMatchObject({ recipient: 'mia@example.com', language: 'en' });
  expect(english?.subject).toMatch(/^New dates: /);
  expect(english?.body).toContain('Saturday 12 December 2026, 11:00 to 17:00, Copenhagen');
  expect(english?.body).toContain('Saturday 5 December 2026, 10:00 to 16:00, Copenhagen');
  expect(danish?.subject).toMatch(/^Nye datoer: /);
  expect(danish?.body).toContain('lørdag den 12. december 2026, 11.00 til 17.00, København');
  const [old, now] = [eventIn(granted?.attachments), eventIn(english?.attachments)];
  expect(now.uid).toBe(old.uid);
  expect(now.sequence).toBeGreaterThan(old.sequence);
  expect(now.starts).toBe('2026-12-12T10:00:00.000Z');
});

test('one email per change, however often the form is sent; the next change is emailed again', async () => {
  await seatOf('mia@example.com', 'en');
  const pressed = { days: [after], once: 'pressed-twice' };
  const [one, other] = [await change(pressed), await change(pressed)];
  expect(other).toEqual(one);
  expect(await mails('date-changed')).toHaveLength(1);
  expect(await change({ days: [before], version: 2 })).toMatchObject({ ok: true, notifiedCount: 1 });
  expect(await mails('date-changed')).toHaveLength(2);
});

test('a removed day is removed from the calendar; another place is emailed as such', async () => {
  await seatOf('mia@example.com', 'en');
  await change({ days: [before, after] });
  await change({ days: [before], place: ' Søndre  Hus\n2. sal ', version: 2 });
  const [, last] = await stage.db.query
    .selectFrom('emails')
    .select(['subject', 'body', 'attachments'])
    .where('kind', '=', 'date-changed')
    .orderBy('created_at')
    .orderBy('dedupe_key')
    .execute();
  expect(last?.subject).toMatch(/^New dates and venue: /);
  expect(last?.body).toContain('Søndre Hus 2. sal');
  expect(last?.attachments[0]?.content.match(/STATUS:\w+/g)).toEqual([
    'STATUS:CONFIRMED',
    'STATUS:CANCELLED',
  ]);
});

test('changed seats or sale, and unchanged days, send no email; nor do unpaid or erased participants get one', async () => {
  await opened(stage, offerId);
  expect(await change({ days: [after] })).toMatchObject({ ok: true, notifiedCount: 0 });
  await seatOf('mia@example.com', 'en');
  expect(await change({ days: [after], capacity: '8', isOpen: false, version: 2 })).toMatchObject({
    notifiedCount: 0,
  });
  await stage.db.query.updateTable('orders').set({ email: '', name: '' }).execute();
  expect(await change({ days: [before], version: 3 })).toMatchObject({ notifiedCount: 0 });
  expect(await mails('date-changed')).toEqual([]);
});
