import { describe, expect, test } from 'vitest';
import { json } from '#platform/db/json.ts';
import { bookDirectly } from '#studio/calendar/booking/book-directly.ts';
import { rescheduleBooking } from '#studio/calendar/booking/reschedule-booking.ts';
import { confirmConsultation } from '#studio/calendar/consultations/confirm-consultation.ts';
import { requestConsultation } from '#studio/calendar/consultations/request-consultation.ts';
import { declareWithdrawal } from '#studio/goods/withdrawals/declare-withdrawal.ts';
import { notifyReminder } from '#studio/messages/notifications/bookings/notify-booking.ts';
import { cancelBooking } from '#studio/money/paid-bookings/cancel-booking.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { signUp } from '#studio/people/accounts/sign-up.ts';
import { confirmSubscription } from '#studio/people/newsletter/confirm-subscription.ts';
import { subscribe } from '#studio/people/newsletter/subscribe.ts';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import { acceptStory, declineStory } from '#studio/site/magazine/decide-story.ts';
import { shareStory } from '#studio/site/magazine/share-story.ts';
import { submitApplication } from '#studio/teaching/applications/submit-application.ts';
import { retreatApplication } from '#tests/support/applications.ts';
import { held, newVisitor, opened, testStage } from '#tests/support/page-fixture.ts';
import { samplePdf } from '#tests/support/pdfs.ts';
import { owner } from '#tests/support/who.ts';
import { confirmAddress } from './confirmed-addresses.store.ts';

const stage = testStage();

/** Typed by one person, emailed to the address of another. */
const typed = 'Zyxwv';
const victim = 'victim@example.dk';
const slotStart = '2026-11-25T09:00:00Z';

async function emailsTo(email: string) {
  const rows = await stage.db.query
    .selectFrom('emails')
    .select(['kind', 'subject', 'html', 'body', 'attachments', 'headers'])
    .where('recipient', '=', email)
    .execute();
  return rows.map((row) => ({ kind: row.kind, text: unfolded(row) }));
}

function unfolded({ attachments, ...rest }: { attachments: ReadonlyArray<{ content?: string }> }): string {
  const files = attachments.map((file) => Buffer.from(String(file.content ?? ''), 'base64').toString());
  return JSON.stringify({ ...rest, attachments, files }).replace(/\\r\\n /g, '');
}

async function allowPayAtLesson() {
  const value = json({ payAtLesson: true });
  await stage.db.query.insertInto('settings').values({ key: 'booking', value }).execute();
}

async function linkIn(kind: string, path: string): Promise<string> {
  const mail = await stage.db.query
    .selectFrom('emails')
    .select('body')
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return new RegExp(`${path}/([\\w-]{22})`).exec(mail.body ?? '')?.[1] ?? '';
}

const book = () =>
  bookDirectly(stage.world, {
    who: newVisitor().who,
    input: { name: typed, email: victim, slotStart },
    entitlementToken: null,
  });

const apply = () =>
  submitApplication(stage.world, newVisitor().who, {
    programme: 'celebrity-vocal-experience',
    values: { ...retreatApplication, firstName: typed, lastName: typed, email: victim },
    files: [{ name: `${typed}.pdf`, bytes: samplePdf() }],
  });

async function sendStory(title: string): Promise<string> {
  const fields = { name: typed, email: victim, title, story: `${typed} ${title}` };
  await shareStory(stage.world, newVisitor().who, { fields, pdf: null, uploaded: null });
  const story = await stage.db.query
    .selectFrom('stories')
    .select('id')
    .where('title', '=', title)
    .executeTakeFirstOrThrow();
  return story.id;
}

const withdraw = () =>
  declareWithdrawal(stage.world, {
    who: newVisitor().who,
    input: { orderNumber: typed, email: victim, name: typed, part: typed },
    submission: crypto.randomUUID(),
  });

