import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import type { Language } from '#studio/shared/language.ts';
import type { May } from '#studio/shared/who.ts';
import { mostSavedReplies } from './reply.ts';
import type { SavedReplyTexts } from './saved-reply.ts';

export interface SavedReply extends SavedReplyTexts {
  id: string;
  version: number;
}

const columns = [
  'id',
  'version',
  'title_en as titleEn',
  'title_da as titleDa',
  'body_en as bodyEn',
  'body_da as bodyDa',
] as const;

/** By title in the owner's language. */
export async function savedReplies(
  q: Queries,
  _who: May<'inbox'>,
  language: Language,
): Promise<SavedReply[]> {
  return q
    .selectFrom('saved_replies')
    .select(columns)
    .orderBy(language === 'da' ? 'title_da' : 'title_en')
    .orderBy('id')
    .limit(mostSavedReplies)
    .execute();
}

export async function savedReply(q: Queries, _who: May<'inbox'>, id: string): Promise<SavedReply | null> {
  if (!z.guid().safeParse(id).success) return null;
  return (
    (await q.selectFrom('saved_replies').select(columns).where('id', '=', id).executeTakeFirst()) ?? null
  );
}

export async function savedReplyCount(q: Queries): Promise<number> {
  const row = await q
    .selectFrom('saved_replies')
    .select((is) => is.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
