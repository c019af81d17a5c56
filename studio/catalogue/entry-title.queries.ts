import type { Queries } from '#platform/db/database.ts';
import type { LanguageCode } from '#platform/db/schema.ts';
import { isSessionId } from './entry.ts';

/** What an entry is called on checkouts, receipts and mails: its card's title on the course overview, else its id in words. */
export async function entryTitle(q: Queries, entryId: string, language: LanguageCode): Promise<string> {
  const row = await q
    .selectFrom('content_documents')
    .select('blocks')
    .where('key', '=', 'courses')
    .where('language', '=', language)
    .executeTakeFirst();
  return titleIn(row?.blocks, entryId) ?? inWords(entryId);
}

function titleIn(blocks: unknown, entryId: string): string | null {
  if (!Array.isArray(blocks)) return null;
  for (const block of blocks as Array<{
    type?: string;
    items?: Array<{ entryId?: string; title?: string }>;
  }>) {
    if (block.type !== 'courseCards') continue;
    const title = block.items?.find((item) => isSameEntry(item.entryId, entryId))?.title;
    if (title) return title;
  }
  return null;
}

/** The owner's words name the session by its course id, the catalogue by the coach's slug. */
function isSameEntry(named: string | undefined, entryId: string): boolean {
  return named === entryId || (named !== undefined && isSessionId(named) && isSessionId(entryId));
}

function inWords(entryId: string): string {
  const words = entryId.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