describe('an unconfirmed address', () => {
  test('is never emailed text typed by someone else [P.91]', async () => {
    const { world } = stage;
    await allowPayAtLesson();
    await subscribe(world, newVisitor().who, { email: victim });
    await signUp(world, newVisitor().who, {
      name: typed,
      email: victim,
      password: 'a very long pass phrase',
    });
    await requestConsultation(world, newVisitor().who, {
      name: typed,
      email: victim,
      slotStart: '2026-11-26T09:30:00Z',
    });
    expect(await apply()).toMatchObject({ ok: true });
    expect(await withdraw()).toMatchObject({ ok: true });
    await acceptStory(world, owner, { storyId: await sendStory(`${typed} one`) });
    await declineStory(world, owner, { storyId: await sendStory(`${typed} two`) });
    const booked = await book();
    if (!booked.ok) throw new Error(booked.refusal);
    await change(world, system, (c) => notifyReminder(c, { bookingId: booked.booking.id }));

    const mails = await emailsTo(victim);
    expect(new Set(mails.map(({ kind }) => kind))).toEqual(
      new Set([
        'newsletter-opt-in',
        'account-sign-up',
        'consultation-request',
        'application-received',
        'withdrawal-received',
        'story-answered',
        'booking-confirmed',
        'booking-reminder',
      ]),
    );
    expect(mails.filter(({ text }) => text.includes(typed)).map(({ kind }) => kind)).toEqual([]);
  });

  test('is confirmed by an account alone', async () => {
    await stage.db.query
      .insertInto('users')
      .values({ id: 'u-victim', name: 'Mia', email: victim, email_verified: true, role: 'student' })
      .execute();
    await apply();
    expect((await emailsTo(victim))[0]?.text).toContain(typed);
  });
});

describe('an address is confirmed, and greeted by name from then on,', () => {
  const greets = async () => {
    await allowPayAtLesson();
    await book();
    const mails = await emailsTo(victim);
    return mails.some(({ text }) => text.includes(`Hello ${typed},`));
  };

  test('not by default', async () => {
    expect(await greets()).toBe(false);
  });

  test('by the button linked from the newsletter’s email', async () => {
    await subscribe(stage.world, newVisitor().who, { email: 'Victim@example.dk' });
    const token = await linkIn('newsletter-opt-in', 'confirm');
    await confirmSubscription(stage.world, newVisitor().who, { token });
    expect(await greets()).toBe(true);
  });

  test('by the button linked from the consultation’s email, which is the first to contain a name', async () => {
    const half = { name: typed, email: victim, slotStart: '2026-11-26T09:30:00Z' };
    await requestConsultation(stage.world, newVisitor().who, half);
    const token = await linkIn('consultation-request', 'confirm');
    await confirmConsultation(stage.world, newVisitor().who, { token });
    const named = (await emailsTo(victim)).filter(({ text }) => text.includes(typed));
    expect(named.map(({ kind }) => kind)).toEqual(['booking-confirmed']);
  });

  test('by rescheduling or cancelling a booking with the link in its email', async () => {
    await allowPayAtLesson();
    await book();
    const token = await linkIn('booking-confirmed', 'bookings');
    await rescheduleBooking(stage.world, newVisitor().who, { token, slotStart: '2026-11-26T11:00:00Z' });
    await cancelBooking(stage.world, newVisitor().who, { token });
    const named = (await emailsTo(victim)).filter(({ text }) => text.includes(typed));
    expect(named.map(({ kind }) => kind)).toEqual(['booking-moved', 'booking-cancelled']);
  });

  test('by a payment, in the first email about it', async () => {
    const person = { ...newVisitor(), email: victim };
    const { bookingId } = await held(stage.world, '2026-11-27T09:00:00Z', person);
    const { paymentId, sessionId } = await opened(stage, bookingId);
    stage.bank.payer.pay(sessionId);
    await settlePayment(stage.world, paymentId);
    expect((await emailsTo(victim))[0]?.text).toContain('Hello Søren,');
    expect(await greets()).toBe(true);
  });

  test('and the row stores when and by what, once per address', async () => {
    const at = stage.world.clock.now();
    for (const email of ['Åse@Example.dk', 'åse@example.dk']) {
      await stage.db.transaction((tx) => confirmAddress({ tx, now: at }, { email, by: 'link' }));
    }
    await stage.db.transaction((tx) => confirmAddress({ tx, now: at }, { email: '', by: 'link' }));
    const rows = await stage.db.query.selectFrom('confirmed_addresses').selectAll().execute();
    expect(rows).toEqual([{ email: 'åse@example.dk', confirmed_by: 'link', confirmed_at: at }]);
  });
});
