import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { Write } from '#studio/shared/change.ts';
import { putSetting } from '#studio/shared/settings.store.ts';
import { endsOf, noPlace, placeTaken } from './retention.queries.ts';

/** Every period of the privacy policy that software can enforce. */
export const retentionRules = [
  'holds-never-paid',
  'orders-never-paid',
  'gift-cards-never-paid',
  'consultations',
  'bookings',
  'application-drafts',
  'applications-declined',
  'applications-taken-up',
  'messages',
  'newsletter-unconfirmed',
  'newsletter-left',
  'date-notices-unconfirmed',
  'date-notices',
  'waiting-list-unconfirmed',
  'waiting-list',
  'confirmed-addresses',
  'suppressed-addresses',
  'imported-students',
  'student-details',
  'homework',
  'session-notes',
  'session-recordings',
  'withdrawals-unmatched',
  'records',
  'emails',
  'tasks-done',
] as const;

export type RetentionRule = (typeof retentionRules)[number];

const emptied = sql`name = '', email = '', time_zone = null, voice_range = null, holder_hash = null, address_hash = null, wider_networks = '{}'`;

const noRecipient = sql`recipient_name = '', recipient_email = '', message = ''`;

/** Deletes or anonymizes by one rule. Returns the number of rows. */
export async function carryOut({ tx, now }: Write, rule: RetentionRule): Promise<number> {
  const result = await statementOf(rule, now).execute(tx);
  return Number(result.numAffectedRows ?? 0) || result.rows.length;
}

function statementOf(rule: RetentionRule, now: Temporal.Instant): RawBuilder<unknown> {
  const { ago, firstKept, ...ends } = endsOf(now);
  const statements: Record<RetentionRule, RawBuilder<unknown>> = {
    'holds-never-paid': sql`update bookings set ${emptied} from claims
      where claims.id = bookings.claim_id and bookings.email <> '' and bookings.confirmed_at is null
        and claims.state in ('released', 'cancelled') and claims.changed_at < ${ago({ days: 30 })}`,
    'orders-never-paid': sql`update orders set name = '', email = '', ships_to = null, address_hash = null, wider_networks = '{}'
      where email <> '' and state in ('lapsed', 'voided') and created_at < ${ago({ days: 30 })}
        and (pay_until is null or pay_until < ${now})
        and application_id is null and not exists (select 1 from receipts where order_id = orders.id)
        and not exists (select 1 from invoices where order_id = orders.id)`,
    'gift-cards-never-paid': sql`update gift_cards set ${noRecipient}
      where entitlement_id is null and created_at < ${ago({ days: 30 })}
        and (recipient_name, recipient_email, message) <> ('', '', '')`,
    consultations: sql`update bookings set ${emptied} from claims
      where claims.id = bookings.claim_id and bookings.email <> '' and claims.kind = 'consultation'
        and claims.slot_end < ${ago({ years: 1 })}`,
    bookings: sql`update bookings set ${emptied} from claims
      where claims.id = bookings.claim_id and bookings.email <> '' and claims.slot_end < ${ago({ years: 3 })}`,
    'application-drafts': sql`delete from application_drafts where created_at < ${ago({ days: 14 })}`,
    'applications-declined': endApplications(noPlace(ends.noPlace)),
    'applications-taken-up': endApplications(placeTaken(ends.placeTaken)),
    messages: sql`delete from contact_messages where coalesce(answered_at, created_at) < ${ago({ years: 1 })}
      and id not in (select contact_message_id from inbound_emails where received_at >= ${ago({ years: 1 })})`,
    'newsletter-unconfirmed': sql`delete from newsletter_subscriptions
      where confirmed_at is null and consented_at < ${ago({ days: 30 })}`,
    'newsletter-left': sql`delete from newsletter_subscriptions where unsubscribed_at < ${ago({ years: 2 })}`,
    'date-notices-unconfirmed': sql`delete from date_notices
      where confirmed_at is null and consented_at < ${ago({ days: 30 })}`,
    'date-notices': sql`delete from date_notices where confirmed_at < ${ago({ years: 2 })}`,
    'waiting-list-unconfirmed': sql`delete from waiting_list_entries
      where state = 'unconfirmed' and consented_at < ${ago({ days: 30 })}`,
    'waiting-list': sql`delete from waiting_list_entries using dates
      where dates.id = date_id and greatest(dates.ends_on, changed_at) < ${ago({ days: 30 })}`,
    'confirmed-addresses': sql`delete from confirmed_addresses where confirmed_at < ${ago({ years: 3 })}`,
    'imported-students': sql`delete from imported_students where imported_at < ${ago({ years: 3 })}`,
    'student-details': sql`delete from student_details where changed_at < ${ago({ years: 3 })}
      and not exists (select 1 from bookings where lowercase(bookings.email) = student_details.email)`,
    // Its files are removed by a trigger.
    homework: sql`delete from homework where created_at < ${ago({ years: 3 })}`,
    'session-notes': sql`delete from session_notes where ${ofOldSession(ago({ years: 3 }))}`,
    'session-recordings': sql`with gone as (
        delete from session_recordings where ${ofOldSession(ago({ years: 3 }))} returning key
      ) insert into file_removals (key, removed_at) select key, ${now} from gone on conflict do nothing`,
    'suppressed-addresses': sql`delete from suppressed_addresses where suppressed_at < ${ago({ years: 1 })}`,
    'withdrawals-unmatched': sql`delete from withdrawals
      where order_id is null and received_at < ${ago({ years: 1 })}`,
    records: endRecords(firstKept),
    emails: sql`update emails set recipient = '', reply_to = null, subject = '', html = null, body = null,
        attachments = '[]', headers = '{}', last_error = null
      where recipient <> '' and state = 'sent' and sent_at < ${ago({ days: 90 })}`,
    'tasks-done': sql`update tasks set details = details - 'name' - 'email'
      where state = 'done' and done_at < ${ago({ years: 1 })} and (details ? 'name' or details ? 'email')`,
  };
  return statements[rule];
}

