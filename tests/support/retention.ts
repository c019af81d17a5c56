import { sql } from 'kysely';
import type { RetentionRule } from '#studio/office/privacy/retention.store.ts';

/** The rows that still name a person, by rule. */
export const rowsNaming: Record<RetentionRule, ReturnType<typeof sql>> = {
  'holds-never-paid': sql`select 1 from bookings where email <> ''`,
  'orders-never-paid': sql`select 1 from orders where email <> ''`,
  'gift-cards-never-paid': sql`select 1 from gift_cards where message <> ''`,
  consultations: sql`select 1 from bookings where email <> ''`,
  bookings: sql`select 1 from bookings where email <> ''`,
  'application-drafts': sql`select 1 from application_drafts`,
  'applications-declined': sql`select 1 from applications where email <> ''`,
  'applications-taken-up': sql`select 1 from applications where email <> ''`,
  messages: sql`select 1 from contact_messages`,
  'newsletter-unconfirmed': sql`select 1 from newsletter_subscriptions`,
  'newsletter-left': sql`select 1 from newsletter_subscriptions`,
  'date-notices-unconfirmed': sql`select 1 from date_notices`,
  'date-notices': sql`select 1 from date_notices`,
  'waiting-list-unconfirmed': sql`select 1 from waiting_list_entries`,
  'waiting-list': sql`select 1 from waiting_list_entries`,
  'confirmed-addresses': sql`select 1 from confirmed_addresses`,
  'suppressed-addresses': sql`select 1 from suppressed_addresses`,
  'imported-students': sql`select 1 from imported_students`,
  'student-details': sql`select 1 from student_details`,
  homework: sql`select 1 from homework`,
  'session-notes': sql`select 1 from session_notes`,
  'session-recordings': sql`select 1 from session_recordings`,
  'withdrawals-unmatched': sql`select 1 from withdrawals`,
  records: sql`select 1 from orders where email <> '' union all
    select 1 from receipts where content->>'email' <> ''`,
  emails: sql`select 1 from emails where recipient <> ''`,
  'tasks-done': sql`select 1 from tasks where details->>'name' = 'Åse'`,
};
