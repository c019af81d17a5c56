import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Queries } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import { emailCounts } from '#studio/messages/newsletter-sending/due-emails.queries.ts';
import { countRecipients, listRecipients } from '#studio/messages/newsletter-sending/recipients.queries.ts';
import type { Segment } from '#studio/messages/newsletter-sending/segment.ts';
import { everySubscription, listSubscriptions } from '#studio/people/newsletter/subscription-list.queries.ts';
import { languages } from '#studio/shared/language.ts';
import type { ListQuery } from '#studio/shared/lists/list.queries.ts';
import { newIssue } from '#studio/site/newsletter-issues/issue.ts';
import { sequenceEmails } from '#studio/site/newsletter-issues/issues.queries.ts';
import { startSmtp } from '#tests/stand-ins/smtp.ts';
import { writeManyRows } from '#tests/support/database/many-rows.ts';
import { owner } from '#tests/support/who.ts';
import { createBenchDatabase, type Engine } from './support/databases.ts';
import { freeStarts, holdAndCancel } from './support/hold-slots.ts';
import type { Measured } from './support/measured.ts';
import { median, percentile, table } from './support/numbers.ts';
import { startSite } from './support/processes.ts';
import { atLength } from './support/quick.ts';
import { sendRequest } from './support/send-request.ts';

const engines = ['embedded', 'server'] as const;
const addresses = 10_000;
const quietSeconds = atLength(60, 5);
const sendingSeconds = atLength(120, 65);
const readPages = ['/', '/courses', '/checkout/main-course'];
const subscribers = atLength(100_000, 1_000);
const sessions = atLength(20_000, 200);
const rounds = atLength(7, 1);
const goalMs = 150;

/**
 * What a visitor notices while an issue goes to 10,000 addresses at the pace for a mail server of one's own (600 a
 * minute), and how long an owner with 100,000 subscribers waits. A copy that is sent twice is a broken limit.
 */
export async function benchNewsletter(): Promise<Measured> {
  const sent: string[][] = [];
  const listed: string[][] = [];
  const faults: string[] = [];
  for (const engine of engines) {
    const sending = await benchSending(engine);
    sent.push(...sending.rows);
    faults.push(...sending.faults);
    listed.push(await benchSubscribers(engine));
  }
  const windows = [
    'engine',
    'request',
    'without, ms',
    'while sending, ms',
    '× (median)',
    'copies',
    'bytes each',
  ];
  const reads = [
    'first page',
    'search',
    'one state',
    'count of all',
    'count of a segment',
    'names',
    'export',
    'due in sequences',
  ];
  return {
    text: [
      table(windows, sent),
      table([`${subscribers.toLocaleString('en-GB')} subscribers, ms (goal ${goalMs})`, ...reads], listed),
    ].join('\n\n'),
    faults,
  };
}

type Times = Record<string, number[]>;

async function benchSending(engine: Engine): Promise<{ rows: string[][]; faults: string[] }> {
  const place = await createBenchDatabase(engine);
  const mail = await startSmtp();
  // The sample studio comes with the first start.
  await (await startSite(place.variables)).stop();
  const db = await place.open();
  const warmUpSeconds = 20;
  await writeManyRows(db, addresses, ['newsletter_subscriptions']);
  await insertScheduled(db, warmUpSeconds + quietSeconds);
  await db.close();
  const site = await startSite({ ...place.variables, SMTP_URL: mail.url, MAIL_FROM: 'studio@example.com' });
  try {
    const free = await freeStarts(site.url);
    await visit(site.url, free, 5);
    const without = await visit(site.url, free, quietSeconds);
    while (mail.received.length === 0) await pause(100);
    const before = mail.received.length;
    const during = await visit(site.url, free, sendingSeconds);
    const copies = mail.received.slice(before);
    const to = mail.received.map(({ envelope }) => envelope.to[0] ?? '');
    const repeated = to.length - new Set(to).size;
    const bytes = median(copies.map(({ raw }) => Buffer.byteLength(raw)));
    const rows = Object.keys(without).map((request, at) => {
      const [one = [], other = []] = [without[request], during[request]];
      const shown = (values: readonly number[]) =>
        `${median(values).toFixed(1)} (p99 ${percentile(values, 0.99).toFixed(0)})`;
      const sent = at === 0 ? [String(copies.length), bytes.toLocaleString('en-GB')] : ['', ''];
      return [engine, request, shown(one), shown(other), (median(other) / median(one)).toFixed(2), ...sent];
    });
    return { rows, faults: repeated > 0 ? [`${engine}: ${repeated} copies were sent twice`] : [] };
  } finally {
    await site.stop();
    await mail.close();
    await place.remove();
  }
}

