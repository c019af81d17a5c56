import { cpSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Database, Queries } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import type { RunningServer } from '#server/app.ts';
import { emailKeys, textsOfEmail } from '#studio/messages/notifications/emails.ts';
import { createPayment } from '#studio/money/checkout/create-payment.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { syncSubscription } from '#studio/money/subscriptions/sync-subscription.ts';
import { changeSettings, showSettings } from '#studio/office/settings/change-settings.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { editedTexts } from '#studio/shared/email/edited-texts.queries.ts';
import { sendEmail } from '#studio/shared/email/send-email.ts';
import { languages } from '#studio/shared/language.ts';
import { pageDraft } from '#studio/site/pages/page-drafts.queries.ts';
import { startBuilt, testSettings } from '#tests/support/site/app.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner, visitor } from '#tests/support/who.ts';
import richTexts from '../fixtures/text/rich-texts-stored-before.json' with { type: 'json' };
import { changedRows, rowsOf } from './compare-rows.ts';
import {
  type FormerFolder,
  formerFolder,
  formerHolds,
  formerOwner,
  formerVersions,
} from './former-studio.ts';

let former: FormerFolder;
beforeAll(async () => {
  former = await formerFolder('0.1.0');
  return former.remove;
});

function copyOfFolder(): string {
  const dataDir = `${temporaryFolder()}/data`;
  cpSync(former.dataDir, dataDir, { recursive: true });
  return dataDir;
}

async function upgraded(dataDir = copyOfFolder()) {
  const clock = { at: testNow.add({ minutes: 1 }), now: () => clock.at };
  const settings = testSettings({ DATA_DIR: dataDir, BACKUP_HOUR: 'off' });
  const running = await startBuilt({ settings, clock, log: quietLog });
  onTestFinished(() => running.close());
  return { ...running, q: running.world.db.query, clock };
}

async function payAt({ world, testCheckout }: RunningServer, sessionId: string): Promise<void> {
  await testCheckout?.payer.pay(sessionId, { card: 'works' });
  const payment = await world.db.query
    .selectFrom('payments')
    .select('id')
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  await settlePayment(world, payment.id);
}

