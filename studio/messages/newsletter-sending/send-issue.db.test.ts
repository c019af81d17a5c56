import { beforeEach, describe, expect, test } from 'vitest';
import { MailNotTaken, MailRefused } from '#platform/mail/mail.ts';
import { unsubscribe } from '#studio/people/newsletter/unsubscribe.ts';
import { sendEmail } from '#studio/shared/email/send-email.ts';
import { insertSuppression } from '#studio/shared/email/suppression/suppressions.store.ts';
import { createIssue } from '#studio/site/newsletter-issues/create-issue.ts';
import { issueOf } from '#studio/site/newsletter-issues/issues.queries.ts';
import { editPage } from '#studio/site/pages/edit-page.ts';
import { pageDraft } from '#studio/site/pages/page-drafts.queries.ts';
import { addBlock } from '#studio/site/pages/page-sections.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { insertSubscribers, seenIssue, writtenIssue } from '#tests/support/newsletter/written-issue.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { progressOf } from './deliveries.queries.ts';
import { haltNewsletters } from './halt-newsletters.ts';
import {
  cancelSending,
  chooseSegment,
  pauseSending,
  resumeSending,
  scheduleIssue,
  stopSending,
  undoMinutes,
} from './schedule-issue.ts';
import { sendDueIssues } from './send-issue.ts';

const given = testDatabase();
let world: TestWorld;
beforeEach(() => {
  world = testWorld(given.db);
});

/** Thirty emails a minute. */
const slowProvider = { SMTP_URL: 'smtp://smtp.office365.com:587', MAIL_FROM: 'a@studio.example' };

const copies = () =>
  given.db.query
    .selectFrom('emails')
    .selectAll()
    .where('kind', '=', 'newsletter-issue')
    .orderBy('recipient')
    .execute();
const later = (minutes: number) => world.setNow(world.clock.now().add({ minutes }));

async function scheduled(subject?: { en: string; da: string }) {
  const key = await writtenIssue(world, subject);
  expect(await scheduleIssue(world, owner, { ...(await seenIssue(world, key)), at: null })).toEqual({
    ok: true,
  });
  return key;
}

async function idOf(key: string) {
  return (await issueOf(given.db.query, key))?.id ?? '';
}

async function sendQueued(): Promise<void> {
  for (const { id } of await copies()) await sendEmail(world, id).catch(() => {});
}

