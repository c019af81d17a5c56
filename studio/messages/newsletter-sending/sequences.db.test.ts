import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { pauseRestoredStudio } from '#studio/office/backups/restored-studio.ts';
import { confirmSubscription } from '#studio/people/newsletter/confirm-subscription.ts';
import { importSubscribers } from '#studio/people/newsletter/import-subscribers.ts';
import { subscribe } from '#studio/people/newsletter/subscribe.ts';
import { issueOf, issueOrStepOf, sequenceEmails } from '#studio/site/newsletter-issues/issues.queries.ts';
import { type SequenceKey, sequenceKeys } from '#studio/site/newsletter-issues/sequence.ts';
import { editPage } from '#studio/site/pages/edit-page.ts';
import { languagesOf } from '#studio/site/pages/page-draft.ts';
import { addBlock } from '#studio/site/pages/page-sections.ts';
import { insertSubscribers } from '#tests/support/newsletter/written-issue.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { emailCounts } from './due-emails.queries.ts';
import { scheduleIssue } from './schedule-issue.ts';
import { sendDueIssues } from './send-issue.ts';
import { changeDays, switchSequenceOff, switchSequenceOn } from './switch-sequence.ts';
import { testIssue } from './test-issue.ts';

const given = testStage();
let world: TestWorld;
beforeEach(async () => {
  world = testWorld(given.db);
  world.setNow(testNow);
  await given.db.query.deleteFrom('bookings').execute();
  await given.db.query.deleteFrom('claims').execute();
});

const copies = () =>
  given.db.query
    .selectFrom('emails')
    .select(['recipient', 'subject'])
    .where('kind', '=', 'newsletter-issue')
    .orderBy('created_at')
    .execute();
const subjects = async () => (await copies()).map(({ subject }) => subject);

const on = (sequence: SequenceKey) => switchSequenceOn(world, owner, { sequence });
const at = (instant: string) => world.setNow(Temporal.Instant.from(instant));

/** What the reconciler and the workers do at that time. */
async function runAt(instant: string): Promise<number> {
  at(instant);
  const queued = await sendDueIssues(world);
  await given.db.query
    .updateTable('emails')
    .set({ state: 'sent' })
    .where('kind', '=', 'newsletter-issue')
    .where('state', '=', 'waiting')
    .execute();
  return queued;
}

async function confirmed(email: string): Promise<void> {
  await subscribe(world, visitor, { email });
  const mail = await given.db.query
    .selectFrom('emails')
    .select('body')
    .where('recipient', '=', email)
    .where('kind', '=', 'newsletter-opt-in')
    .executeTakeFirstOrThrow();
  const token = /confirm\/([\w-]{22})/.exec(mail.body ?? '')?.[1] ?? '';
  expect(await confirmSubscription(world, visitor, { token })).toEqual({ ok: true });
}

/** A booked session of an hour. */
async function session(email: string, end: string): Promise<void> {
  await sql`with claim as (
      insert into claims (kind, state, slot_start, slot_end, claimed, changed_at)
      values ('session', 'booked', ${end}::timestamptz - interval '1 hour', ${end}::timestamptz,
        tstzrange(${end}::timestamptz - interval '1 hour', ${end}::timestamptz), ${testNow}) returning id)
    insert into bookings (claim_id, name, email, course_id, course_name, language, created_at, confirmed_at)
    select id, 'Ben', ${email}, 'private-coaching', 'Private coaching', 'en', ${testNow}, ${testNow} from claim`.execute(
    given.db.query,
  );
}

async function countsOf(key: string) {
  const issue = (await sequenceEmails(given.db.query)).find((email) => email.key === key);
  if (!issue?.blocks) throw new Error(key);
  const languages = languagesOf(issue.blocks);
  return emailCounts(given.db.query, { issue, languages, now: world.clock.now() });
}

const [welcome1, welcome2] = ['Welcome, and something to sing today', 'Where to begin'];
const [session1, session2] = ['After your first session', 'The second session'];
const [silence1, silence2] = ['Three minutes for a voice that has rested', 'Is something in the way?'];

