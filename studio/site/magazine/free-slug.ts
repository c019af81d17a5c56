import { randomBytes } from 'node:crypto';
import type { Tx } from '#platform/db/database.ts';
import { isSlugTaken } from './decisions.queries.ts';
import { slugOf } from './story.ts';

/** Of a story or an article: with a random suffix when taken. */
export async function freeSlug(tx: Tx, title: string): Promise<string> {
  const slug = slugOf(title);
  return (await isSlugTaken(tx, slug)) ? `${slug}-${randomBytes(2).toString('hex')}` : slug;
}
