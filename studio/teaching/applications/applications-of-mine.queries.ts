import { z } from 'zod';
import type { ApplicationState } from '#platform/db/schema/applications.ts';
import type { World } from '#platform/world.ts';
import { offerTitles } from '#studio/offers/catalogue/offer-title.queries.ts';
import { isOwnRow } from '#studio/people/own-rows.queries.ts';
import type { Who } from '#studio/shared/who.ts';
import { type ApplicationFacts, applicationFacts } from './applications.queries.ts';

export interface OwnApplication {
  id: string;
  title: string;
  state: ApplicationState;
  sentAt: Temporal.Instant;
}

export async function ownApplications(
  world: World,
  who: Who,
  { most, after }: { most: number; after: { createdAt: Temporal.Instant; id: string } | null },
): Promise<OwnApplication[]> {
  const q = world.db.query;
  let query = q
    .selectFrom('applications')
    .select(['id', 'offer_id', 'state', 'created_at'])
    .where((is) => isOwnRow(is, who, { email: 'applications.email' }))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most);
  if (after) {
    query = query.where((is) =>
      is(is.refTuple('created_at', 'id'), '<', is.tuple(after.createdAt, after.id)),
    );
  }
  const rows = await query.execute();
  const ids = [...new Set(rows.map((row) => row.offer_id))];
  const titles = await offerTitles(q, ids, who.language);
  return rows.map(({ id, offer_id, state, created_at }) => ({
    id,
    title: titles.get(offer_id) ?? offer_id,
    state,
    sentAt: created_at,
  }));
}

export async function ownApplicationById(
  world: World,
  who: Who,
  id: string,
): Promise<ApplicationFacts | null> {
  if (!z.guid().safeParse(id).success) return null;
  const q = world.db.query;
  const row = await q
    .selectFrom('applications')
    .select('id')
    .where('id', '=', id)
    .where((is) => isOwnRow(is, who, { email: 'applications.email' }))
    .executeTakeFirst();
  return row
    ? applicationFacts(q, { applicationId: row.id, reader: who.language, now: world.clock.now() })
    : null;
}