describe('an issue of the newsletter', () => {
  test('is sent to every confirmed subscriber once, in their language, after five minutes [P.401]', async () => {
    await insertSubscribers(given.db, [
      { email: 'anna@example.dk', language: 'da' },
      { email: 'ben@example.com' },
      { email: 'not-confirmed@example.com', isConfirmed: false },
      { email: 'left@example.com', isUnsubscribed: true },
      { email: 'dead@example.com' },
    ]);
    const dead = { email: 'dead@example.com', reason: 'bounced', detail: '' } as const;
    await given.db.transaction((tx) => insertSuppression(tx, dead, testNow));
    const key = await scheduled();
    expect(world.requestedJobs.at(-1)).toMatchObject({
      name: 'send-newsletter',
      at: testNow.add({ minutes: undoMinutes }),
    });
    expect(await sendDueIssues(world)).toBe(0);
    later(undoMinutes);
    expect(await sendDueIssues(world)).toBe(2);
    expect(await sendDueIssues(world)).toBe(0);
    expect(await copies()).toMatchObject([
      { recipient: 'anna@example.dk', language: 'da', subject: 'Ti minutter før' },
      { recipient: 'ben@example.com', language: 'en', subject: 'Ten minutes before' },
    ]);
    expect((await issueOf(given.db.query, key))?.state).toBe('sending');
    await sendQueued();
    later(1);
    await sendDueIssues(world);
    expect((await issueOf(given.db.query, key))?.state).toBe('sent');
    expect(await progressOf(given.db.query, await idOf(key))).toMatchObject({
      total: 2,
      sent: 2,
      waiting: 0,
    });
  });

  test('in a restored studio is paused while it is being sent, and a draft while it is scheduled', async () => {
    await insertSubscribers(given.db, [{ email: 'ben@example.com' }]);
    const sending = await scheduled();
    later(undoMinutes);
    await sendDueIssues(world);
    const waiting = await scheduled({ en: 'Another', da: 'Et andet' });
    const now = world.clock.now();
    await given.db.transaction((tx) => haltNewsletters({ tx, now }));
    const states = [sending, waiting].map(async (key) => (await issueOf(given.db.query, key))?.state);
    expect(await Promise.all(states)).toEqual(['paused', 'draft']);
  });

  test('has one-click unsubscription and a list’s name in its headers, and no link of its own per reader but that', async () => {
    const [id = ''] = await insertSubscribers(given.db, [
      { email: 'ben@example.com' },
      { email: 'cleo@example.com' },
    ]);
    await scheduled();
    later(undoMinutes);
    await sendDueIssues(world);
    const [ben, cleo] = await copies();
    const token = /newsletter\/unsubscribe\/([\w-]{22})/.exec(ben?.body ?? '')?.[1] ?? '';
    expect(ben?.headers).toMatchObject({
      'List-Unsubscribe': `<http://localhost:3000/newsletter/unsubscribe/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': '<newsletter.localhost>',
    });
    const neutral = (html: string | null | undefined) =>
      html?.replaceAll(/unsubscribe\/[\w-]{22}/g, 'unsubscribe/');
    expect(neutral(ben?.html)).toBe(neutral(cleo?.html));
    expect(ben?.html).not.toBe(cleo?.html);
    expect(await unsubscribe(world, visitor, { token })).toEqual({ ok: true });
    const left = given.db.query.selectFrom('newsletter_subscriptions').selectAll().where('id', '=', id);
    expect((await left.executeTakeFirstOrThrow()).unsubscribed_at).not.toBeNull();
  });

  test('can be cancelled until it is sent, and then be sent as it was changed', async () => {
    await insertSubscribers(given.db, [{ email: 'ben@example.com' }]);
    const key = await scheduled();
    expect(await cancelSending(world, owner, { key })).toEqual({ ok: true });
    later(undoMinutes);
    expect(await sendDueIssues(world)).toBe(0);
    await scheduleIssue(world, owner, { ...(await seenIssue(world, key)), at: null });
    later(undoMinutes);
    expect(await sendDueIssues(world)).toBe(1);
    expect(await cancelSending(world, owner, { key })).toEqual({ ok: false, refusal: 'changed' });
  });

  test('is not scheduled from a page that shows an earlier version, in the past, or without recipients', async () => {
    const key = await writtenIssue(world);
    const first = await seenIssue(world, key);
    const schedule = (seen: typeof first, at: Temporal.Instant | null = null) =>
      scheduleIssue(world, owner, { ...seen, at });
    expect(await schedule(first)).toEqual({ ok: false, refusal: 'no-recipients' });
    await insertSubscribers(given.db, [{ email: 'ben@example.com' }]);
    const stale = { ...first, draftVersion: first.draftVersion - 1 };
    expect(await schedule(stale)).toEqual({ ok: false, refusal: 'changed' });
    const choose = (language: 'en' | 'da') =>
      chooseSegment(world, owner, { ...first, segment: { language } });
    expect([await choose('en'), await choose('en')], 'pressed twice').toEqual([{ ok: true }, { ok: true }]);
    expect(await choose('da')).toEqual({ ok: false, refusal: 'changed' });
    expect(await schedule(first)).toEqual({ ok: false, refusal: 'changed' });
    const seen = await seenIssue(world, key);
    const past = testNow.subtract({ seconds: 1 });
    expect(await schedule(seen, past)).toEqual({ ok: false, refusal: 'in-the-past' });
    expect([await schedule(seen), await schedule(seen)], 'pressed twice').toEqual([
      { ok: true },
      { ok: true },
    ]);
  });

  test('is not scheduled with a text to replace, or with a link that leads nowhere', async () => {
    await insertSubscribers(given.db, [{ email: 'ben@example.com' }]);
    const made = await createIssue(world, owner, { subject: { en: 'Hello', da: '' } });
    const key = made.ok ? made.key : '';
    const send = async () => scheduleIssue(world, owner, { ...(await seenIssue(world, key)), at: null });
    expect(await send()).toEqual({ ok: false, refusal: 'not-ready' });
    const linked = await writtenIssue(world);
    const { version } = await pageDraft(given.db.query, linked);
    const block = { type: 'links', items: [{ label: 'Gone', href: '/courses/no-such-offer' }] } as const;
    const change = addBlock({ en: block as never, da: block as never });
    expect(await editPage(world, owner, { key: linked, version, change })).toEqual({ ok: true });
    const outcome = await scheduleIssue(world, owner, { ...(await seenIssue(world, linked)), at: null });
    expect(outcome).toEqual({ ok: false, refusal: 'not-ready' });
  });

  test('in one language goes to the readers of that language only', async () => {
    await insertSubscribers(given.db, [
      { email: 'anna@example.dk', language: 'da' },
      { email: 'ben@example.com' },
    ]);
    await scheduled({ en: '', da: 'Kun på dansk' });
    later(undoMinutes);
    await sendDueIssues(world);
    expect(await copies()).toMatchObject([{ recipient: 'anna@example.dk', subject: 'Kun på dansk' }]);
  });

  test('paused, queues nothing more; resumed, goes on; who unsubscribes meanwhile gets none; stopped, ends', async () => {
    world = testWorld(given.db, { env: slowProvider });
    const people = Array.from({ length: 45 }, (_, at) => ({ email: `p${at}@example.com` }));
    const ids = await insertSubscribers(given.db, people);
    const key = await scheduled();
    later(undoMinutes);
    expect(await sendDueIssues(world)).toBe(30);
    expect(await sendDueIssues(world)).toBe(0);
    expect(await pauseSending(world, owner, { key })).toEqual({ ok: true });
    await given.db.query.updateTable('emails').set({ state: 'sent' }).execute();
    later(2);
    expect(await sendDueIssues(world)).toBe(0);
    await given.db.query
      .updateTable('newsletter_subscriptions')
      .set({ unsubscribed_at: testNow })
      .where('id', 'in', ids.toSorted().slice(-5))
      .execute();
    expect(await resumeSending(world, owner, { key })).toEqual({ ok: true });
    expect(await sendDueIssues(world)).toBe(15);
    const progress = await progressOf(given.db.query, await idOf(key));
    expect(progress).toMatchObject({ total: 45, skipped: 5, sent: 30, waiting: 10 });
    expect(await stopSending(world, owner, { key })).toEqual({ ok: true });
    expect(await resumeSending(world, owner, { key })).toEqual({ ok: false, refusal: 'changed' });
  });

  test('is tried again after a soft bounce; an address that does not exist is suppressed, without a task', async () => {
    const answers: Record<string, () => Error> = {
      'soft@example.com': () => new MailNotTaken('450', '450 4.2.2 Mailbox full', 450),
      'dead@example.com': () => new MailRefused('550', '550 5.1.1 User unknown', 550),
      'spam@example.com': () => new MailRefused('554', '554 5.7.1 Rejected as spam', 554),
    };
    world = testWorld(given.db, {
      mail: {
        kind: 'smtp',
        deliver: async ({ to }) => {
          const answer = answers[to];
          if (answer) throw answer();
        },
      },
    });
    await insertSubscribers(
      given.db,
      [...Object.keys(answers), 'ben@example.com'].map((email) => ({ email })),
    );
    const key = await scheduled();
    later(undoMinutes);
    await sendDueIssues(world);
    await sendQueued();
    const suppressed = await given.db.query.selectFrom('suppressed_addresses').select('email').execute();
    expect(suppressed).toEqual([{ email: 'dead@example.com' }]);
    expect(await given.db.query.selectFrom('tasks').selectAll().execute()).toEqual([]);
    expect(await progressOf(given.db.query, await idOf(key))).toMatchObject({
      sent: 1,
      failed: 2,
      retrying: 1,
    });
    delete answers['soft@example.com'];
    later(1);
    await sendQueued();
    expect(await progressOf(given.db.query, await idOf(key))).toMatchObject({
      sent: 2,
      failed: 2,
      retrying: 0,
    });
  });

  test('feeds the queue no further while the mail server is out of order', async () => {
    world = testWorld(given.db, {
      env: slowProvider,
      mail: {
        kind: 'smtp',
        deliver: async () => {
          throw new Error('connection refused');
        },
      },
    });
    await insertSubscribers(
      given.db,
      Array.from({ length: 200 }, (_, at) => ({ email: `p${at}@example.com` })),
    );
    await scheduled();
    later(undoMinutes);
    for (let minute = 0; minute < 7; minute += 1) {
      await sendDueIssues(world);
      await sendQueued();
      later(1);
    }
    expect(await copies()).toHaveLength(150);
  });
});
