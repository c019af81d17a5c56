import { expect, test } from 'vitest';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { recordLessonPayment } from '#studio/money/settlement/record-lesson-payment.ts';
import { openTask } from '#studio/office/admin-tasks/open-task.ts';
import { changeSettings } from '#studio/office/settings/change-settings.ts';
import { sendContactMessage } from '#studio/people/contact/send-contact-message.ts';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import { newVisitor, testStage } from '#tests/support/page-fixture.ts';
import { sessionOfOwner } from '#tests/support/push/push-service.ts';
import { owner } from '#tests/support/who.ts';
import { sendDailySummary } from './send-daily-summary.ts';

const stage = testStage();
const at = (text: string) => stage.world.setNow(Temporal.Instant.from(text));
const summaries = () =>
  stage.db.query
    .selectFrom('emails')
    .select(['recipient', 'language', 'subject', 'body'])
    .where('kind', '=', 'daily-summary')
    .orderBy('created_at')
    .execute();

/** Turned on in the evening before, so that the first one is Tuesday's. */
async function turnedOn(more: Record<string, string> = {}): Promise<void> {
  await sessionOfOwner(stage.world);
  at('2026-11-23T19:00:00Z');
  const values = { dailySummary: 'yes', summaryTime: '07:30', ...more };
  const outcome = await changeSettings(stage.world, owner, { group: 'notifications', version: 0, values });
  expect(outcome).toEqual({ ok: true });
}

async function aBooking(day: string) {
  const booked = await bookFor(stage.world, owner, {
    day,
    time: '10:00',
    name: 'Mia Møller',
    email: 'mia@example.dk',
    place: 'studio',
    cover: 'at-session',
    language: 'en',
  });
  if (!booked.ok) throw new Error(booked.refusal);
  return booked.bookingId;
}

test('off by default', async () => {
  await sessionOfOwner(stage.world);
  await aBooking('2026-11-24');
  at('2026-11-24T08:00:00Z');
  expect(await sendDailySummary(stage.world)).toBe(0);
});

test('lists today’s sessions, what is open and yesterday’s income, in the owner’s language', async () => {
  await turnedOn();
  await aBooking('2026-11-24');
  const from = { name: 'Åse', email: 'aase@example.dk', message: 'Hej!' };
  await sendContactMessage(stage.world, newVisitor().who, from);
  const dispute = { kind: 'dispute', subjectId: crypto.randomUUID(), details: {} } as const;
  await change(stage.world, system, (c) => openTask(c, dispute));
  await stage.db.query.updateTable('users').set({ language: 'da' }).where('role', '=', 'owner').execute();
  at('2026-11-24T06:30:00Z');
  expect(await sendDailySummary(stage.world)).toBe(1);
  const [summary] = await summaries();
  expect(summary).toMatchObject({
    recipient: owner.email,
    language: 'da',
    subject: 'Din dag: tirsdag den 24. november 2026',
  });
  expect(summary?.body).toContain('10.00–11.00: Mia Møller');
  expect(summary?.body).toMatch(/Åbne opgaver: 2\nUlæste beskeder: 1\nGårsdagens indtægter: Ingen/);
});

test('income of the day before, by the studio’s clock', async () => {
  await turnedOn();
  at('2026-11-24T10:00:00Z');
  const bookingId = await aBooking('2026-11-26');
  at('2026-11-25T22:30:00Z');
  const payment = { bookingId, method: 'cash', amountMinor: 195_000 };
  expect(await recordLessonPayment(stage.world, owner, payment)).toMatchObject({
    ok: true,
  });
  at('2026-11-26T06:30:00Z');
  await sendDailySummary(stage.world);
  at('2026-11-27T06:30:00Z');
  await sendDailySummary(stage.world);
  const bodies = (await summaries()).map(({ body }) => /Yesterday’s income: (.*)/.exec(body ?? '')?.[1]);
  expect(bodies).toEqual(['DKK 1,950', 'None']);
});

test('comes once a day, also with three processes at the same time, and not before its time [P.276]', async () => {
  await turnedOn();
  await aBooking('2026-11-24');
  at('2026-11-24T06:29:00Z');
  expect(await sendDailySummary(stage.world)).toBe(0);
  at('2026-11-24T06:30:00Z');
  const sent = await Promise.all(Array.from({ length: 3 }, () => sendDailySummary(stage.world)));
  expect(sent.toSorted()).toEqual([0, 0, 1]);
  at('2026-11-24T20:00:00Z');
  expect(await sendDailySummary(stage.world)).toBe(0);
  expect(await summaries()).toHaveLength(1);
});

test('comes late after an outage, and never for a day that is over', async () => {
  await turnedOn();
  await aBooking('2026-11-25');
  at('2026-11-25T18:00:00Z');
  expect(await sendDailySummary(stage.world)).toBe(1);
  expect((await summaries()).map(({ subject }) => subject)).toEqual(['Your day: Wednesday 25 November 2026']);
});

test('a failure while it is written leaves the day undecided, and the next run sends it', async () => {
  await turnedOn();
  await aBooking('2026-11-24');
  at('2026-11-24T06:30:00Z');
  const failing = { ...stage.world, jobs: { send: () => Promise.reject(new Error('killed')) } };
  await expect(sendDailySummary(failing)).rejects.toThrow('killed');
  expect(await sendDailySummary(stage.world)).toBe(1);
});

test('turned on after its time, it begins tomorrow', async () => {
  await sessionOfOwner(stage.world);
  at('2026-11-24T12:00:00Z');
  const values = { dailySummary: 'yes', summaryTime: '07:30' };
  await changeSettings(stage.world, owner, { group: 'notifications', version: 0, values });
  expect(await sendDailySummary(stage.world)).toBe(0);
  at('2026-11-25T06:30:00Z');
  expect(await sendDailySummary(stage.world)).toBe(1);
});

test('a day without anything gets none if the owner chooses so, also when something comes later', async () => {
  await turnedOn({ summarySkipsEmpty: 'yes' });
  at('2026-11-24T06:30:00Z');
  expect(await sendDailySummary(stage.world)).toBe(0);
  await aBooking('2026-11-24');
  expect(await sendDailySummary(stage.world)).toBe(0);
  await aBooking('2026-11-25');
  at('2026-11-25T06:30:00Z');
  expect(await sendDailySummary(stage.world)).toBe(1);
});
