import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import type { StoryState } from '#platform/db/schema/magazine.ts';
import type { World } from '#platform/world.ts';
import type { May } from '#studio/shared/who.ts';
import { articlePath } from './item.ts';

/** The file key of a PDF, only while its story is published. */
export async function publishedPdf(q: Queries, name: string): Promise<string | null> {
  const row = await q
    .selectFrom('magazine_uploads')
    .innerJoin('stories', 'stories.upload_id', 'magazine_uploads.id')
    .innerJoin('magazine_items', 'magazine_items.id', 'stories.item_id')
    .select('magazine_uploads.file_key')
    .where('magazine_uploads.name', '=', name)
    .where('stories.state', '=', 'accepted')
    .where('magazine_items.state', '=', 'published')
    .executeTakeFirst();
  return row?.file_key ?? null;
}

export interface SentStory {
  id: string;
  name: string;
  email: string;
  title: string;
  story: string;
  language: 'da' | 'en';
  state: StoryState;
  pdf: string | null;
  createdAt: Temporal.Instant;
  path: string | null;
  version: number;
}

export async function sentStory(world: World, _who: May<'inbox'>, id: string): Promise<SentStory | null> {
  if (!z.guid().safeParse(id).success) return null;
  const row = await world.db.query
    .selectFrom('stories')
    .leftJoin('magazine_uploads', 'magazine_uploads.id', 'stories.upload_id')
    .leftJoin('magazine_items', 'magazine_items.id', 'stories.item_id')
    .select(['stories.id', 'stories.name', 'stories.email', 'title', 'story', 'language', 'stories.state'])
    .select(['magazine_uploads.name as pdf', 'stories.created_at as createdAt', 'version'])
    .select('slug')
    .where('stories.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { slug, ...story } = row;
  return { ...story, path: slug && story.state === 'accepted' ? articlePath(slug) : null };
}

export async function sentPdf(
  world: World,
  _who: May<'inbox'>,
  id: string,
): Promise<{ name: string; key: string } | null> {
  if (!z.guid().safeParse(id).success) return null;
  const row = await world.db.query
    .selectFrom('stories')
    .innerJoin('magazine_uploads', 'magazine_uploads.id', 'stories.upload_id')
    .select(['magazine_uploads.name', 'magazine_uploads.file_key as key'])
    .where('stories.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function fileKeyOfUpload(q: Queries, id: string): Promise<string | null> {
  const row = await q
    .selectFrom('magazine_uploads')
    .select('file_key')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.file_key ?? null;
}

/** Of a declined story, or sent without one since `before`. */
export async function unusedUploads(q: Queries, before: Temporal.Instant): Promise<string[]> {
  const rows = await q
    .selectFrom('magazine_uploads')
    .leftJoin('stories', 'stories.upload_id', 'magazine_uploads.id')
    .select('magazine_uploads.id')
    .where((is) =>
      is.or([
        is('stories.state', '=', 'declined'),
        is.and([is('stories.id', 'is', null), is('magazine_uploads.created_at', '<', before)]),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}
