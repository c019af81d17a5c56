import type { Queries } from '#platform/db/database.ts';
import type { OfferKind } from '#platform/db/schema/catalogue.ts';
import type { Language } from '#studio/shared/language.ts';
import { startsWords } from '#studio/shared/lists/list-search.queries.ts';
import type { May } from '#studio/shared/who.ts';
import { offerTitles } from './offer-title.queries.ts';

interface FoundOffer {
  id: string;
  title: string;
}

const elsewhere: readonly OfferKind[] = ['goods', 'print-goods', 'shipping', 'other', 'test'];

/** Offers whose title has every typed word; goods are found as products. Reads all, of which a studio has few. */
export async function offersByWords(
  q: Queries,
  _who: May<'today'>,
  { language, typed }: { language: Language; typed: string },
): Promise<FoundOffer[]> {
  const rows = await q
    .selectFrom('offers')
    .select('id')
    .where('kind', 'not in', [...elsewhere])
    .where('is_retired', '=', false)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  const titles = await offerTitles(
    q,
    rows.map(({ id }) => id),
    language,
  );
  return rows
    .map((row) => ({ ...row, title: titles.get(row.id) ?? row.id }))
    .filter(({ title }) => startsWords(title, typed));
}