describe('a sequence of emails', () => {
  test('welcome: is sent at once after confirmation, and four days later at ten in the morning [P.404]', async () => {
    expect(await on('welcome')).toEqual({ ok: true });
    at('2026-11-24T21:30:00Z');
    await confirmed('ben@example.com');
    expect(await runAt('2026-11-24T21:31:00Z')).toBe(1);
    expect(await countsOf('issue-welcome2')).toEqual({
      sent: 0,
      left: 0,
      waiting: 1,
      nextAt: Temporal.Instant.from('2026-11-28T09:00:00Z'),
    });
    expect(await runAt('2026-11-28T08:59:00Z')).toBe(0);
    expect(await runAt('2026-11-28T09:00:00Z')).toBe(1);
    expect(await runAt('2026-11-30T09:00:00Z')).toBe(0);
    expect(await subjects()).toEqual([welcome1, welcome2]);
    expect(await countsOf('issue-welcome2')).toEqual({ sent: 1, left: 0, waiting: 0, nextAt: null });
  });

  test('first session: begins on the day after the first one only, and ends with another booking', async () => {
    await insertSubscribers(given.db, [{ email: 'ben@example.com' }, { email: 'cleo@example.com' }]);
    await on('first-session');
    await session('Ben@example.com', '2026-11-24T12:00:00Z');
    await session('cleo@example.com', '2026-11-24T14:00:00Z');
    expect(await runAt('2026-11-24T15:00:00Z')).toBe(0);
    expect(await runAt('2026-11-25T09:00:00Z')).toBe(2);
    await session('ben@example.com', '2026-12-09T12:00:00Z');
    await runAt('2026-12-05T09:00:00Z');
    expect(await copies()).toMatchObject([
      { subject: session1 },
      { subject: session1 },
      { recipient: 'cleo@example.com', subject: session2 },
    ]);
    expect(await countsOf('issue-session2')).toMatchObject({ sent: 1, left: 1, waiting: 0 });
    await runAt('2026-12-10T09:00:00Z');
    expect(await copies()).toHaveLength(3);
  });

  test('silence: is sent two months after the last session, also over a change of the clocks, unless another is booked', async () => {
    await insertSubscribers(given.db, [{ email: 'ben@example.com' }, { email: 'cleo@example.com' }]);
    await on('silence');
    await session('ben@example.com', '2027-01-31T12:00:00Z');
    await session('cleo@example.com', '2027-01-31T14:00:00Z');
    await session('cleo@example.com', '2027-04-20T14:00:00Z');
    expect(await runAt('2027-03-31T07:59:00Z')).toBe(0);
    expect(await runAt('2027-03-31T08:00:00Z')).toBe(1);
    expect(await runAt('2027-04-14T08:00:00Z')).toBe(1);
    expect(await copies()).toEqual([
      { recipient: 'ben@example.com', subject: silence1 },
      { recipient: 'ben@example.com', subject: silence2 },
    ]);
  });

  test('is off at first, and sends nothing about what happened before it was switched on', async () => {
    await insertSubscribers(given.db, [{ email: 'ben@example.com' }]);
    await session('ben@example.com', '2026-09-01T12:00:00Z');
    await confirmed('cleo@example.com');
    expect(await runAt('2026-11-24T09:00:00Z')).toBe(0);
    for (const sequence of sequenceKeys) await on(sequence);
    expect(await runAt('2026-11-24T09:01:00Z')).toBe(0);
    expect(await runAt('2027-02-01T09:00:00Z')).toBe(0);
    expect(await copies()).toEqual([]);
  });

  test('every sequence sends nothing to those who are not confirmed subscribers [P.405]', async () => {
    for (const sequence of sequenceKeys) await on(sequence);
    await subscribe(world, visitor, { email: 'not-confirmed@example.com' });
    await insertSubscribers(given.db, [{ email: 'left@example.com', isUnsubscribed: true }]);
    for (const [day, email] of ['never', 'not-confirmed', 'left'].entries())
      await session(`${email}@example.com`, `2026-11-2${day + 4}T12:00:00Z`);
    let queued = 0;
    for (let day = 0; day < 100; day += 1) {
      const time = testNow.add({ hours: day * 24 + 1 });
      queued += await runAt(time.toString());
    }
    expect(queued).toBe(0);
    expect(await copies()).toEqual([]);
  });

  test('ends for those who unsubscribe, and for those whose copy has bounced', async () => {
    await on('first-session');
    const people = ['ben', 'cleo', 'dan'].map((name) => `${name}@example.com`);
    await insertSubscribers(
      given.db,
      people.map((email) => ({ email })),
    );
    for (const [hour, email] of people.entries()) await session(email, `2026-11-24T1${hour}:00:00Z`);
    expect(await runAt('2026-11-25T09:00:00Z')).toBe(3);
    const { query } = given.db;
    const at = testNow;
    await query
      .updateTable('newsletter_subscriptions')
      .set({ unsubscribed_at: at })
      .where('email', '=', 'ben@example.com')
      .execute();
    await query
      .updateTable('emails')
      .set({ bounced_at: at })
      .where('recipient', '=', 'cleo@example.com')
      .execute();
    expect(await runAt('2026-12-05T09:00:00Z')).toBe(1);
    expect((await copies()).at(-1)).toEqual({ recipient: 'dan@example.com', subject: session2 });
  });

  test('leaves out imported addresses, and what has been due for more than three days', async () => {
    await on('welcome');
    const list = { addresses: ['ben@example.com'], invalid: [], unsubscribed: 0 };
    const proof = { who: 'Thea', when: Temporal.PlainDate.from('2026-11-20'), where: 'At a concert' };
    await importSubscribers(world, owner, { list, language: 'en', proof });
    await confirmed('cleo@example.com');
    expect(await runAt('2026-11-23T09:01:00Z')).toBe(1);
    await runAt('2026-12-01T09:00:00Z');
    expect(await copies()).toEqual([{ recipient: 'cleo@example.com', subject: welcome1 }]);
  });

  test('switched off, drops those in it; switched on again, sends its texts as they are then', async () => {
    expect([await on('welcome'), await on('welcome')], 'pressed twice').toEqual([{ ok: true }, { ok: true }]);
    await confirmed('ben@example.com');
    await runAt('2026-11-23T09:01:00Z');
    at('2026-11-24T09:00:00Z');
    expect(await switchSequenceOff(world, owner, { sequence: 'welcome' })).toEqual({ ok: true });
    expect(await runAt('2026-11-27T09:00:00Z')).toBe(0);
    const change = addBlock({
      en: { type: 'heading', slot: 'added', text: 'New' },
      da: { type: 'heading', slot: 'added', text: 'Nyt' },
    });
    expect(await editPage(world, owner, { key: 'issue-welcome1', version: 0, change })).toEqual({ ok: true });
    at('2026-11-28T09:00:00Z');
    await on('welcome');
    await confirmed('cleo@example.com');
    expect(await runAt('2026-11-28T09:01:00Z')).toBe(1);
    const { body } = await given.db.query
      .selectFrom('emails')
      .select('body')
      .where('recipient', '=', 'cleo@example.com')
      .where('kind', '=', 'newsletter-issue')
      .executeTakeFirstOrThrow();
    expect(body).toContain('New');
    expect(await subjects()).toEqual([welcome1, welcome1]);
  });

  test('is not switched on with a link that leads nowhere', async () => {
    const items = [{ label: 'Missing', href: '/courses/no-such-offer' }];
    const links = { type: 'links', slot: 'added', items } as const;
    const change = addBlock({ en: links, da: links });
    await editPage(world, owner, { key: 'issue-silence2', version: 0, change });
    expect(await on('silence')).toEqual({ ok: false, refusal: 'not-ready' });
    expect(await on('first-session')).toEqual({ ok: true });
  });

  test('changes the days of an email while it is off, and by the version that was shown', async () => {
    const key = 'issue-welcome2';
    const days = (afterDays: number, version = 1, sequence: SequenceKey = 'welcome') =>
      changeDays(world, owner, { sequence, key, version, afterDays });
    expect([await days(7), await days(7)], 'pressed twice').toEqual([{ ok: true }, { ok: true }]);
    expect(await days(9)).toEqual({ ok: false, refusal: 'changed' });
    for (const wrong of [0, 91, 1.5, Number.NaN])
      expect(await days(wrong, 2)).toEqual({ ok: false, refusal: 'invalid' });
    expect(await days(9, 2, 'silence')).toEqual({ ok: false, refusal: 'not-found' });
    await on('welcome');
    expect(await days(9, 3)).toEqual({ ok: false, refusal: 'changed' });
  });

  test('is no issue: it cannot be scheduled, and is tested in both languages', async () => {
    const key = 'issue-welcome1';
    expect(await issueOf(given.db.query, key)).toBeNull();
    const schedule = await scheduleIssue(world, owner, { key, version: 1, draftVersion: 0, at: null });
    expect(schedule).toEqual({ ok: false, refusal: 'not-found' });
    expect(await testIssue(world, owner, { key })).toEqual({ ok: true });
    const tests = await given.db.query
      .selectFrom('emails')
      .select('subject')
      .where('kind', '=', 'email-test')
      .execute();
    expect(tests.map(({ subject }) => subject).toSorted()).toEqual([
      'Test: Velkommen, og noget at synge i dag',
      `Test: ${welcome1}`,
    ]);
  });

  test('is off in a restored studio, where an issue being sent is paused', async () => {
    await on('welcome');
    await confirmed('ben@example.com');
    await given.db.transaction((tx) =>
      pauseRestoredStudio(tx, { now: world.clock.now(), backupMadeAt: testNow }),
    );
    expect((await issueOrStepOf(given.db.query, 'issue-welcome1'))?.state).toBe('draft');
    expect(await runAt('2026-11-23T09:01:00Z')).toBe(0);
  });
});
