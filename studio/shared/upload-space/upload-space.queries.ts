import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';

export async function usedUploadBytes(q: Queries): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select ((select coalesce(sum(bytes), 0) from application_files)
      + (select coalesce(sum(bytes), 0) from magazine_uploads)
      + (select coalesce(sum(bytes), 0) from inbound_attachments))::float8 as bytes`.execute(q);
  return rows[0]?.bytes ?? 0;
}
