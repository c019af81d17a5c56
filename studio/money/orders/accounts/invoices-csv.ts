import type { World } from '#platform/world.ts';
import type { Language } from '#studio/shared/language.ts';
import { type CsvCell, csvOf } from '#studio/shared/lists/csv.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import type { May } from '#studio/shared/who.ts';
import { type IssuedInvoice, invoicesBetween } from '../invoices/issued-invoices.queries.ts';
import { invoicesCsvMessages } from './invoices-csv.messages.ts';
import { vatParts } from './vat-parts.ts';

/** For the accountant: a row for each VAT rate of each invoice and credit note. */
export async function invoicesCsv(
  world: World,
  who: May<'orders'>,
  { from, until, language }: { from: Temporal.Instant; until: Temporal.Instant; language: Language },
): Promise<string> {
  const today = studioDay(world.clock.now());
  const rows: CsvCell[][] = [Object.values(invoicesCsvMessages[language].columns)];
  for await (const invoice of invoicesBetween(world.db.query, who, { from, until, today })) {
    rows.push(...rowsOf(invoice, language));
  }
  return csvOf(rows, language);
}

function rowsOf(invoice: IssuedInvoice, language: Language): CsvCell[][] {
  const { number, kind, creditsNumber, orderNumber, issuedAt, dueOn, content, status } = invoice;
  const words = invoicesCsvMessages[language];
  const day = studioDay(issuedAt);
  return vatParts(content).map(({ vatClass, ratePermille, grossMinor, vatMinor }) => [
    day.toPlainYearMonth().toString(),
    day.toString(),
    number,
    words.kinds[kind],
    creditsNumber,
    orderNumber,
    content.company.name,
    content.company.vatNumber,
    content.company.reference,
    dueOn,
    kind === 'invoice' ? words.statuses[status] : null,
    content.currency,
    words.vatClasses[vatClass],
    ratePermille / 10,
    (grossMinor - vatMinor) / 100,
    vatMinor / 100,
    grossMinor / 100,
    content.dkkPerUnit === null ? null : Number(content.dkkPerUnit),
  ]);
}
