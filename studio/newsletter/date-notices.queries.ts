import type { Queries } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { findSecretLink } from '#studio/people/secret-links.queries.ts';
import type { Who } from '#studio/shared/who.ts';

export type DateNoticePurpose = 'confirm' | 'cancel';

export interface DateNoticeByLink {
  id: string;
  offerId: string;
  email: string;
  isConfirmed: boolean;
}

/** Null: the link is unknown or expired, or the notice was cancelled. */
export async function dateNoticeByLink(
  world: Pick<World, 'db' | 'clock'>,
  purpose: DateNoticePurpose,
  token: string,
): Promise<DateNoticeByLink | null> {
  const q = world.db.query;
  const link = await findSecretLink(q, { purpose: `date-notice-${purpose}`, token, now: world.clock.now() });
  if (!link) return null;
  const row = await q
    .selectFrom('date_notices')
    .select(['id', 'offer_id', 'email', 'confirmed_at'])
    .where('id', '=', link.subjectId)
    .executeTakeFirst();
  if (!row) return null;
  return { id: row.id, offerId: row.offer_id, email: row.email, isConfirmed: row.confirmed_at !== null };
}

/** Confirmed addresses by offer, owner only. */
export async function confirmedDateNotices(
  q: Queries,
  who: Pick<Who, 'role'>,
): Promise<Array<{ offerId: string; emails: string[] }>> {
  if (who.role !== 'owner') return [];
  const rows = await q
    .selectFrom('date_notices')
    .select(['offer_id', 'email'])
    .where('confirmed_at', 'is not', null)
    .orderBy('offer_id')
    .orderBy('confirmed_at')
    .orderBy('id')
    .execute();
  return [...Map.groupBy(rows, (row) => row.offer_id)].map(([offerId, notices]) => ({
    offerId,
    emails: notices.map(({ email }) => email),
  }));
}
