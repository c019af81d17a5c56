import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { testStage } from '#tests/support/page-fixture.ts';
import { rowsNaming } from '#tests/support/retention.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { applyRetention, applyRetentionDaily } from './apply-retention.ts';
import { type RetentionRule, retentionRules } from './retention.store.ts';

const stage = testStage();
const run = (statement: ReturnType<typeof sql>) => statement.execute(stage.db.query);
const zoned = testNow.toZonedDateTimeISO('Europe/Copenhagen');
const ago = (period: Temporal.DurationLike) => zoned.subtract(period).toInstant();
/** The end of an hour: a microsecond of its own per claim, so that no two overlap. */
const endOfHour = (at: Temporal.Instant) => {
  const end = at.add({ hours: 1, microseconds: made });
  const start = end.subtract({ microseconds: 1 });
  return sql`${start}, ${end}, tstzrange(${start}::timestamptz, ${end}::timestamptz, '[)')`;
};

let made = 0;
const newId = () => {
  made += 1;
  return `c0000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
};

async function seedBooking(
  at: Temporal.Instant,
  { kind = 'session', state = 'booked', changedAt = at, isConfirmed = true } = {},
): Promise<void> {
  const claim = newId();
  await run(sql`insert into claims (id, kind, state, slot_start, slot_end, claimed, changed_at)
    values (${claim}, ${kind}, ${state}, ${endOfHour(at)}, ${changedAt})`);
  await run(sql`insert into bookings (claim_id, name, email, course_id, course_name, language, confirmed_at)
    values (${claim}, 'Åse', 'aase@example.dk', 'private-coaching', 'Private Coaching', 'da',
      ${isConfirmed ? at : null})`);
}

async function seedApplication(state: string, decidedAt: Temporal.Instant, isPaid = false): Promise<void> {
  const id = newId();
  await run(sql`insert into applications (id, offer_id, state, language, first_name, last_name, email, phone, answers,
      terms_version, agreed_at, answer_by, digest, created_at, decided_at)
    values (${id}, 'voice-elevated', ${state}, 'da', 'Åse', 'Ø', 'aase@example.dk', '1', '{}', '1', ${decidedAt},
      '2026-01-01', ${id}, ${decidedAt}, ${decidedAt})`);
  const key = `applications/${id}.pdf`;
  await stage.world.files.put(key, once(), { contentType: 'application/pdf', maxBytes: 9 });
  await run(sql`insert into application_files (application_id, key, name, bytes, created_at)
    values (${id}, ${key}, 'a.pdf', 4, ${decidedAt})`);
  if (isPaid) await seedOrder(decidedAt, 'paid', id);
}

async function seedOrder(
  at: Temporal.Instant,
  state: 'paid' | 'lapsed' = 'paid',
  applicationId: string | null = null,
): Promise<void> {
  const id = newId();
  await run(sql`insert into orders (id, state, currency, total_minor, capture, name, email, language, terms_version,
      application_id, created_at, settled_at)
    values (${id}, ${state}, 'DKK', 100, 'now', 'Åse', 'aase@example.dk', 'da', 'da-1', ${applicationId}, ${at}, ${at})`);
  if (state !== 'paid') return;
  await run(sql`insert into receipts (number, order_id, kind, content, issued_at)
    values (${8000 + made}, ${id}, 'receipt', '{"name": "Åse", "email": "aase@example.dk", "totalMinor": 100}', ${at})`);
}

async function seedGiftCard(at: Temporal.Instant): Promise<void> {
  await seedOrder(testNow.subtract({ hours: 24 * 20 }), 'lapsed');
  const { rows } = await sql<{ id: string }>`select id from orders order by id desc limit 1`.execute(
    stage.db.query,
  );
  await run(sql`insert into gift_cards (order_id, recipient_name, message, is_single_purpose, deliver_at, created_at)
    values (${rows[0]?.id}, 'Åse', 'Hej', false, ${at}, ${at})`);
}

async function* once(): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode('%PDF');
}

/** The period stated in the privacy policy, and what is seeded at a given time. */
const promises: Record<
  RetentionRule,
  { period: Temporal.DurationLike; seed: (at: Temporal.Instant) => unknown }
> = {
  'holds-never-paid': {
    period: { days: 30 },
    seed: (at) => seedBooking(at, { state: 'released', isConfirmed: false }),
  },
  'orders-never-paid': { period: { days: 30 }, seed: (at) => seedOrder(at, 'lapsed') },
  'gift-cards-never-paid': {
    period: { days: 30 },
    seed: (at) => seedGiftCard(at),
  },
  consultations: {
    period: { years: 1 },
    seed: (at) => seedBooking(at.subtract({ hours: 1 }), { kind: 'consultation' }),
  },
  bookings: { period: { years: 3 }, seed: (at) => seedBooking(at.subtract({ hours: 1 })) },
  'applications-declined': { period: { months: 6 }, seed: (at) => seedApplication('declined', at) },
  'applications-taken-up': { period: { years: 3 }, seed: (at) => seedApplication('accepted', at, true) },
  messages: {
    period: { years: 1 },
    seed: (at) =>
      run(sql`insert into contact_messages (name, email, message, language, created_at, answered_at)
        values ('Åse', 'aase@example.dk', 'Hej', 'da', ${at.subtract({ hours: 99 })}, ${at})`),
  },
  'newsletter-unconfirmed': {
    period: { days: 30 },
    seed: (at) =>
      run(sql`insert into newsletter_subscriptions (email, language, consent_text, consented_at)
        values (${`aase${at.epochMilliseconds}@example.dk`}, 'da', '', ${at})`),
  },
  'newsletter-left': {
    period: { years: 2 },
    seed: (at) =>
      run(sql`insert into newsletter_subscriptions (email, language, consent_text, consented_at, confirmed_at,
          unsubscribed_at)
        values (${`aase${at.epochMilliseconds}@example.dk`}, 'da', '', ${at}, ${at}, ${at})`),
  },
  'date-notices-unconfirmed': {
    period: { days: 30 },
    seed: (at) =>
      run(sql`insert into date_notices (offer_id, email, language, consent_text, consented_at)
        values ('recording-essentials', ${`aase${at.epochMilliseconds}@example.dk`}, 'da', '', ${at})`),
  },
  'date-notices': {
    period: { years: 2 },
    seed: (at) =>
      run(sql`insert into date_notices (offer_id, email, language, consent_text, consented_at, confirmed_at)
        values ('recording-essentials', ${`aase${at.epochMilliseconds}@example.dk`}, 'da', '', ${at}, ${at})`),
  },
  'application-drafts': {
    period: { days: 14 },
    seed: (at) =>
      run(sql`insert into application_drafts (offer_id, language, email, fields, created_at, expires_at)
        values ('voice-elevated', 'da', 'aase@example.dk', '{}', ${at}, ${at}::timestamptz + interval '14 days')`),
  },
  'waiting-list-unconfirmed': {
    period: { days: 30 },
    seed: (at) =>
      run(sql`insert into waiting_list_entries (date_id, email, language, consent_text, consented_at)
        select id, ${`aase${at.epochMilliseconds}@example.dk`}, 'da', '', ${at} from dates limit 1`),
  },
  'waiting-list': {
    period: { days: 30 },
    seed: (at) =>
      run(sql`with past as (insert into dates (offer_id, starts_on, ends_on, capacity)
          values ('singing-workshop-1d', ${at}::timestamptz::date - 1, ${at}::timestamptz::date - 1, 1) returning id)
        insert into waiting_list_entries (date_id, email, language, consent_text, consented_at, state, position,
          changed_at)
        select id, ${`aase${at.epochMilliseconds}@example.dk`}, 'da', '', ${at}, 'expired', 1, ${at} from past`),
  },
  'confirmed-addresses': {
    period: { years: 3 },
    seed: (at) =>
      run(sql`insert into confirmed_addresses (email, confirmed_by, confirmed_at)
        values (${`aase${at.epochMilliseconds}@example.dk`}, 'link', ${at})`),
  },
  'suppressed-addresses': {
    period: { years: 1 },
    seed: (at) =>
      run(sql`insert into suppressed_addresses (email, reason, suppressed_at)
        values (${`aase${at.epochMilliseconds}@example.dk`}, 'bounced', ${at})`),
  },
  'imported-students': {
    period: { years: 3 },
    seed: (at) =>
      run(sql`insert into imported_students (email, name, imported_at)
        values (${`aase${at.epochMilliseconds}@example.dk`}, 'Åse', ${at})`),
  },
  'student-details': {
    period: { years: 3 },
    seed: (at) =>
      run(sql`insert into student_details (email, phone, changed_at)
        values (${`aase${at.epochMilliseconds}@example.dk`}, '12345678', ${at})`),
  },
  homework: {
    period: { years: 3 },
    seed: (at) =>
      run(sql`insert into homework (email, body, created_at) values ('aase@example.dk', 'Sirens', ${at})`),
  },
  'session-notes': {
    period: { years: 3 },
    seed: async (at) => {
      await seedBooking(at.subtract({ hours: 1 }));
      await run(sql`insert into session_notes (booking_id, body, created_at, changed_at)
        select id, 'Åse', ${at}, ${at} from bookings where id not in (select booking_id from session_notes)`);
    },
  },
  'session-recordings': {
    period: { years: 3 },
    seed: async (at) => {
      await seedBooking(at.subtract({ hours: 1 }));
      await run(sql`insert into session_recordings (booking_id, name, key, format, bytes, added_at)
        select id, 'Åse', 'session-recordings/' || id, 'mp3', 4, ${at} from bookings
        where id not in (select booking_id from session_recordings)`);
    },
  },
  'withdrawals-unmatched': {
    period: { years: 1 },
    seed: (at) =>
      run(sql`insert into withdrawals (submission, order_number, email, language, received_at)
        values (${newId()}, 'B-1', 'aase@example.dk', 'da', ${at})`),
  },
  records: {
    // Counted from the end of the financial year: a sale on 31 December 2020 is deleted with 2026, later ones are
    // kept.
    period: zoned.since(Temporal.ZonedDateTime.from('2021-01-01T00:00[Europe/Copenhagen]'), {
      largestUnit: 'hours',
    }),
    seed: (at) => seedOrder(at),
  },
  emails: {
    period: { days: 90 },
    seed: (at) =>
      run(sql`insert into emails (message_id, kind, language, recipient, subject, state, sent_at)
        values (${newId()}, 'x', 'da', 'aase@example.dk', 'Åse', 'sent', ${at})`),
  },
  'tasks-done': {
    period: { years: 1 },
    seed: (at) =>
      run(sql`insert into tasks (kind, subject_id, details, state, done_at)
        values ('dispute', ${newId()}, '{"name": "Åse"}', 'done', ${at})`),
  },
};

beforeEach(async () => {
  made = 0;
  for (let at = 1; at < 40; at += 1) {
    await stage.world.files.remove(
      `applications/c0000000-0000-4000-8000-${String(at).padStart(12, '0')}.pdf`,
    );
  }
});

test.each(retentionRules)(
  '%s: kept until the end of the period, and deleted a minute later',
  async (rule) => {
    const { period, seed } = promises[rule];
    await seed(ago(period).subtract({ minutes: 1 }));
    await seed(ago(period).add({ minutes: 1 }));
    const before = (await run(rowsNaming[rule])).rows.length;
    const done = await applyRetention(stage.world);
    const after = (await run(rowsNaming[rule])).rows.length;
    expect(done[rule], 'rows dealt with').toBeGreaterThan(0);
    expect([before, after]).toEqual(rule === 'records' ? [4, 2] : [2, 1]);
    expect(await applyRetention(stage.world), 'a second time there is nothing to do').toEqual({});
  },
);

test('the files of recordings and homework are removed with them, and details stay as long as a booking', async () => {
  await promises['session-recordings'].seed(ago({ months: 37 }));
  await promises.homework.seed(ago({ months: 37 }));
  await run(sql`insert into homework_files (homework_id, place, key, name, kind, bytes)
    select id, 0, 'homework/old.pdf', 'a.pdf', 'pdf', 4 from homework`);
  await run(sql`insert into student_details (email, phone, changed_at)
    values ('aase@example.dk', '12345678', ${ago({ months: 40 })})`);
  await seedBooking(ago({ months: 1 }));
  await applyRetention(stage.world);
  const { rows } = await sql<{ key: string }>`select key from file_removals order by key`.execute(
    stage.db.query,
  );
  expect(rows.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['homework/old.pdf', expect.stringMatching(/^session-recordings\//)]),
  );
  expect((await run(rowsNaming['student-details'])).rows).toHaveLength(1);
});

test('a conversation is deleted one year after its last email', async () => {
  await promises.messages.seed(ago({ months: 14 }));
  const received = (at: Temporal.Instant) =>
    run(sql`insert into inbound_emails (contact_message_id, message_id, sender_name, sender_email, is_verified, subject,
        body, is_shortened, received_at)
      select id, ${`<${at}>`}, 'Åse', 'aase@example.dk', true, '', 'Hej', false, ${at} from contact_messages`);
  await received(ago({ months: 13 }));
  await received(ago({ months: 11 }));
  await applyRetention(stage.world);
  expect((await run(rowsNaming.messages)).rows).toHaveLength(1);
  await run(sql`delete from inbound_emails where received_at > ${ago({ months: 12 })}`);
  await applyRetention(stage.world);
  expect((await run(sql`select 1 from inbound_emails`)).rows).toEqual([]);
  expect((await run(rowsNaming.messages)).rows).toEqual([]);
});

test('the files of an application are deleted with it', async () => {
  await seedApplication('declined', ago({ months: 7 }));
  await applyRetention(stage.world);
  expect(await stage.world.files.open('applications/c0000000-0000-4000-8000-000000000001.pdf')).toBeNull();
  expect((await run(sql`select 1 from application_files`)).rows).toEqual([]);
});

test('a paid booking outlives the thirty days of holds, and a receipt of this decade is immutable', async () => {
  await seedBooking(ago({ days: 60 }));
  await seedOrder(ago({ years: 4 }));
  expect(await applyRetention(stage.world)).toEqual({});
  const change = run(sql`update receipts set content = content || '{"name": ""}'`);
  await expect(change).rejects.toThrow('append-only');
});

test('of an expired receipt only name and address can be erased, never an amount', async () => {
  await seedOrder(ago({ years: 8 }));
  await expect(run(sql`update receipts set content = '{"totalMinor": 0}'`)).rejects.toThrow('append-only');
  await expect(run(sql`delete from receipts`)).rejects.toThrow('append-only');
  await applyRetention(stage.world);
  const { rows } = await run(sql`select content from receipts`);
  expect(rows).toEqual([{ content: { name: '', email: '', totalMinor: 100 } }]);
});

test('retention runs once a day in the studio’s time zone', async () => {
  const seed = () => promises.messages.seed(ago({ years: 2 }));
  await seed();
  expect(await applyRetentionDaily(stage.world)).toBe(1);
  await seed();
  expect(await applyRetentionDaily(stage.world)).toBe(0);
  stage.world.setNow(testNow.add({ hours: 24 }));
  expect(await applyRetentionDaily(stage.world)).toBe(1);
});
