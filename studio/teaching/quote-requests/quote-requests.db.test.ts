import { beforeEach, describe, expect, test } from 'vitest';
import { bookFor } from '#studio/calendar/owner-calendar/book-for.ts';
import { recordAttendance } from '#studio/calendar/owner-calendar/record-attendance.ts';
import { openTasks } from '#studio/office/admin-tasks/tasks.queries.ts';
import { reconcile } from '#studio/office/reconciliation/reconcile.ts';
import { changeSettings, showSettings } from '#studio/office/settings/change-settings.ts';
import { addReceivedQuote } from '#studio/site/pages/add-received-quote.ts';
import { pageDraft, publishedPages } from '#studio/site/pages/page-drafts.queries.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { declineQuote, removeQuote, writeQuote } from './answer-quote-request.ts';
import { askForQuote, dueQuoteRequests } from './ask-for-quote.ts';
import { writtenQuotes } from './quote-requests.queries.ts';

const stage = testStage();
const q = () => stage.db.query;
const at = (moment: string) => stage.world.setNow(Temporal.Instant.from(moment));
const email = 'Mia@Example.dk';

beforeEach(() => at('2026-11-23T09:00:00Z'));

async function turnedOn(): Promise<void> {
  const { values, version } = (await showSettings(stage.world, owner, 'booking'))!;
  const changed = { ...values, askForQuote: 'yes' };
  expect(await changeSettings(stage.world, owner, { group: 'booking', version, values: changed })).toEqual({
    ok: true,
  });
}

async function session(day: string, to = email): Promise<string> {
  const booked = await bookFor(stage.world, owner, {
    day,
    time: '10:00',
    name: 'Mia Møller',
    email: to,
    place: 'studio',
    cover: 'at-session',
    language: 'da',
  });
  if (!booked.ok) throw new Error(booked.refusal);
  return booked.bookingId;
}

const emails = () =>
  q()
    .selectFrom('emails')
    .select(['recipient', 'html', 'headers', 'subject'])
    .where('kind', '=', 'quote-request')
    .execute();

/** The secret of the link in the only email. */
async function asked(): Promise<string> {
  await turnedOn();
  await session('2026-11-24');
  at('2026-11-25T12:00:00Z');
  await reconcile(stage.world);
  const [sent] = await emails();
  return /\/quotes\/([\w-]{22})/.exec(sent?.html ?? '')?.[1] ?? '';
}

const words = { quote: 'Jeg tør synge igen.', name: 'Mia', consent: 'named' };

describe('asking for a quote after a session', () => {
  test('is off by default', async () => {
    await session('2026-11-24');
    at('2026-11-25T12:00:00Z');
    expect(await dueQuoteRequests(stage.world)).toEqual([]);
  });

  test('one email, a day after the first session, however many sessions, processes and runs follow', async () => {
    await turnedOn();
    const bookingId = await session('2026-11-24');
    await session('2026-11-25', 'mia@example.dk');
    at('2026-11-25T09:59:00Z');
    await reconcile(stage.world);
    expect(await emails()).toEqual([]);
    at('2026-11-25T10:00:00Z');
    expect(await dueQuoteRequests(stage.world)).toEqual([bookingId]);
    const runs = await Promise.all(Array.from({ length: 3 }, () => askForQuote(stage.world, bookingId)));
    expect(runs.toSorted()).toEqual([false, false, true]);
    at('2026-11-26T12:00:00Z');
    await reconcile(stage.world);
    const [sent, ...others] = await emails();
    expect(others).toEqual([]);
    expect(sent).toMatchObject({
      recipient: 'mia@example.dk',
      subject: 'Et par ord om at synge med Thea Lindehav?',
    });
    expect(sent?.headers['List-Unsubscribe']).toMatch(/\/quotes\/[\w-]{22}\/rejection>$/);
  });

  test('not again after the address of the account was changed, in either direction', async () => {
    await turnedOn();
    await session('2026-11-24');
    await session('2026-11-25', 'eva@example.dk');
    at('2026-11-25T12:00:00Z');
    await reconcile(stage.world);
    const account = { id: 'mia', email: 'eva@example.dk', name: 'Mia', role: 'student' } as const;
    const details = { email_verified: true, image: null, language: null };
    await q()
      .insertInto('users')
      .values({ ...account, ...details })
      .execute();
    const former = { user_id: 'mia', email: 'mia@example.dk', left_at: stage.world.clock.now() };
    await q().insertInto('former_emails').values(former).execute();
    at('2026-11-26T12:00:00Z');
    expect(await dueQuoteRequests(stage.world)).toEqual([]);
    await q().updateTable('users').set({ email: 'mia@example.dk' }).execute();
    await q().updateTable('former_emails').set({ email: 'eva@example.dk' }).execute();
    expect(await dueQuoteRequests(stage.world)).toEqual([]);
  });

  test('killed before the email is queued, nothing is left, and the next run asks', async () => {
    await turnedOn();
    const bookingId = await session('2026-11-24');
    at('2026-11-25T12:00:00Z');
    const killed = {
      ...stage.world,
      jobs: { ...stage.world.jobs, send: () => Promise.reject(new Error('killed')) },
    };
    await expect(askForQuote(killed, bookingId)).rejects.toThrow('killed');
    expect(await askForQuote(stage.world, bookingId)).toBe(true);
    expect(await emails()).toHaveLength(1);
  });

  test('not after a no-show, and not about sessions long past when it is turned on', async () => {
    const bookingId = await session('2026-11-24');
    await session('2026-11-25', 'eva@example.dk');
    at('2026-11-25T12:00:00Z');
    await recordAttendance(stage.world, owner, { bookingId, attendance: 'no-show' });
    await turnedOn();
    expect(await dueQuoteRequests(stage.world)).toEqual([]);
    at('2026-11-29T12:00:00Z');
    expect(await dueQuoteRequests(stage.world)).toEqual([]);
  });

  test('declined by the link, no one is asked again, and nothing can be written', async () => {
    const token = await asked();
    expect(await declineQuote(stage.world, token)).toEqual({ ok: true });
    expect(await declineQuote(stage.world, token)).toEqual({ ok: true });
    expect(await writeQuote(stage.world, { token, ...words })).toEqual({ ok: true });
    expect(await writtenQuotes(q(), owner)).toEqual([]);
    await session('2026-11-27');
    at('2026-11-28T12:00:00Z');
    expect(await dueQuoteRequests(stage.world)).toEqual([]);
  });

  test('the link ends after 30 days', async () => {
    const token = await asked();
    at('2026-12-26T12:00:00Z');
    expect(await writeQuote(stage.world, { token, ...words })).toEqual({ ok: false, refusal: 'not-found' });
  });

  test.each([
    [{ quote: ' ' }, { quote: 'missing' }],
    [{ quote: 'æ'.repeat(601) }, { quote: 'too-long' }],
    [{ consent: '' }, { consent: 'missing' }],
    [{ name: '' }, { name: 'missing' }],
    [{ name: 'spam.example.com' }, { name: 'no-name' }],
  ])('%j is refused', async (changes, faults) => {
    const token = await asked();
    const outcome = await writeQuote(stage.world, { token, ...words, ...changes });
    expect(outcome).toEqual({ ok: false, refusal: 'invalid', faults });
  });
});

