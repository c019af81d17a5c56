import { sql } from 'kysely';
import { type PersonalTable, remove } from './personal-table.ts';

/** Links to what belongs to a person. */
export const secretLinks: PersonalTable = {
  table: 'secret_links',
  mine: ({ emails, userId }) => sql`subject_id in (
    select id::text from bookings where lowercase(email) = any(${emails}::text[])
    union all select id::text from orders where lowercase(email) = any(${emails}::text[])
    union all select id::text from applications where lowercase(email) = any(${emails}::text[])
    union all select id::text from application_drafts where lowercase(email) = any(${emails}::text[])
    union all select id::text from entitlements where lowercase(email) = any(${emails}::text[])
    union all select id::text from newsletter_subscriptions where lowercase(email) = any(${emails}::text[])
    union all select id::text from date_notices where lowercase(email) = any(${emails}::text[])
    union all select id::text from waiting_list_entries where lowercase(email) = any(${emails}::text[])
    union all select id::text from quote_requests where email = any(${emails}::text[])
    union all select 'guest:' || email from unnest(${emails}::text[]) as email
    union all select ${userId ?? ''} where ${userId ?? ''} <> '')`,
  withheld: 'all',
  erase: remove,
};
