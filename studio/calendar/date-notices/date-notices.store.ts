import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { Write } from '#studio/shared/change.ts';
import type { Language } from '#studio/shared/language.ts';

export interface NewDateNotice {
  offerId: string;
  email: string;
  language: Language;
  consentText: string;
  consentedAt: Temporal.Instant;
}

/** A confirmed one keeps its consent, since anyone can type any address. */
export async function keepDateNotice(tx: Tx, notice: NewDateNotice): Promise<string> {
  const row = {
    language: notice.language,
    consent_text: notice.consentText,
    consented_at: notice.consentedAt,
  };
  const inserted = await tx
    .insertInto('date_notices')
    .values({ ...row, offer_id: notice.offerId, email: notice.email, confirmed_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return inserted.id;
  const { id } = await tx
    .selectFrom('date_notices')
    .select('id')
    .where('offer_id', '=', notice.offerId)
    .where(sql<boolean>`lowercase(email) = lowercase(${notice.email})`)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('date_notices')
    .set(row)
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute();
  return id;
}

export async function confirmDateNoticeRow({ tx, now }: Write, id: string): Promise<boolean> {
  const result = await tx
    .updateTable('date_notices')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** False: it was deleted already. */
export async function deleteDateNotice(tx: Tx, id: string): Promise<boolean> {
  const result = await tx.deleteFrom('date_notices').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}