function ofOldSession(before: Temporal.Instant): RawBuilder<unknown> {
  return sql`booking_id in (select bookings.id from bookings join claims on claims.id = bookings.claim_id
    where claims.slot_end < ${before})`;
}

/** Orders, receipts, gift cards and withdrawals of years that need not be kept. */
function endRecords(firstKept: Temporal.Instant): RawBuilder<unknown> {
  return sql`with old_orders as (
        update orders set name = '', email = '', ships_to = null, address_hash = null, wider_networks = '{}'
        where email <> '' and coalesce(settled_at, created_at) < ${firstKept} returning id
      ), old_papers as (
        update receipts set content = content || '{"name": "", "email": ""}'
        where issued_at < ${firstKept} and content->>'email' <> ''
          -- the database lets go of no receipt earlier, whatever our clock says
          and issued_at < date_trunc('year', now()) - interval '5 years' returning number
      ), old_invoices as (
        update invoices set content = content || '{"name": "", "email": "", "company": {"name": "", "addressLines": [], "vatNumber": "", "reference": ""}}'
        where issued_at < ${firstKept} and content->>'email' <> ''
          and issued_at < date_trunc('year', now()) - interval '5 years' returning number
      ), old_gift_cards as (
        update gift_cards set ${noRecipient} from orders
        where orders.id = gift_cards.order_id and coalesce(settled_at, orders.created_at) < ${firstKept}
          and delivered_at < ${firstKept} and (recipient_name, recipient_email, message) <> ('', '', '')
        returning gift_cards.id
      ), old_withdrawals as (
        update withdrawals set name = '', email = '', part = ''
        where email <> '' and received_at < ${firstKept} returning id
      ) select 1 from old_orders union all select 1 from old_papers union all select 1 from old_invoices union all select 1 from old_gift_cards union all select 1 from old_withdrawals`;
}

/** An anonymized row stays where an order or seat refers to it. */
function endApplications(which: RawBuilder<unknown>): RawBuilder<unknown> {
  const tied = sql`(exists (select 1 from orders where orders.application_id = applications.id)
    or exists (select 1 from units where units.application_id = applications.id))`;
  return sql`with gone as (delete from applications where ${which} and not ${tied} returning id),
    emptied as (update applications set first_name = '', last_name = '', email = '', phone = '', answers = '{}',
      additional_answers = '[]', digest = '' where ${which} and ${tied} and email <> '' returning id),
    unsaid as (delete from application_answers using applications
      where applications.id = application_id and ${which} and ${tied} and email <> '' returning application_id)
    select id from gone union all select id from emptied`;
}

export async function markKept(tx: Tx, key: string, day: string): Promise<void> {
  await putSetting(tx, key, day);
}
