import { sql } from 'kysely';
import { json } from '#platform/db/json.ts';
import type { LanguageCode } from '#platform/db/schema/columns.ts';
import { revokeSecretLinks } from '#studio/people/secret-links.store.ts';
import type { Write } from '#studio/shared/change.ts';
import type { ProgrammeId } from '../application.ts';
import type { DraftFields } from './draft.ts';

export interface NewDraft {
  programme: ProgrammeId;
  language: LanguageCode;
  email: string;
  fields: DraftFields;
  expiresAt: Temporal.Instant;
}

export async function insertDraft({ tx, now }: Write, draft: NewDraft): Promise<string> {
  const { id } = await tx
    .insertInto('application_drafts')
    .values({
      offer_id: draft.programme,
      language: draft.language,
      email: draft.email,
      fields: json(draft.fields),
      created_at: now,
      expires_at: draft.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Of one person and programme, with their links: replaced by a newer draft or by the application. */
export async function deleteDrafts(
  { tx, now }: Write,
  { programme, email }: { programme: ProgrammeId; email: string },
): Promise<void> {
  const deleted = await tx
    .deleteFrom('application_drafts')
    .where('offer_id', '=', programme)
    .where(sql<boolean>`lowercase(email) = lowercase(${email})`)
    .returning('id')
    .execute();
  for (const { id } of deleted) await revokeSecretLinks(tx, { subjectId: id, now });
}
