import type { ListShape } from '#app/web/lists/list-address.ts';
import { incomeDocuments, incomeKinds, type LedgerFilter } from '#studio/money/figures/income.ts';
import { readVatPeriod, type VatPeriod } from '#studio/money/figures/vat-period.ts';
import { currencies } from '#studio/shared/money.ts';
import { noOffer } from './figures-address.ts';
import { monthIn, periodIn, rangeOfVatPeriod } from './period.ts';

export type LedgerParam = 'document' | 'month' | 'vat' | 'period' | 'currency' | 'kind' | 'offer';

/** The filter of the ledger in a URL, and the list whose links keep it. Unknown values are ignored. */
export function ledgerIn(
  params: URLSearchParams,
  now: Temporal.Instant,
): {
  filter: LedgerFilter;
  month: string | null;
  vatPeriod: VatPeriod | null;
  year: string | null;
  shape: ListShape<'issued', LedgerParam>;
} {
  const vatPeriod = readVatPeriod(params.get('vat'));
  const month = vatPeriod ? null : monthIn(params.get('month'));
  const { year, ...period } = periodIn(params.get('period'), now);
  const currency = currencies.find((one) => one === params.get('currency')) ?? 'DKK';
  const kind = incomeKinds.find((one) => one === params.get('kind')) ?? null;
  const offer = /^[a-z0-9-]{1,120}$/.test(params.get('offer') ?? '') ? params.get('offer') : null;
  const document = incomeDocuments.find((one) => one === params.get('document')) ?? null;
  const only = (value: string | null) => (value ? [value] : []);
  const ofMonth = month ? params.get('month') : null;
  return {
    filter: {
      ...(vatPeriod ? rangeOfVatPeriod(vatPeriod) : (month ?? period)),
      currency,
      kind,
      document,
      offerId: offer === noOffer ? '' : offer,
    },
    month: ofMonth,
    vatPeriod,
    year: month || vatPeriod ? null : year,
    shape: {
      path: '/admin/figures/ledger',
      sorts: { issued: 'descending' },
      filters: {
        document: incomeDocuments,
        month: only(ofMonth),
        vat: only(vatPeriod?.key ?? null),
        period: only(month || vatPeriod ? null : year),
        currency: only(currency),
        kind: only(kind),
        offer: only(offer),
      },
    },
  };
}
