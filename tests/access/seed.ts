import { sql } from 'kysely';
import type { World } from '#platform/world.ts';
import { applicationRow, seedAnswer } from '#tests/support/applications.ts';
import { seedIssues } from '#tests/support/newsletter/seed-issues.ts';
import { seedVouchers } from '#tests/support/vouchers/seed-vouchers.ts';
import { seedInbox } from './seed-inbox.ts';
import { seedInvoice } from './seed-invoice.ts';
import { seedRecording } from './seed-recording.ts';
import { seedStudentArea } from './seed-student-area.ts';

export const seededName = 'Zaphod Lyserød';
export const seededEmail = 'zaphod@example.com';
export const seededStory = '0a000000-0000-4000-8000-000000000001';
export const seededOrder = '0b000000-0000-4000-8000-000000000001';
export const seededReceipt = 900_001;
export const seededMessage = '0c000000-0000-4000-8000-000000000001';
export const seededBooking = 'b0000000-0000-4000-8000-000000000001';
export const seededBlock = 'b0000000-0000-4000-8000-000000000002';
export const insertedDate = 'b0000000-0000-4000-8000-000000000003';
export const seededApplication = '7f000000-0000-4000-8000-000000000001';
export const seededFile = '7f000000-0000-4000-8000-000000000002';

export const seededCode = '0e000000-0000-4000-8000-000000000001';
export const seededCard = '0e000000-0000-4000-8000-000000000002';
export const seededModule = '7f000000-0000-4000-8000-000000000003';
export const seededLesson = '7f000000-0000-4000-8000-000000000004';
export const seededMedia = '7f000000-0000-4000-8000-000000000005';
export const seededMediaFile = '7f000000-0000-4000-8000-000000000006';

