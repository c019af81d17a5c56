import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import { termsKey } from './terms.queries.ts';
import { countriesPlaceholder } from './terms-countries.ts';

/** A new version where the terms name countries that have changed; what was sold before keeps its own. */
export async function renewTermsCountries(tx: Tx, now: Temporal.Instant): Promise<void> {
  await sql`
    update content_documents as document set version = version + 1, updated_at = ${now}
      where key = ${termsKey} and blocks::text like ${`%${countriesPlaceholder}%`}
        and (select ships_to from terms_texts
          where terms_texts.version = document.language || '-' || document.version)
          is distinct from (
            select jsonb_object_agg(kind, (
              select coalesce(jsonb_agg(country), '[]') from jsonb_array_elements(zones) as zone,
                jsonb_array_elements_text(zone->'countries') as country))
            from settings, jsonb_each(settings.value) as parcels (kind, zones)
            where settings.key = 'shipping' and kind in ('stock', 'print'))
  `.execute(tx);
}
