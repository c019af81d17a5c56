import { sql } from 'kysely';
import { json } from '#platform/db/json.ts';
import type { Write } from '#studio/shared/change.ts';
import type { ImportLine } from './import-line.ts';

/** What is stored already stays: only empty fields are filled, and tags are added. Idempotent. */
export async function writePeople({ tx, now }: Write, people: readonly ImportLine[]): Promise<void> {
  const rows = json(
    people.map(({ email, name, phone, voiceType, tags }) => ({ email, name, phone, voiceType, tags })),
  );
  await sql`insert into imported_students (email, name, imported_at)
    select email, name, ${now}::timestamptz from jsonb_to_recordset(${rows}::jsonb) as typed (email text, name text)
    where not exists (select 1 from users where lowercase(users.email) = typed.email)
      and not exists (select 1 from former_emails where former_emails.email = typed.email)
    on conflict (email) do update set name = excluded.name
      where imported_students.name = '' and excluded.name <> ''`.execute(tx);
  await sql`insert into student_details (email, phone, voice_type, tags, changed_at)
    select email, phone, "voiceType", tags, ${now}::timestamptz
    from jsonb_to_recordset(${rows}::jsonb) as typed (email text, phone text, "voiceType" text, tags text[])
    where phone <> '' or "voiceType" is not null or cardinality(tags) > 0
    on conflict (email) do update set
      phone = case when student_details.phone = '' then excluded.phone else student_details.phone end,
      voice_type = coalesce(student_details.voice_type, excluded.voice_type),
      tags = (array(select distinct on (lowercase(tag)) tag
        from unnest(student_details.tags || excluded.tags) with ordinality as every (tag, place)
        order by lowercase(tag), place))[1:12],
      version = student_details.version + 1, changed_at = excluded.changed_at`.execute(tx);
}
