import type { Queries } from '#platform/db/database.ts';
import type { Currency } from '#platform/db/schema.ts';

/** A catalogue entry as checkout needs it; `private-lessons-{slug}` and `private-coaching` are the same thing. */
export async function catalogueEntry(q: Queries, id: string) {
  return q
    .selectFrom('catalogue_entries')
    .select([
      'id',
      'kind',
      'grants',
      'capture',
      'vat_class',
      'withdrawal_regime',
      'credit_valid_months',
      'is_buyable',
    ])
    .where((where) =>
      /^private-(lessons-|coaching$)/.test(id) ? where('kind', '=', 'session') : where('id', '=', id),
    )
    .executeTakeFirst();
}

export type CatalogueEntry = NonNullable<Awaited<ReturnType<typeof catalogueEntry>>>;

/** The price in minor units that holds at `at`, VAT included; null: not offered in this currency. Never converted. */
export async function priceAt(
  q: Queries,
  entryId: string,
  currency: Currency,
  at: Temporal.Instant,
): Promise<number | null> {
  const row = await q
    .selectFrom('prices')
    .select('amount_minor')
    .where('entry_id', '=', entryId)
    .where('currency', '=', currency)
    .where('valid_from', '<=', at)
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.amount_minor ?? null;
}

/** The next open edition that begins after today, or undefined. */
export async function nextOpenEdition(q: Queries, entryId: string, today: Temporal.PlainDate) {
  return q
    .selectFrom('editions')
    .select(['id', 'starts_on', 'ends_on', 'days', 'capacity'])
    .where('entry_id', '=', entryId)
    .where('is_open', '=', true)
    .where('starts_on', '>', today.toString())
    .orderBy('starts_on')
    .limit(1)
    .executeTakeFirst();
}