/** One visitor reads, another one holds slots and cancels them. */
async function visit(url: string, free: readonly string[], seconds: number): Promise<Times> {
  const times: Times = Object.fromEntries(readPages.map((path) => [path, []]));
  const until = performance.now() + seconds * 1000;
  const reading = async () => {
    while (performance.now() < until) {
      for (const path of readPages) {
        const startedAt = performance.now();
        const { status } = await sendRequest(url + path, 'GET', { 'accept-encoding': 'br' });
        if (status === 200) times[path]?.push(performance.now() - startedAt);
      }
      await pause(50);
    }
  };
  const [booked] = await Promise.all([holdAndCancel(url, free, 1, seconds * 1000), reading()]);
  return { ...times, 'hold and cancel': booked.units };
}

async function insertScheduled({ query }: Database, inSeconds: number): Promise<void> {
  const now = Temporal.Now.instant();
  const page = newIssue({ en: 'Ten minutes before', da: 'Ti minutter før' });
  const blocks = { blocks_en: json(page.en), blocks_da: json(page.da) };
  const times = { send_at: now.add({ seconds: inSeconds }), created_at: now, changed_at: now };
  await query
    .insertInto('newsletter_issues')
    .values({ key: 'issue-bench001', slug: 'bench', state: 'scheduled', ...blocks, ...times })
    .execute();
}

async function benchSubscribers(engine: Engine): Promise<string[]> {
  const place = await createBenchDatabase(engine);
  const db = await place.open();
  try {
    await writeManyRows(db, subscribers, ['newsletter_subscriptions']);
    await writeManyRows(db, sessions, ['bookings']);
    await confirmSessions(db);
    await sql`analyze`.execute(db.query);
    const q = db.query;
    const first: ListQuery<'subscribed', 'state'> = {
      sort: 'subscribed',
      order: 'descending',
      filters: {},
      search: '',
      at: null,
    };
    const group = (segment: Segment) => ({ segment, languages, now: Temporal.Now.instant() });
    const quiet: Segment = { language: 'da', session: 'this-year', quietMonths: 2 };
    const reads: Array<() => Promise<unknown>> = [
      () => listSubscriptions(q, owner, first),
      () => listSubscriptions(q, owner, { ...first, search: 's4711' }),
      () => listSubscriptions(q, owner, { ...first, filters: { state: 'unsubscribed' } }),
      () => countRecipients(q, group({})),
      () => countRecipients(q, group(quiet)),
      () => listRecipients(q, group({})),
      () => Array.fromAsync(everySubscription(q, owner)),
      () => countDue(q),
    ];
    const medians: string[] = [];
    for (const read of reads) {
      const times: number[] = [];
      for (let round = -1; round < rounds; round += 1) {
        const startedAt = performance.now();
        await read();
        if (round >= 0) times.push(performance.now() - startedAt);
      }
      medians.push(median(times).toFixed(1));
    }
    return [engine, ...medians];
  } finally {
    await db.close();
    await place.remove();
  }
}

/** One hour after another, back from tomorrow. */
async function confirmSessions(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`update bookings set confirmed_at = created_at`.execute(tx);
    await sql`update claims set kind = 'session', slot_start = starts, slot_end = starts + interval '1 hour',
        claimed = tstzrange(starts, starts + interval '1 hour')
      from (select id, date_trunc('hour', now()) + interval '1 day' - row_number() over (order by id) * interval '1 hour' as starts
        from claims) as hours where hours.id = claims.id`.execute(tx);
    await sql`update claims set state = 'booked'`.execute(tx);
  });
}

/** What every minute reads once all sequences are on. */
async function countDue(q: Queries): Promise<void> {
  const now = Temporal.Now.instant();
  for (const email of await sequenceEmails(q)) {
    const issue = { ...email, state: 'running' as const, startedAt: now.subtract({ hours: 24 * 365 }) };
    await emailCounts(q, { issue, languages, now });
  }
}
