import { TextLink } from '#app/ui/navigation/text-link.tsx';
import type { ListShape } from '#app/web/lists/list-address.ts';
import { readList } from '#app/web/lists/list-state.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { useLanguage } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { incomeDocuments, incomeKinds, type LedgerFilter } from '#studio/money/figures/income.ts';
import { listLedger, sumOfLedger } from '#studio/money/figures/ledger.queries.ts';
import { readVatPeriod, type VatPeriod } from '#studio/money/figures/vat-period.ts';
import { offerTitle } from '#studio/offers/catalogue/offer-title.queries.ts';
import { formats } from '#studio/shared/format.ts';
import { currencies } from '#studio/shared/money.ts';
import { AdminList } from '../../admin-list.tsx';
import { ownerOnly } from '../../owner-only.ts';
import type { Route } from './+types/ledger';
import { figuresMessages } from './figures.messages.ts';
import { figuresHref, noOffer } from './figures-address.ts';
import { FiguresList } from './figures-list.tsx';
import { figuresListMessages } from './figures-lists.messages.ts';
import { monthIn, periodIn, rangeOfVatPeriod } from './period.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const who = await ownerOnly('figures', { request, context });
  const world = worldOf(context);
  const { language } = factsOf(context);
  const format = formats[language];
  const { filter, month, vatPeriod, year, shape } = ledgerIn(url.searchParams, world.clock.now());
  const listQuery = readList(shape, url);
  const { query } = world.db;
  const words = figuresMessages[language];
  const sum = await sumOfLedger(query, who, filter);
  const { rows, ...page } = await listLedger(query, who, { filter, listQuery });
  const { currency, kind, offerId } = filter;
  const money = format.moneyIn(currency);
  return {
    shape,
    listQuery,
    page,
    back: figuresHref('', { period: year, currency }),
    about: [
      vatPeriod ? words.vatPeriod(vatPeriod) : month ? format.month(month) : (year ?? words.lastMonths),
      ...(kind ? [words.kinds[kind]] : []),
      ...(offerId ? [await offerTitle(query, offerId, language)] : []),
      ...(offerId === '' ? [words.giftCardPayment] : []),
      currency,
    ].join(', '),
    sum: {
      entries: sum.entries,
      gross: money(sum.grossMinor),
      vat: money(sum.vatMinor),
      net: money(sum.grossMinor - sum.vatMinor),
    },
    rows: rows.map(({ grossMinor, vatMinor, issuedAt, ...row }) => ({
      ...row,
      issued: format.short(issuedAt),
      gross: format.amount(grossMinor),
      vat: format.amount(vatMinor),
    })),
  };
}

type LedgerParam = 'document' | 'month' | 'vat' | 'period' | 'currency' | 'kind' | 'offer';

/** The filter of the ledger in a URL, and the list whose links keep it. Unknown values are ignored. */
function ledgerIn(
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

export default function Ledger({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const { shape, listQuery, page, back, about, sum, rows } = loaderData;
  const words = figuresListMessages[language].ledger;
  const hidden = { label: '', names: {} };
  const filters = {
    month: hidden,
    vat: hidden,
    period: hidden,
    currency: hidden,
    kind: hidden,
    offer: hidden,
  };
  const { giftCardPayment } = figuresMessages[language];
  return (
    <FiguresList
      title={words.title}
      sum={`${words.sum(sum.gross, sum.net, sum.vat)}. ${words.entries(sum.entries)}.`}
      about={about}
      back={back}
    >
      <AdminList
        shape={shape}
        listQuery={listQuery}
        page={page}
        words={words}
        columns={[
          { key: 'what' },
          { key: 'document' },
          { key: 'issued', sort: 'issued' },
          { key: 'order' },
          { key: 'gross', isNumber: true },
          { key: 'vat', isNumber: true },
        ]}
        filters={{ document: { label: words.document, names: words.documents }, ...filters }}
        rows={rows.map(({ id, kind, what, document, receiptNumber, orderId, orderNumber, ...row }) => ({
          key: String(id),
          cells: {
            what: what ?? (kind === 'gift-card-payment' ? giftCardPayment : words.unknown),
            document: (
              <a className="text-link" href={`/admin/orders/${orderId}/receipts/${receiptNumber}`}>
                {words[document](receiptNumber)}
              </a>
            ),
            issued: <span className="one-line">{row.issued}</span>,
            order: <TextLink href={`/admin/orders/${orderId}`}>{orderNumber}</TextLink>,
            gross: row.gross,
            vat: row.vat,
          },
        }))}
      />
    </FiguresList>
  );
}
