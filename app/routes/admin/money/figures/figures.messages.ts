import type { IncomeKind } from '#studio/money/figures/income.ts';
import type { VatPeriod } from '#studio/money/figures/vat-period.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const figuresMessages = inBoth({
  title: ['Figures', 'Nøgletal'],
  lead: [
    'Income from the receipts and credit notes issued. Each figure links to the lines it is the sum of.',
    'Indtægter efter udstedte kvitteringer og kreditnotaer. Hvert tal linker til de linjer, det er summen af.',
  ],
  period: ['Period', 'Periode'],
  lastMonths: ['12 months', '12 måneder'],
  currency: common.currency,
  export: ['Export CSV', 'Eksporter CSV'],
  income: ['Income', 'Indtægter'],
  soFar: (month: string) => [`so far in ${month}`, `indtil nu i ${month}`],
  inYear: (year: string) => [`in ${year}`, `i ${year}`],
  plot: ({ from, until, highest, amount }: Record<'from' | 'until' | 'highest' | 'amount', string>) => [
    `Income by month, ${from} to ${until}. Highest: ${highest}, ${amount}.`,
    `Indtægter pr. måned, ${from} til ${until}. Højest: ${highest}, ${amount}.`,
  ],
  stroke: (amount: string) => [`One stroke is ${amount}.`, `Én streg er ${amount}.`],
  below: [
    'Amounts are after refunds. A negative amount is only in the table.',
    'Beløbene er efter refunderinger. Et negativt beløb står kun i tabellen.',
  ],
  asTable: ['Show as table', 'Vis som tabel'],
  byMonth: ['Income by month', 'Indtægter pr. måned'],
  byKind: ['Income by kind', 'Indtægter pr. type'],
  byOffer: ['Income by offer', 'Indtægter pr. tilbud'],
  kinds: {
    sessions: ['Sessions and packs', 'Timer og klippekort'],
    programmes: ['Programmes and classes', 'Forløb og hold'],
    courses: ['Online courses', 'Onlinekurser'],
    shop: ['Shop', 'Butik'],
    'gift-cards': common.giftCards,
    other: ['Other', 'Andet'],
  } satisfies Pairs<Record<IncomeKind, string>>,
  giftCards: [
    'A gift card counts when it is sold. What is paid with it is deducted here, so that it doesn’t count twice.',
    'Et gavekort tæller med, når det sælges. Det, der betales med det, trækkes fra her, så det ikke tæller med to gange.',
  ],
  giftCardPayment: ['Paid with a gift card', 'Betalt med gavekort'],
  columns: {
    month: ['Month', 'Måned'],
    kind: ['Kind', 'Type'],
    offer: ['Offer', 'Tilbud'],
    total: common.total,
    gross: ['Including VAT', 'Inkl. moms'],
    vat: common.vat,
    net: ['Excluding VAT', 'Ekskl. moms'],
    refunded: common.refunded,
    file: ['For the accountant', 'Til revisor'],
    currency: common.currency,
    amount: common.amount,
    payments: ['Payments', 'Betalinger'],
    sessions: common.sessions,
    subscribers: ['Subscribers', 'Tilmeldte'],
  },
  totals: {
    caption: common.total,
    received: ['Received', 'Modtaget'],
    refunded: common.refunded,
    income: ['Income after refunds', 'Indtægter efter refunderinger'],
    fees: ['Fees of the payment provider', 'Betalingsudbyderens gebyrer'],
  },
  unknownFee: ['unknown', 'ukendt'],
  unknownFees: (count: number) =>
    count === 1
      ? [
          'The fee of 1 payment is unknown so far, so fees are higher than this.',
          'Gebyret for 1 betaling er endnu ukendt, så gebyrerne er højere end dette.',
        ]
      : [
          `The fees of ${count} payments are unknown so far, so fees are higher than this.`,
          `Gebyrerne for ${count} betalinger er endnu ukendte, så gebyrerne er højere end dette.`,
        ],
  afterFees: (amount: string) => [
    `${amount} excluding VAT after refunds and fees.`,
    `${amount} ekskl. moms efter refunderinger og gebyrer.`,
  ],
  vatPeriod: ({ year, number, length }: VatPeriod) =>
    length === 'quarter'
      ? [`Q${number} ${year}`, `${number}. kvartal ${year}`]
      : [`${number === 1 ? '1st' : '2nd'} half of ${year}`, `${number}. halvår ${year}`],
  vatTable: {
    caption: ['VAT by quarter', 'Moms pr. kvartal'],
    halfYears: ['VAT by half-year', 'Moms pr. halvår'],
    columns: {
      period: ['Period', 'Periode'],
      sales: ['Sales excluding VAT', 'Salg ekskl. moms'],
      refunds: ['Refunds excluding VAT', 'Refunderet ekskl. moms'],
      net: ['After refunds', 'Efter refundering'],
      due: ['VAT due', 'Moms at betale'],
    },
    note: [
      'By the date of the receipt or credit note, also of invoices; sales exempt from VAT included. Whole quarters, also where the period above has only a part.',
      'Efter kvitteringens eller kreditnotaens dato, også for fakturaer, inklusive momsfrit salg. Hele kvartaler, også hvor perioden ovenfor kun har en del.',
    ],
    foreign: [
      'The VAT in DKK is on each receipt and in the CSV.',
      'Momsen i DKK står på hver kvittering og i CSV-filen.',
    ],
  },
  nextOffers: ['More offers', 'Flere tilbud'],
  previousOffers: ['Previous offers', 'Forrige tilbud'],
  offerPages: ['Pages of offers', 'Sider med tilbud'],
  outstanding: ['Outstanding', 'Udestående'],
  outstandingNote: [
    'Not paid yet: sessions, invoices, orders with a deadline and payments of plans.',
    'Endnu ikke betalt: timer, fakturaer, ordrer med betalingsfrist og rater.',
  ],
  noneOutstanding: ['Nothing is outstanding.', 'Intet er udestående.'],
  taught: ['Sessions taught', 'Afholdte timer'],
  taughtNote: ['Sessions that have ended, without no-shows.', 'Afsluttede timer uden udeblivelser.'],
  booking: 'Booking',
  conversion: (opened: number, paid: number, month: string) =>
    opened === 0
      ? [
          `No views of the booking page were counted in ${month}.`,
          `Der er ikke talt visninger af bookingsiden i ${month}.`,
        ]
      : [
          `${opened} views of the booking page in ${month}, ${paid} sessions paid online.`,
          `${opened} visninger af bookingsiden i ${month}, ${paid} timer betalt online.`,
        ],
  conversionPlot: ({
    opened,
    held,
    checkout,
    paid,
  }: Record<'opened' | 'held' | 'checkout' | 'paid', number>) => [
    `Of ${opened} views of the booking page, ${held} held a time, ${checkout} continued to payment and ${paid} paid.`,
    `Ud af ${opened} visninger af bookingsiden blev ${held} til en reserveret tid, ${checkout} fortsatte til betaling, og ${paid} betalte.`,
  ],
  conversionNote: [
    'Views are counted per day without cookies or anything about the visitor; robots and prefetches don’t count. A person can view the page more than once.',
    'Visninger tælles pr. dag uden cookies eller oplysninger om den besøgende. Robotter og forhåndsindlæsning tæller ikke med. Én person kan vise siden flere gange.',
  ],
  steps: {
    opened: ['Opened', 'Åbnet'],
    held: ['Held a time', 'Reserveret tid'],
    checkout: ['To payment', 'Til betaling'],
    paid: common.paid,
  },
  subscribers: ['Subscribers', 'Tilmeldte til nyhedsbrevet'],
  subscribersPlot: (first: string, from: string, last: string) => [
    `Subscribers: ${first} at the end of ${from}, ${last} now or at the end of the period.`,
    `Tilmeldte: ${first} ved udgangen af ${from}, ${last} nu eller ved periodens slutning.`,
  ],
  subscribersNote: [
    'Confirmed subscribers at the end of each month.',
    'Bekræftede tilmeldinger ved udgangen af hver måned.',
  ],
  empty: {
    title: ['No receipts in this period', 'Ingen kvitteringer i perioden'],
    text: [
      'The first payment appears here as soon as its receipt is issued.',
      'Den første betaling vises her, så snart dens kvittering er udstedt.',
    ],
  },
});
