import { type RawBuilder, sql } from 'kysely';
import type { World } from '#platform/world.ts';
import { exampleRange } from '#studio/site/range/range-examples.ts';

export interface Planted {
  userId: string;
  email: string;
  /** Part of every text of this person, and of no other text. */
  mark: string;
  orderId: string;
  receipt: number;
}

/**
 * Seeds a person with rows in every table that holds personal data; `number` (1 to 9) distinguishes people.
 * Everything is in the past, so that deletion is possible. A new table in the register needs its row here
 * (studio/office/privacy/own-data.db.test.ts).
 */
export async function seedPerson(world: World, number: number): Promise<Planted> {
  const mark = `Planted${number}Æ`;
  const email = `planted${number}@example.com`;
  const userId = `planted-user-${number}`;
  const id = (at: number) => `${number}0000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
  const at = world.clock.now().subtract({ hours: 24 * 7 });
  const files = {
    application: `applications/planted-${number}.pdf`,
    story: `stories/planted-${number}.pdf`,
    recording: `session-recordings/planted-${number}.mp3`,
    attachment: `inbound/planted-${number}.pdf`,
    replyFile: `replies/planted-${number}.pdf`,
    homework: `homework/planted-${number}.pdf`,
    take: `recordings/${id(16)}.mp3`,
  };
  for (const key of Object.values(files)) {
    const contentType = key.endsWith('.pdf') ? 'application/pdf' : 'audio/mpeg';
    await world.files.remove(key);
    await world.files.put(key, once(`%PDF ${mark}`), { contentType, maxBytes: 99 });
  }
  const receipt = 9000 + number;
  const content = JSON.stringify({
    orderNumber: `P-${number}`,
    name: mark,
    email,
    currency: 'DKK',
    totalMinor: 195_000,
    vatMinor: 0,
    dkkPerUnit: null,
    lines: [{ description: 'Session', quantity: 1, unitMinor: 195_000, vatRatePermille: 0, vatMinor: 0 }],
    termsVersion: 'en-1',
  });
  const session = sql`(select id from offers where kind = 'session' limit 1)`;
  const goods = sql`(select id from offers where kind = 'goods' limit 1)`;
  const rows: RawBuilder<unknown>[] = [
    sql`insert into users (id, name, email, email_verified, role, created_at)
      values (${userId}, ${mark}, ${email}, true, 'student', ${at})`,
    sql`insert into accounts (id, account_id, provider_id, user_id, password, updated_at)
      values (${`a-${number}`}, ${userId}, 'credential', ${userId}, ${mark}, ${at})`,
    sql`insert into sessions (id, expires_at, token, updated_at, user_id, user_agent)
      values (${`s-${number}`}, ${at}, ${`t${number}${mark}`}, ${at}, ${userId}, ${mark})`,
    sql`insert into push_devices (user_id, session_id, name, subscription, endpoint_hash, created_at)
      values (${userId}, ${`s-${number}`}, ${mark}, ${mark}, ${`push-${number}`}, ${at})`,
    sql`insert into verifications (id, identifier, value, expires_at)
      values (${`v-${number}`}, ${email}, ${mark}, ${at})`,
    sql`insert into sign_ups (email, name, password_hash, language, browser_hash, created_at, expires_at)
      values (${email}, ${mark}, ${mark}, 'en', ${mark}, ${at}, ${at})`,
    sql`insert into email_changes (user_id, email, created_at, expires_at)
      values (${userId}, ${`new${email}`}, ${at}, ${at})`,
    sql`insert into former_emails (email, user_id, left_at) values (${`old${email}`}, ${userId}, ${at})`,
    sql`insert into totp_secrets (user_id, secret, created_at) values (${userId}, ${mark}, ${at})`,
    sql`insert into recovery_codes (user_id, code_hash) values (${userId}, ${mark})`,
    sql`insert into journal_entries (id, user_id, body, created_at, changed_at)
      values (${id(1)}, ${userId}, ${mark}, ${at}, ${at})`,
    sql`insert into goals (id, user_id, body, created_at) values (${id(2)}, ${userId}, ${mark}, ${at})`,
    sql`insert into shared_progress (user_id, shared_at) values (${userId}, ${at})`,
    sql`insert into applications (id, offer_id, state, language, first_name, last_name, email, phone, answers,
        additional_answers, terms_version, agreed_at, answer_by, digest, created_at, decided_at)
      values (${id(3)}, 'voice-elevated', 'declined', 'en', ${mark}, ${mark}, ${`OLD${email}`}, ${mark},
        ${JSON.stringify({ singingBackground: mark })}::jsonb,
        ${JSON.stringify([{ id: id(99), question: 'Which song?', answer: mark }])}::jsonb, '1', ${at}, '2026-01-01', ${mark}, ${at}, ${at})`,
    sql`insert into application_files (id, application_id, key, name, bytes, created_at)
      values (${id(4)}, ${id(3)}, ${files.application}, ${`${mark}/../evil.pdf`}, 9, ${at})`,
    sql`insert into application_reminders (application_id, instalment, step, at) values (${id(3)}, 1, 1, ${at})`,
    sql`insert into application_answers (application_id, answer, personal_line, changed_at)
      values (${id(3)}, 'accept', ${mark}, ${at})`,
    sql`insert into completions (user_id, lesson_id, completed_at)
      values (${userId}, (select id from lessons limit 1), ${at})`,
    sql`insert into orders (id, number, state, currency, total_minor, capture, name, email, language, terms_version,
        ships_to, address_hash, application_id, settled_at, created_at)
      values (${id(5)}, ${`P-${number}`}, 'paid', 'DKK', 195000, 'now', ${mark}, ${email.toUpperCase()}, 'en', 'en-1',
        ${JSON.stringify({ name: mark, street: mark, postcode: '8000', city: 'Aarhus', country: 'DK', phone: mark })}::jsonb,
        ${mark}, ${id(3)}, ${at}, ${at})`,
    sql`insert into order_lines (order_id, position, offer_id, description, quantity, unit_minor, vat_class,
        vat_rate_permille, vat_minor, withdrawal_regime)
      values (${id(5)}, 0, ${session}, 'Session', 1, 195000, 'exempt', 0, 0, 'credit')`,
    sql`insert into email_corrections (order_id, former_email, corrected_at) values (${id(5)}, ${email}, ${at})`,
    sql`insert into order_answers (order_id, offer_id, question_id, question, answer, answered_at)
      values (${id(5)}, ${session}, 'key', 'Which key?', ${mark}, ${at})`,
    sql`insert into payments (id, order_id, provider, state, url, amount_minor, currency, capture_mode, captured_minor,
        session_expires_at, return_token_hash)
      values (${id(6)}, ${id(5)}, 'test', 'captured', ${`https://pay.example/${mark}`}, 195000, 'DKK', 'automatic',
        195000, ${at}, ${`return-${number}`})`,
    sql`insert into refunds (id, order_id, payment_id, amount_minor, reason, state)
      values (${id(7)}, ${id(5)}, ${id(6)}, 100, 'cancelled', 'succeeded')`,
    sql`insert into receipts (number, order_id, kind, content, issued_at)
      values (${receipt}, ${id(5)}, 'receipt', ${content}::jsonb, ${at})`,
    sql`insert into invoices (number, kind, order_id, due_on, content, issued_at)
      values (${receipt}, 'invoice', ${id(5)}, '2026-12-01', ${content}::jsonb, ${at})`,
    sql`insert into plans (order_id, state, count, subscription_id, started_at)
      values (${id(5)}, 'ended', 3, ${`sub-${number}`}, ${at})`,
    sql`insert into instalments (order_id, number, state, amount_minor, pay_url)
      values (${id(5)}, 1, 'paid', 65000, ${`https://pay.example/${mark}`})`,
    sql`insert into dispatches (order_id, state, amount_minor, pieces, carrier, tracking_number, tracking_url)
      values (${id(5)}, 'sent', 0, '[]', 'PostNord', ${mark}, ${`https://track.example/${mark}`})`,
    sql`insert into print_orders (order_id, state, created_at, changed_at) values (${id(5)}, 'shipped', ${at}, ${at})`,
    sql`insert into print_shipments (order_id, shipment_id, tracking_number, tracking_url, shipped_at)
      values (${id(5)}, 's', ${mark}, ${`https://track.example/${mark}`}, ${at})`,
    sql`insert into units (kind, offer_id, number, state, order_id, application_id)
      values ('stock', ${goods}, ${9000 + number}, 'gone', ${id(5)}, null)`,
    sql`insert into test_checkout_sessions (id, payment_id, state, intent, capture_mode, amount_minor, currency, lines,
        order_number, language, payer_email, payer_name, success_url, cancel_url, expires_at, created_at)
      values (${`cs-${number}`}, ${id(6)}, 'complete', 'succeeded', 'automatic', 195000, 'DKK', '[]', 'P', 'en',
        ${email}, ${mark}, '/', '/', ${at}, ${at})`,
    sql`insert into entitlements (id, kind, offer_id, order_id, email, user_id, created_at)
      values (${id(8)}, 'credit', ${session}, ${id(5)}, ${email}, ${userId}, ${at})`,
    sql`insert into gift_cards (order_id, code_hash, recipient_name, recipient_email, message, is_single_purpose,
        deliver_at, delivered_at, created_at)
      values (${id(5)}, ${`gift-${number}`}, ${mark}, ${email}, ${mark}, false, ${at}, ${at}, ${at})`,
    sql`insert into claims (id, kind, state, slot_start, slot_end, claimed)
      values (${id(9)}, 'session', 'booked', ${at.add({ hours: number })}, ${at.add({ hours: number + 1 })},
        tstzrange(${at.add({ hours: number })}::timestamptz, ${at.add({ hours: number + 1 })}::timestamptz, '[)'))`,
    sql`insert into bookings (id, claim_id, name, email, course_id, course_name, language, time_zone, entitlement_id,
        covered_by, holder_hash, address_hash, confirmed_at, reminded_at, voice_range)
      values (${id(10)}, ${id(9)}, ${mark}, ${email}, 'private-coaching', 'Private Coaching', 'en',
        ${`Zone/${mark}`}, ${id(8)}, 'entitlement', ${mark}, ${mark}, ${at}, ${at},
        ${JSON.stringify({ ...exampleRange, heard: mark })})`,
    sql`insert into session_notes (booking_id, body, created_at, changed_at) values (${id(10)}, ${mark}, ${at}, ${at})`,
    sql`insert into session_recordings (id, booking_id, name, key, format, bytes, added_at)
      values (${id(13)}, ${id(10)}, ${mark}, ${files.recording}, 'mp3', 9, ${at})`,
    sql`insert into recording_comments (recording_id, author, at_second, body, created_at)
      values (${id(13)}, 'student', 1, ${mark}, ${at})`,
    sql`insert into homework (id, email, body, created_at) values (${id(18)}, ${email}, ${mark}, ${at})`,
    sql`insert into homework_files (homework_id, place, key, name, kind, bytes)
      values (${id(18)}, 0, ${files.homework}, ${mark.slice(0, 40)}, 'pdf', 9)`,
    sql`insert into imported_students (email, name, imported_at) values (${email}, ${mark}, ${at})`,
    sql`insert into student_details (email, phone, tags, changed_at)
      values (${email}, ${mark.slice(0, 40)}, array[${mark}], ${at})`,
    sql`insert into ledger_entries (entitlement_id, delta, reason, at) values (${id(8)}, 1, 'granted', ${at})`,
    sql`insert into ledger_entries (entitlement_id, delta, reason, booking_id, at)
      values (${id(8)}, -1, 'spent', ${id(10)}, ${at})`,
    sql`insert into secret_links (token_hash, purpose, subject_id, expires_at)
      values (${`h${mark}`}, 'booking', ${id(10)}, ${at})`,
    sql`insert into emails (message_id, kind, language, recipient, subject, html, body, state, sent_at)
      values (${`<${number}@x>`}, 'booking-confirmed', 'en', ${email}, ${mark}, ${mark}, ${mark}, 'sent', ${at})`,
    sql`insert into emails (message_id, kind, language, recipient, reply_to, subject, html, body, state, sent_at)
      values (${`<o${number}@x>`}, 'owner-booking', 'en', 'owner@example.com', ${email}, ${mark}, ${mark}, ${mark},
        'sent', ${at})`,
    sql`insert into contact_messages (id, name, email, message, subject, language)
      values (${id(16)}, ${mark}, ${email}, ${mark}, ${mark.slice(0, 200)}, 'en')`,
    sql`insert into contact_replies (contact_message_id, language, body, written_at, sent_at)
      values (${id(16)}, 'en', ${mark}, ${at}, ${at})`,
    sql`insert into inbound_emails (id, contact_message_id, message_id, sender_name, sender_email, is_verified, subject, body,
        is_shortened, attachments, received_at)
      values (${id(17)}, ${id(16)}, ${`<${number}@y>`}, ${mark}, ${email}, true, ${mark}, ${mark}, false,
        ${JSON.stringify([{ name: mark, bytes: 9 }])}::jsonb, ${at})`,
    sql`insert into inbound_attachments (inbound_email_id, place, key, name, kind, bytes, created_at)
      values (${id(17)}, 0, ${files.attachment}, ${`${mark}/../noder.pdf`}, 'pdf', 9, ${at})`,
    sql`insert into reply_attachments (contact_message_id, key, name, kind, bytes, digest, created_at)
      values (${id(16)}, ${files.replyFile}, ${mark.slice(0, 40)}, 'pdf', 9, ${'0'.repeat(64)}, ${at})`,
    sql`insert into newsletter_subscriptions (email, language, consent_text, consented_at, confirmed_at)
      values (${email}, 'en', ${mark}, ${at}, ${at})`,
    sql`insert into newsletter_issues (key, slug, created_at, changed_at)
      values (${`issue-plant${number}00`.slice(0, 14)}, ${`planted-${number}`}, ${at}, ${at})`,
    sql`insert into newsletter_deliveries (issue_id, subscription_id, language, queued_at)
      select newsletter_issues.id, newsletter_subscriptions.id, 'en', ${at}
      from newsletter_issues, newsletter_subscriptions where slug = ${`planted-${number}`} and email = ${email}`,
    sql`insert into application_drafts (offer_id, language, email, fields, created_at, expires_at)
      values ('voice-elevated', 'en', ${email}, ${JSON.stringify({ callTimes: mark })}, ${at}, ${at}::timestamptz + interval '14 days')`,
    sql`insert into date_notices (offer_id, email, language, consent_text, consented_at, confirmed_at)
      values ('recording-essentials', ${email}, 'en', ${mark}, ${at}, ${at})`,
    sql`insert into attendances (date_id, day, order_id, is_present, marked_at)
      select id, starts_on, ${id(5)}, true, ${at} from dates limit 1`,
    sql`insert into waiting_list_entries (date_id, email, language, consent_text, consented_at)
      select id, ${email}, 'en', ${mark}, ${at} from dates limit 1`,
    sql`insert into quote_requests (email, name, language, state, quote, shown_name, consent, asked_at, written_at)
      values (lowercase(${email}), ${mark}, 'en', 'written', ${mark}, ${mark}, 'named', ${at}, ${at})`,
    sql`insert into magazine_items (id, slug, type, content_type, state, author, published_at)
      values (${id(11)}, ${`planted-${number}`}, 'story', 'article', 'published', ${mark}, ${at})`,
    sql`insert into magazine_texts (item_id, language, title, excerpt) values (${id(11)}, 'en', ${mark}, ${mark})`,
    sql`insert into magazine_uploads (id, name, file_key, bytes) values (${id(12)}, ${`planted-${number}.pdf`},
        ${files.story}, 9)`,
    sql`insert into stories (name, email, title, story, language, consent_text, upload_id, state, item_id, decided_at)
      values (${mark}, ${email}, ${mark}, ${mark}, 'en', ${mark}, ${id(12)}, 'accepted', ${id(11)}, ${at})`,
    sql`insert into stories (id, name, email, title, story, language, consent_text)
      values (${id(13)}, ${mark}, ${email}, ${mark}, ${`${mark} waits`}, 'en', ${mark})`,
    sql`insert into media_files (kind, name, file_id, format, bytes, text_en, text_da, created_at, changed_at)
      values ('audio', ${`${mark}.mp3`}, ${id(16)}, 'mp3', 9, '', '', ${at}, ${at})`,
    sql`insert into recordings (place, id, kind, bytes, text_en, text_da, changed_at)
      values (${`takes-planted${number}-first`}, ${id(16)}, 'mp3', 9, '', '', ${at})`,
    sql`insert into take_pairs (place, name, sessions, words, words_language, email, consented_on, consent_text, changed_at)
      values (${`takes-planted${number}`}, ${mark.slice(0, 40)}, 6, 'I sing', 'en', lowercase(${email}), '2026-11-02', ${mark}, ${at})`,
    sql`insert into withdrawals (submission, order_number, email, name, part, language, order_id, received_at)
      values (${id(14)}, 'P', ${email}, ${mark}, ${mark}, 'en', ${id(5)}, ${at})`,
    sql`insert into withdrawals (submission, order_number, email, name, language, received_at)
      values (${id(15)}, 'Q', ${email}, ${mark}, 'en', ${at})`,
    sql`insert into tasks (kind, subject_id, details) values ('decide-story', ${id(13)},
        ${JSON.stringify({ name: mark, email, what: 'a story' })}::jsonb)`,
    sql`insert into audit_log (actor, action, subject) values (${userId}, 'cancel-booking', ${`booking:${id(10)}`})`,
    sql`insert into suppressed_addresses (email, reason, detail, suppressed_at)
      values (${email}, 'bounced', ${mark}, ${at})`,
    sql`insert into confirmed_addresses (email, confirmed_by, confirmed_at) values (${email}, 'link', ${at})`,
    sql`insert into guests (id, email, name, since) values (${email}, ${email}, ${mark}, ${at})`,
  ];
  for (const row of rows) await row.execute(world.db.query);
  return { userId, email, mark, orderId: id(5), receipt };
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}
