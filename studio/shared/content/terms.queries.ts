import type { Queries } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import type { Language } from '#studio/shared/language.ts';
import { studioIdentity } from './content.queries.ts';
import { type ContentDocument, fillNames } from './document.ts';
import { readBlocks } from './read-blocks.ts';
import { euCountries, fillCountries } from './terms-countries.ts';
import { withSessionFees } from './terms-fees.ts';
import { termsOfSold } from './terms-sold.ts';

export const termsKey = 'terms-of-service';

const everywhere = { stock: euCountries, print: euCountries };

/** Kept on orders while the studio has no terms. */
const noTerms = 'none';

/** The current version ('da-1'), stored with each order. Every version stays readable, see `termsText`. */
export async function termsInForce(q: Queries, language: Language): Promise<string> {
  const rows = await q
    .selectFrom('content_documents')
    .select(['language', 'version'])
    .where('key', '=', termsKey)
    .execute();
  const row = rows.find((candidate) => candidate.language === language) ?? rows[0];
  return row ? `${row.language}-${row.version}` : noTerms;
}

export interface TermsText {
  version: string;
  document: ContentDocument;
  inForceFrom: Temporal.Instant;
  isInForce: boolean;
}

export async function termsText(
  world: Pick<World, 'db' | 'reference'>,
  language: Language,
  version: string | null,
): Promise<TermsText | null> {
  const inForce = await termsInForce(world.db.query, language);
  const wanted = version ?? inForce;
  const row = await world.db.query
    .selectFrom('terms_texts')
    .selectAll()
    .where('version', '=', wanted)
    .executeTakeFirst();
  if (!row) return null;
  const named = fillNames(readBlocks(row.blocks), await studioIdentity(world));
  const sold = row.sold ? termsOfSold(named, row.sold) : named;
  const complete = row.session_fees ? withSessionFees(sold, row.language) : sold;
  const blocks = fillCountries(complete, row.ships_to ?? everywhere, row.language);
  return {
    version: row.version,
    document: { key: termsKey, language: row.language, blocks },
    inForceFrom: row.in_force_from,
    isInForce: row.version === (await termsInForce(world.db.query, row.language)),
  };
}