/** Seeds personal data into every table that holds any. */
export async function seed(world: World): Promise<void> {
  const { db, clock, files } = world;
  const now = clock.now();
  // Beyond the week in which other tests book, and on one day, whatever the time is now.
  const start = now.add({ hours: 24 * 30 }).round({ smallestUnit: 'hour', roundingMode: 'floor' });
  const { query } = db;
  const person = { name: seededName, email: seededEmail };
  const claim = await query
    .insertInto('claims')
    .values({
      kind: 'session',
      state: 'booked',
      slot_start: start,
      slot_end: start.add({ minutes: 60 }),
      claimed: `[${start},${start.add({ minutes: 60 })})`,
      expires_at: null,
      date_id: null,
      note: seededName,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await query
    .insertInto('bookings')
    .values({
      ...person,
      id: seededBooking,
      claim_id: claim.id,
      course_id: 'private-coaching',
      course_name: 'Private Coaching',
      language: 'en',
      time_zone: null,
      place: null,
      order_id: null,
      entitlement_id: null,
      covered_by: 'owner',
      holder_hash: null,
      address_hash: null,
      completed_at: null,
      no_show_at: null,
      reminded_at: null,
      confirmed_at: now,
    })
    .execute();
  await seedRecording(world, { bookingId: seededBooking, name: seededName });
  const block = { start: start.add({ hours: 2 }), end: start.add({ hours: 3 }) };
  await query
    .insertInto('claims')
    .values({
      id: seededBlock,
      kind: 'block',
      state: 'blocked',
      slot_start: block.start,
      slot_end: block.end,
      claimed: `[${block.start},${block.end})`,
      expires_at: null,
      date_id: null,
      note: seededName,
    })
    .execute();
  await query
    .insertInto('dates')
    .values({
      id: insertedDate,
      offer_id: 'voice-elevated',
      starts_on: '2024-03-02',
      ends_on: '2024-03-02',
      days: JSON.stringify([{ date: '2024-03-02', from: '09:00', to: '17:00' }]),
      capacity: 1,
      is_open: false,
    })
    .execute();
  await query
    .insertInto('newsletter_subscriptions')
    .values({
      email: seededEmail,
      language: 'da',
      consent_text: 'Yes',
      consented_at: now,
      confirmed_at: null,
      unsubscribed_at: null,
    })
    .execute();
  await seedIssues(world.db, now);
  await seedInbox(world, person);
  await query
    .insertInto('applications')
    .values({
      ...applicationRow(now),
      id: seededApplication,
      first_name: 'Zaphod',
      last_name: 'Lyserød',
      email: seededEmail,
      answers: JSON.stringify({ singingBackground: seededName }),
      digest: 'planted',
    })
    .execute();
  await seedAnswer(query, seededApplication, now);
  const key = 'applications/planted.pdf';
  await query
    .insertInto('application_files')
    .values({
      id: seededFile,
      application_id: seededApplication,
      key,
      name: `${seededName}.pdf`,
      bytes: 4,
      created_at: now,
    })
    .execute();
  await files.remove(key);
  await files.put(key, content(), { contentType: 'application/pdf', maxBytes: 10 });
  const task = { kind: 'dispute', subject_id: 'planted', due_at: null, done_at: null, done_by: null };
  await query
    .insertInto('tasks')
    .values({ ...task, details: JSON.stringify({ name: seededName }) })
    .execute();
  await seedStory(world, person);
  await seedLesson(world, now);
  await seedOrder(world, person);
  await seedInvoice(world, { ...person, number: seededReceipt });
  const vouchers = { codeId: seededCode, cardId: seededCard, orderId: seededOrder };
  await seedVouchers(world, { ...vouchers, code: 'SEEDED', ...person });
  await seedStudentArea(world, person);
}

/** In a published sample course; only enrolled students may read it. */
async function seedLesson({ db }: Pick<World, 'db'>, now: Temporal.Instant): Promise<void> {
  const { query } = db;
  const times = { created_at: now, changed_at: now };
  await query
    .insertInto('modules')
    .values({ id: seededModule, course_id: 'main-course', position: 90, created_at: now })
    .execute();
  await query
    .insertInto('lessons')
    .values({ id: seededLesson, module_id: seededModule, position: 0, is_published: true, ...times })
    .execute();
  const words = { language: 'en', title: seededName, body: seededName } as const;
  await query
    .insertInto('lesson_texts')
    .values({ lesson_id: seededLesson, ...words })
    .execute();
  await query
    .insertInto('lesson_files')
    .values({
      id: seededMedia,
      lesson_id: seededLesson,
      role: 'media',
      language: null,
      state: 'complete',
      name: `${seededName}.m4a`,
      kind: 'm4a',
      bytes: 60_733,
      chunk_bytes: 60_733,
      seconds: 22,
      sample: 'courses/recorded/long-note.m4a',
      ...times,
    })
    .execute();
  await query
    .insertInto('lesson_captions')
    .values({
      lesson_id: seededLesson,
      language: 'en',
      content: `WEBVTT\n\n00:00:00.000 --> 00:00:01.000\n${seededName}\n`,
      digest: 'planted',
      changed_at: now,
    })
    .execute();
  await sql`insert into media_files (id, kind, name, url, created_at, changed_at)
    values (${seededMediaFile}, 'link', 'A film', 'https://vimeo.com/1', ${now}, ${now})`.execute(query);
  const enrolment = {
    kind: 'enrolment',
    offer_id: 'main-course',
    course_id: 'main-course',
    email: seededEmail,
  } as const;
  const { id } = await query
    .insertInto('entitlements')
    .values({ ...enrolment, order_id: null, date_id: null, user_id: null, valid_until: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const granted = { delta: 1, reason: 'granted', booking_id: null, refund_id: null, at: now } as const;
  await query
    .insertInto('ledger_entries')
    .values({ entitlement_id: id, ...granted })
    .execute();
}

async function seedOrder(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  person: { name: string; email: string },
): Promise<void> {
  await db.query
    .insertInto('orders')
    .values({
      ...person,
      id: seededOrder,
      state: 'lapsed',
      currency: 'DKK',
      total_minor: 195_000,
      capture: 'now',
      language: 'en',
      terms_version: '2026-11-01',
    })
    .execute();
  const content = {
    ...person,
    orderNumber: 'B-1',
    currency: 'DKK',
    totalMinor: 195_000,
    vatMinor: 0,
    dkkPerUnit: null,
    lines: [],
    termsVersion: '2026-11-01',
  };
  await db.query
    .insertInto('receipts')
    .values({
      number: seededReceipt,
      order_id: seededOrder,
      kind: 'receipt',
      refund_id: null,
      payment_id: null,
      content: JSON.stringify(content),
      issued_at: clock.now(),
    })
    .execute();
}

export async function seedCredit({ db, clock }: Pick<World, 'db' | 'clock'>, email: string): Promise<void> {
  const { id: offerId } = await db.query
    .selectFrom('offers')
    .select('id')
    .where('kind', '=', 'session')
    .executeTakeFirstOrThrow();
  const nothing = { order_id: null, date_id: null, user_id: null, valid_until: null };
  const credit = await db.query
    .insertInto('entitlements')
    .values({ ...nothing, kind: 'credit', offer_id: offerId, email })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.query
    .insertInto('ledger_entries')
    .values({
      entitlement_id: credit.id,
      delta: 1,
      reason: 'granted',
      booking_id: null,
      refund_id: null,
      at: clock.now(),
    })
    .execute();
}

async function seedStory(
  { db, files }: Pick<World, 'db' | 'files'>,
  person: { name: string; email: string },
): Promise<void> {
  const uploadId = '0a000000-0000-4000-8000-000000000002';
  const fileKey = `stories/${uploadId}.pdf`;
  const body = (async function* () {
    yield new TextEncoder().encode(`%PDF-1.4 ${seededName}`);
  })();
  await files.remove(fileKey);
  await files.put(fileKey, body, { contentType: 'application/pdf', maxBytes: 1000 });
  await db.query
    .insertInto('magazine_uploads')
    .values({ id: uploadId, name: 'no-such-page', file_key: fileKey, bytes: 30, token_hash: null })
    .execute();
  await db.query
    .insertInto('stories')
    .values({
      ...person,
      id: seededStory,
      title: seededName,
      story: seededName,
      language: 'en',
      consent_text: '',
      upload_id: uploadId,
      item_id: null,
      decided_at: null,
    })
    .execute();
}

async function* content(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('%PDF');
}
