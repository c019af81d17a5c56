import type { Queries } from '#platform/db/database.ts';
import type { LanguageCode } from '#platform/db/schema.ts';
import { isSessionId } from './entry.ts';

/**
 * What an entry is called on checkouts, receipts and mails: the name and size of its product, or its card's title on the
 * course overview, else its id in words.
 */
export async function entryTitle(q: Queries, entryId: string, language: LanguageCode): Promise<string> {
  const product = await q
    .selectFrom('product_variants')
    .innerJoin('products', 'products.id', 'product_variants.product_id')
    .select(['name_en', 'name_da', 'label_en', 'label_da'])
    .where('product_variants.entry_id', '=', entryId)
    .executeTakeFirst();
  if (product) {
    const [name, label] =
      language === 'da' ? [product.name_da, product.label_da] : [product.name_en, product.label_en];
    return label ? `${name}, ${label}` : name;
  }
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