describe('a quote that a student wrote', () => {
  const home = async () => {
    const { page, version } = await pageDraft(q(), 'home');
    return { key: 'home', at: page.en.findIndex(({ type }) => type === 'testimonials'), version };
  };
  const texts = async () => JSON.stringify((await pageDraft(q(), 'home')).page.da);
  const shown = async () => JSON.stringify((await publishedPages(q(), 'home')).get('home')?.page.da);
  const received = async () => (await writtenQuotes(q(), owner))[0]!.id;

  test('is a task and no draft; added, it is one that the owner publishes', async () => {
    const token = await asked();
    expect(await writeQuote(stage.world, { token, ...words })).toEqual({ ok: true });
    expect(await writeQuote(stage.world, { token, ...words, quote: 'Again' })).toEqual({ ok: true });
    expect(await writtenQuotes(q(), owner)).toMatchObject([{ quote: words.quote, consent: 'named' }]);
    const kinds = async () => (await openTasks(q(), owner)).map(({ kind }) => kind);
    expect(await kinds()).toContain('quote-received');
    expect(await texts()).not.toContain(words.quote);
    const list = await home();
    const requestId = await received();
    const stale = { requestId, ...list, version: list.version + 1 };
    expect(await addReceivedQuote(stage.world, owner, stale)).toEqual({ ok: false, refusal: 'changed' });
    expect(await addReceivedQuote(stage.world, owner, { requestId, ...list })).toEqual({ ok: true });
    expect(await texts()).toContain(`"name":"Mia","text":"${words.quote}"`);
    expect(await shown()).not.toContain(words.quote);
    expect(await writtenQuotes(q(), owner)).toEqual([]);
    expect(await kinds()).not.toContain('quote-received');
  });

  test('without the name it is added without it; for the studio only, it is not added at all', async () => {
    const token = await asked();
    await writeQuote(stage.world, { token, ...words, consent: 'unnamed' });
    const requestId = await received();
    await q().updateTable('quote_requests').set({ consent: 'private' }).execute();
    const list = await home();
    expect(await addReceivedQuote(stage.world, owner, { requestId, ...list })).toMatchObject({ ok: false });
    await q().updateTable('quote_requests').set({ consent: 'unnamed' }).execute();
    expect(await addReceivedQuote(stage.world, owner, { requestId, ...list })).toEqual({ ok: true });
    expect(await texts()).toContain(`"name":"En elev","text":"${words.quote}"`);
  });

  test('is removed by the owner, once', async () => {
    const token = await asked();
    await writeQuote(stage.world, { token, ...words });
    const requestId = await received();
    for (let press = 0; press < 2; press += 1) await removeQuote(stage.world, owner, requestId);
    expect(await writtenQuotes(q(), owner)).toEqual([]);
  });
});