describe('upgrade: of a studio in use', () => {
  test.each(formerVersions)('every row of version %s is there with what it had', async (version) => {
    const { dataDir, rows, remove } = await formerFolder(version);
    onTestFinished(remove);
    const db = await openDatabase({ dataDir, log: quietLog });
    onTestFinished(() => db.close());
    await migrate(db);
    expect([...rows.values()].filter((each) => each.length > 0).length).toBeGreaterThan(80);
    expect(changedRows(rows, await rowsOf(db))).toEqual([]);
  });

  test('earlier bookings keep the notice of their confirmation, else the kinder of the setting and the default', async () => {
    const db = await openDatabase({ dataDir: copyOfFolder(), log: quietLog });
    onTestFinished(() => db.close());
    await setFormerRules(db, { rescheduleNoticeHours: 72, maxReschedules: 1 });
    const { rows } = await sql<{ id: string; claim_id: string; email: string; confirmed_at: string | null }>`
      select id, claim_id, email, confirmed_at::text from bookings where notice_hours is null order by id
    `.execute(db.query);
    const [byClaim, byTime] = rows.filter((row) => row.confirmed_at !== null);
    if (!byClaim || !byTime) throw new Error('the used studio has too few bookings');
    const texts = [
      'You can reschedule up to 48 hours before the session',
      'Du kan flytte timen indtil 12 timer før',
    ];
    for (const [at, booking] of [byClaim, byTime].entries()) {
      await sql`
        insert into emails (message_id, kind, language, recipient, subject, body, dedupe_key, state, created_at)
          values (${`<kept-${at}@x>`}, 'booking-confirmed', 'en', ${booking.email}, 's', ${texts[at]},
            ${`booking-confirmed:${at === 0 ? booking.claim_id : crypto.randomUUID()}`}, 'sent',
            ${booking.confirmed_at}::timestamptz)
          on conflict (dedupe_key) do update set body = excluded.body
      `.execute(db.query);
    }
    await migrate(db);
    const after = await db.query
      .selectFrom('bookings')
      .select(['id', 'notice_hours', 'max_reschedules'])
      .execute();
    const noticeOf = new Map(after.map((row) => [row.id, row.notice_hours]));
    expect([noticeOf.get(byClaim.id), noticeOf.get(byTime.id)]).toEqual([48, 12]);
    for (const { id } of rows) {
      if (id !== byClaim.id && id !== byTime.id) expect(noticeOf.get(id)).toBeLessThanOrEqual(48);
    }
    expect(new Set(after.map((row) => row.max_reschedules))).toEqual(new Set([3]));
  });

  test('a kinder setting of the studio is what earlier bookings were promised', async () => {
    const db = await openDatabase({ dataDir: copyOfFolder(), log: quietLog });
    onTestFinished(() => db.close());
    await setFormerRules(db, { rescheduleNoticeHours: 6, maxReschedules: 9 });
    await sql`update emails set body = null`.execute(db.query);
    const own = await sql<{ id: string }>`select id from bookings where notice_hours is not null`.execute(
      db.query,
    );
    await migrate(db);
    const after = await db.query
      .selectFrom('bookings')
      .select(['id', 'notice_hours', 'max_reschedules'])
      .execute();
    const ofStudio = after.filter(({ id }) => !own.rows.some((row) => row.id === id));
    expect(new Set(ofStudio.map((row) => `${row.notice_hours} ${row.max_reschedules}`))).toEqual(
      new Set(['6 9']),
    );
  });

  test('after the owner has changed notice and reschedules, every earlier booking keeps its word', async () => {
    const { world, q, fetch, clock } = await upgraded();
    const before = await promisesOf(q);
    expect(before.length).toBeGreaterThan(10);
    expect(new Set(before.map(({ notice_hours }) => notice_hours))).toContain(24);
    const { values, version } = await showSettings(world, owner, 'booking');
    const strict = { ...values, rescheduleNoticeHours: '72', maxReschedules: '0' };
    const changed = await changeSettings(world, owner, { group: 'booking', version, values: strict });
    expect(changed).toMatchObject({ ok: true });
    expect(await promisesOf(q)).toEqual(before);
    const upcoming = await q
      .selectFrom('bookings')
      .innerJoin('claims', 'claims.id', 'bookings.claim_id')
      .select(['bookings.id', 'claims.slot_start as start'])
      .where('claims.state', '=', 'booked')
      .where('claims.slot_start', '>', clock.at.add({ hours: 25 }))
      .execute();
    expect(upcoming.length).toBeGreaterThan(0);
    for (const { id, start } of upcoming) {
      const expiresAt = start.add({ hours: 24 });
      const token = await makeSecretLink(q, { purpose: 'booking', subjectId: id, expiresAt });
      const page = await (await fetch(new Request(`http://localhost:3000/bookings/${token}`))).text();
      expect(page).toContain('24 hours');
      expect(page).not.toContain('72 hours');
    }
  });

  test('a hold from before is paid and booked, and its email has the text of the owner', async () => {
    const studio = await upgraded();
    const [{ holderToken, email }] = formerHolds;
    const booking = await bookingBy(studio, email);
    expect(booking.state).toBe('held');
    const input = { subjectId: booking.id, currency: 'DKK', returnPath: '/private-coaching' };
    const opened = await createPayment(studio.world, { ...visitor, holderToken }, input);
    await payAt(studio, opened.ok ? (opened.url.split('/').at(-1) ?? '') : opened.refusal);
    expect(await bookingBy(studio, email)).toMatchObject({ state: 'booked', covered_by: 'order' });
    const { subject } = await studio.q
      .selectFrom('emails')
      .select('subject')
      .where('recipient', '=', email)
      .where('kind', '=', 'booking-confirmed')
      .executeTakeFirstOrThrow();
    expect(subject).toMatch(/^Edited /);
  });

  test('a checkout that was open is paid and books its session', async () => {
    const studio = await upgraded();
    const [, { email }] = formerHolds;
    const { order_id: orderId } = await bookingBy(studio, email);
    const { session_id: sessionId } = await studio.q
      .selectFrom('payments')
      .select('session_id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    await payAt(studio, sessionId ?? '');
    expect(await bookingBy(studio, email)).toMatchObject({ state: 'booked', covered_by: 'order' });
  });

  test('every edited text of every email is found by its name of today', async () => {
    const { q } = await upgraded();
    const edited = await editedTexts(q);
    const names = new Set(emailKeys.flatMap((key) => textsOfEmail(key).map(({ name }) => name)));
    for (const language of languages) {
      const former = Object.entries(edited[language]).filter(([, text]) => text?.startsWith('Edited'));
      expect(former.length).toBeGreaterThan(300);
      expect(former.map(([name]) => name).filter((name) => !names.has(name))).toEqual([]);
    }
  });

  test('own pages are at their addresses, with drafts, schedules and former addresses', async () => {
    const { fetch, q } = await upgraded();
    const page = await fetch(new Request('http://localhost:3000/choir-days'));
    const text = await page.text();
    expect([page.status, text.includes('Page choir-days')]).toEqual([200, true]);
    expect(text).not.toContain('Changed after publishing');
    const moved = await fetch(new Request('http://localhost:3000/former-address'));
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/new-address']);
    const pages = await q.selectFrom('own_pages').select(['key', 'slug']).execute();
    const draftOf = (slug: string) => pageDraft(q, pages.find((one) => one.slug === slug)?.key ?? '');
    expect(JSON.stringify((await draftOf('choir-days')).page.en)).toContain('Changed after publishing');
    expect((await draftOf('only-a-draft')).page.en.length).toBeGreaterThan(3);
    expect((await draftOf('scheduled')).publishAt).not.toBeNull();
    expect(JSON.stringify((await pageDraft(q, 'home')).page.en)).toContain('A headline of the owner');
  });

  test('rich texts with bare asterisks, numbers and lists are shown to visitors as they were', async () => {
    const dataDir = copyOfFolder();
    const db = await openDatabase({ dataDir, log: quietLog });
    const paragraphs = richTexts.map(({ stored }) =>
      stored.startsWith('{') ? JSON.parse(stored) : stored.split('\n\n'),
    );
    const sections = JSON.stringify(paragraphs.map((text) => ({ type: 'prose', paragraphs: text })));
    await sql`update content_documents set blocks = blocks || ${sections}::jsonb where key in (
      select key from own_pages where slug = 'choir-days')`.execute(db.query);
    await db.close();
    const { fetch } = await upgraded(dataDir);
    const html = await (await fetch(new Request('http://localhost:3000/choir-days'))).text();
    const shown = html.replaceAll(/ class="[^"]*"/g, '').replaceAll(/<\/?div>/g, '');
    for (const { page } of richTexts) {
      expect(shown).toContain(page.replaceAll(/ class="[^"]*"/g, '').replaceAll(/<\/?div>/g, ''));
    }
  });

  test('emails that were queued are sent as they were written', async () => {
    const { world, q } = await upgraded();
    const stateOf = () => q.selectFrom('emails').select(['id', 'subject', 'body', 'state']).execute();
    const waiting = (await stateOf()).filter(({ state }) => state === 'waiting');
    expect(waiting.length).toBeGreaterThan(10);
    for (const { id } of waiting) await sendEmail(world, id);
    await expect
      .poll(stateOf)
      .toEqual(expect.arrayContaining(waiting.map((email) => ({ ...email, state: 'sent' }))));
  });

  test('an instalment plan is charged for its second month', async () => {
    const { world, q, testCheckout, clock } = await upgraded();
    const plan = await q.selectFrom('plans').select('order_id').executeTakeFirstOrThrow();
    const paid = () =>
      q
        .selectFrom('payments')
        .select('state')
        .where('order_id', '=', plan.order_id)
        .where('state', '=', 'captured')
        .execute();
    expect(await paid()).toHaveLength(1);
    clock.at = clock.at.add({ hours: 24 * 32 });
    await testCheckout?.letTimePass();
    await syncSubscription(world, plan.order_id);
    expect(await paid()).toHaveLength(2);
  });

  test('the owner signs in with the same password, and the uploads can be read', async () => {
    const { world } = await upgraded();
    expect(await world.accounts.signIn(formerOwner)).toMatchObject({ ok: true });
    expect(former.uploads.length).toBeGreaterThan(0);
    for (const key of former.uploads) expect(await world.files.open(key), key).not.toBeNull();
  });
});

async function setFormerRules({ query }: Database, rules: Record<string, number>): Promise<void> {
  await sql`insert into settings (key, value) values ('booking', ${JSON.stringify(rules)}::jsonb)
    on conflict (key) do update set value = settings.value || excluded.value`.execute(query);
}

const promisesOf = (q: Queries) =>
  q
    .selectFrom('bookings')
    .select(['id', 'notice_hours', 'max_reschedules', 'late_fee_percent', 'no_show_fee_percent'])
    .select(['prices', 'terms_version'])
    .orderBy('id')
    .execute();

async function bookingBy({ world }: Pick<RunningServer, 'world'>, email: string) {
  return world.db.query
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select(['bookings.id', 'claims.state', 'bookings.covered_by', 'bookings.order_id'])
    .where('bookings.email', '=', email)
    .executeTakeFirstOrThrow();
}
