import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { LanguageCode } from '#platform/db/schema/columns.ts';
import { withCapital } from '#studio/shared/texts/with-capital.ts';
import { isSessionId } from './offer.ts';

/** Title on checkouts, receipts and emails: product, course card or plan name, else the id in words. */
export async function offerTitle(q: Queries, offerId: string, language: LanguageCode): Promise<string> {
  const titles = await offerTitles(q, [offerId], language);
  return titles.get(offerId) ?? inWords(offerId);
}

export async function offerTitles(
  q: Queries,
  offerIds: readonly string[],
  language: LanguageCode,
): Promise<Map<string, string>> {
  if (offerIds.length === 0) return new Map();
  const titles = await ownTitles(q, offerIds, language);
  const others = offerIds.filter((id) => !titles.has(id));
  if (others.length === 0) return titles;
  const rows = await q
    .selectFrom('content_documents')
    // The pages' other blocks are many times as long, and most of the work of a list.
    .select(
      sql<unknown>`jsonb_path_query_array(blocks,
        '$[*] ? (@.type == "courseCards" || @.type == "pricePlans")')`.as('blocks'),
    )
    .where((is) => is.or([is('key', '=', 'courses'), is('key', 'like', 'sales-%')]))
    .where('language', '=', language)
    .orderBy('key')
    .execute();
  for (const id of others) {
    const named = rows
      .values()
      .map(({ blocks }) => titleIn(blocks, id) ?? planTitleIn(blocks, id, language))
      .find((title) => title !== null);
    titles.set(id, named ?? inWords(id));
  }
  return titles;
}

/** The owner's names, and those of products. */
async function ownTitles(q: Queries, offerIds: readonly string[], language: LanguageCode) {
  const isDanish = language === 'da';
  const rows = await q
    .selectFrom('offers')
    .leftJoin('product_variants', 'product_variants.offer_id', 'offers.id')
    .leftJoin('products', 'products.id', 'product_variants.product_id')
    .select([
      'offers.id',
      isDanish ? 'offers.name_da as own' : 'offers.name_en as own',
      isDanish ? 'products.name_da as name' : 'products.name_en as name',
      isDanish ? 'label_da as label' : 'label_en as label',
    ])
    .where('offers.id', 'in', [...offerIds])
    .execute();
  return new Map(
    rows.flatMap(({ id, own, name, label }) => {
      const title = own ?? (name && label ? `${name}, ${label}` : name);
      return title ? [[id, title] as const] : [];
    }),
  );
}

function titleIn(blocks: unknown, offerId: string): string | null {
  if (!Array.isArray(blocks)) return null;
  for (const block of blocks as Array<{
    type?: string;
    items?: Array<{ offerId?: string; title?: string }>;
  }>) {
    if (block.type !== 'courseCards') continue;
    const title = block.items?.find((item) => isSameOffer(item.offerId, offerId))?.title;
    if (title) return title;
  }
  return null;
}

function planTitleIn(blocks: unknown, offerId: string, language: LanguageCode): string | null {
  if (!Array.isArray(blocks)) return null;
  for (const block of blocks as Array<{
    type?: string;
    course?: string;
    items?: Array<{ offerId?: string; instalmentsOfferId?: string; name?: string }>;
  }>) {
    if (block.type !== 'pricePlans' || !block.course) continue;
    const items = block.items ?? [];
    const plan = items.find((item) => item.offerId === offerId || item.instalmentsOfferId === offerId);
    if (!plan) continue;
    const title = items.length === 1 ? block.course : `${block.course}, ${plan.name}`;
    if (plan.offerId === offerId) return title;
    return language === 'da' ? `${title}, månedsvis` : `${title}, monthly`;
  }
  return null;
}

/** Content names the session by its course id, the catalogue by the coach's slug. */
function isSameOffer(named: string | undefined, offerId: string): boolean {
  return named === offerId || (named !== undefined && isSessionId(named) && isSessionId(offerId));
}

export async function namedProgrammes(q: Queries): Promise<NamedProgramme[]> {
  const { rows } = await sql<{ language: LanguageCode; blocks: unknown; seated: SeatedOffer[] }>`
    select spoken.language, blocks,
      (select coalesce(json_agg(json_build_object('id', id, 'en', name_en, 'da', name_da) order by sort, id), '[]')
        from offers where grants = 'seat' and term_of is null and (not is_retired
          or (select true from dates where offer_id = offers.id order by starts_on limit 1))) as seated
    from (values ('en'), ('da')) as spoken (language)
    left join content_documents on key = 'courses' and content_documents.language = spoken.language`.execute(
    q,
  );
  const titleOf = (offer: SeatedOffer, language: LanguageCode) =>
    offer[language] ??
    titleIn(rows.find((row) => row.language === language)?.blocks, offer.id) ??
    inWords(offer.id);
  return (rows[0]?.seated ?? []).map((offer) => ({
    id: offer.id,
    en: titleOf(offer, 'en'),
    da: titleOf(offer, 'da'),
  }));
}

type SeatedOffer = { id: string } & Record<LanguageCode, string | null>;

export type NamedProgramme = { id: string } & Record<LanguageCode, string>;

function inWords(offerId: string): string {
  const words = offerId.replaceAll('-', ' ');
  return withCapital(words);
}

export async function programmeTitles(q: Queries, language: LanguageCode): Promise<Record<string, string>> {
  const rows = await q
    .selectFrom('offers')
    .select('id')
    .where('kind', '=', 'programme')
    .orderBy('sort')
    .orderBy('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  const titles = await offerTitles(q, ids, language);
  return Object.fromEntries(ids.map((id) => [id, titles.get(id) ?? id]));
}
