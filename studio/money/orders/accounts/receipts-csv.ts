import type { World } from '#platform/world.ts';
import type { Language } from '#studio/shared/language.ts';
import { type CsvCell, csvOf } from '#studio/shared/lists/csv.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import type { May } from '#studio/shared/who.ts';
import { type IssuedReceipt, receiptsBetween } from './issued-receipts.queries.ts';
import { receiptsCsvMessages } from './receipts-csv.messages.ts';
import { vatParts } from './vat-parts.ts';

export async function receiptsCsv(
  world: World,
  who: May<'figures'>,
  { from, until, language }: { from: Temporal.Instant; until: Temporal.Instant; language: Language },
): Promise<string> {
  const rows: CsvCell[][] = [Object.values(receiptsCsvMessages[language].columns)];
  for await (const receipt of receiptsBetween(world.db.query, who, { from, until })) {
    rows.push(...rowsOf(receipt, language));
  }
  return csvOf(rows, language);
}

function rowsOf(
  { number, kind, issuedAt, content, charged }: IssuedReceipt,
  language: Language,
): CsvCell[][] {
  const words = receiptsCsvMessages[language];
  const fee = charged && (charged.feeMinor === null ? words.unknown : charged.feeMinor / 100);
  const day = studioDay(issuedAt);
  const decimal = (minor: number) => minor / 100;
  return vatParts(content).map(({ vatClass, ratePermille, grossMinor, vatMinor }, at) => [
    day.toPlainYearMonth().toString(),
    day.toString(),
    number,
    words.kinds[kind],
    content.orderNumber,
    content.currency,
    words.vatClasses[vatClass],
    ratePermille / 10,
    decimal(grossMinor - vatMinor),
    decimal(vatMinor),
    decimal(grossMinor),
    content.dkkPerUnit === null ? null : Number(content.dkkPerUnit),
    // Of the whole document, so on its first row only.
    at === 0 ? decimal(content.giftCardMinor ?? 0) : null,
    content.paidBy ? words.methods[content.paidBy] : words.online,
    content.receivedOn ?? null,
    at === 0 ? fee : null,
    at === 0 ? (charged?.feeCurrency ?? null) : null,
  ]);
}
