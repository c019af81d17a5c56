import type { IncomeKind } from '#studio/figures/income.ts';
import type { VatPeriod } from '#studio/figures/vat-period.ts';
import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'Figures',
  lead: 'Income from the receipts and credit notes issued. Each figure links to the lines it is the sum of.',
  period: 'Period',
  lastMonths: '12 months',
  currency: 'Currency',
  export: 'Export CSV',
  income: 'Income',
  soFar: (month: string) => `so far in ${month}`,
  inYear: (year: string) => `in ${year}`,
  plot: ({ from, until, highest, amount }: Record<'from' | 'until' | 'highest' | 'amount', string>) =>
    `Income by month, ${from} to ${until}. Highest: ${highest}, ${amount}.`,
  stroke: (amount: string) => `One stroke is ${amount}.`,
  below: 'Amounts are after refunds. A negative amount is only in the table.',
  asTable: 'Show as table',
  byMonth: 'Income by month',
  byKind: 'Income by kind',
  byOffer: 'Income by offer',
  kinds: {
    sessions: 'Sessions and packs',
    programmes: 'Programmes and classes',
    courses: 'Online courses',
    shop: 'Shop',
    'gift-cards': 'Gift cards',
    other: 'Other',
  } satisfies Record<IncomeKind, string>,
  giftCards:
    'A gift card counts when it is sold. What is paid with it is deducted here, so that it doesn’t count twice.',
  giftCardPayment: 'Paid with a gift card',
  columns: {
    month: 'Month',
    kind: 'Kind',
    offer: 'Offer',
    total: 'Total',
    gross: 'Including VAT',
    vat: 'VAT',
    net: 'Excluding VAT',
    refunded: 'Refunded',
    file: 'For the accountant',
    currency: 'Currency',
    amount: 'Amount',
    payments: 'Payments',
    sessions: 'Sessions',
    subscribers: 'Subscribers',
  },
  totals: {
    caption: 'Total',
    received: 'Received',
    refunded: 'Refunded',
    income: 'Income after refunds',
    fees: 'Fees of the payment provider',
  },
  unknownFee: 'unknown',
  unknownFees: (count: number) =>
    count === 1
      ? 'The fee of 1 payment is unknown so far, so fees are higher than this.'
      : `The fees of ${count} payments are unknown so far, so fees are higher than this.`,
  afterFees: (amount: string) => `${amount} excluding VAT after refunds and fees.`,
  vatPeriod: ({ year, number, length }: VatPeriod) =>
    length === 'quarter' ? `Q${number} ${year}` : `${number === 1 ? '1st' : '2nd'} half of ${year}`,
  vatTable: {
    caption: 'VAT by quarter',
    halfYears: 'VAT by half-year',
    columns: {
      period: 'Period',
      sales: 'Sales excluding VAT',
      refunds: 'Refunds excluding VAT',
      net: 'After refunds',
      due: 'VAT due',
    },
    note: 'By the date of the receipt or credit note, also of invoices; sales exempt from VAT included. Whole quarters, also where the period above has only a part.',
    foreign: 'The VAT in DKK is on each receipt and in the CSV.',
  },
  nextOffers: 'More offers',
  previousOffers: 'Previous offers',
  offerPages: 'Pages of offers',
  outstanding: 'Outstanding',
  outstandingNote: 'Not paid yet: sessions, invoices, orders with a deadline and payments of plans.',
  noneOutstanding: 'Nothing is outstanding.',
  taught: 'Sessions taught',
  taughtNote: 'Private sessions that have ended, without no-shows.',
  booking: 'Booking',
  conversion: (opened: number, paid: number, month: string) =>
    opened === 0
      ? `No views of the booking page were counted in ${month}.`
      : `${opened} views of the booking page in ${month}, ${paid} sessions paid online.`,
  conversionPlot: ({
    opened,
    held,
    checkout,
    paid,
  }: Record<'opened' | 'held' | 'checkout' | 'paid', number>) =>
    `Of ${opened} views of the booking page, ${held} held a time, ${checkout} continued to payment and ${paid} paid.`,
  conversionNote:
    'Views are counted per day without cookies or anything about the visitor; robots and prefetches don’t count. A person can view the page more than once.',
  steps: { opened: 'Opened', held: 'Held a time', checkout: 'To payment', paid: 'Paid' },
  subscribers: 'Subscribers',
  subscribersPlot: (first: string, from: string, last: string) =>
    `Subscribers: ${first} at the end of ${from}, ${last} now or at the end of the period.`,
  subscribersNote: 'Confirmed subscribers at the end of each month.',
  empty: {
    title: 'No receipts in this period',
    text: 'The first payment appears here as soon as its receipt is issued.',
  },
};

const da: typeof en = {
  title: 'Nøgletal',
  lead: 'Indtægter efter udstedte kvitteringer og kreditnotaer. Hvert tal linker til de linjer, det er summen af.',
  period: 'Periode',
  lastMonths: '12 måneder',
  currency: 'Valuta',
  export: 'Eksportér CSV',
  income: 'Indtægter',
  soFar: (month) => `indtil nu i ${month}`,
  inYear: (year) => `i ${year}`,
  plot: ({ from, until, highest, amount }) =>
    `Indtægter pr. måned, ${from} til ${until}. Højest: ${highest}, ${amount}.`,
  stroke: (amount) => `Én streg er ${amount}.`,
  below: 'Beløbene er efter refusioner. Et negativt beløb står kun i tabellen.',
  asTable: 'Vis som tabel',
  byMonth: 'Indtægter pr. måned',
  byKind: 'Indtægter pr. type',
  byOffer: 'Indtægter pr. tilbud',
  kinds: {
    sessions: 'Timer og klippekort',
    programmes: 'Forløb og hold',
    courses: 'Onlinekurser',
    shop: 'Butik',
    'gift-cards': 'Gavekort',
    other: 'Andet',
  },
  giftCards:
    'Et gavekort tæller med, når det sælges. Det, der betales med det, trækkes fra her, så det ikke tæller med to gange.',
  giftCardPayment: 'Betalt med gavekort',
  columns: {
    month: 'Måned',
    kind: 'Type',
    offer: 'Tilbud',
    total: 'I alt',
    gross: 'Inkl. moms',
    vat: 'Moms',
    net: 'Ekskl. moms',
    refunded: 'Refunderet',
    file: 'Til revisor',
    currency: 'Valuta',
    amount: 'Beløb',
    payments: 'Betalinger',
    sessions: 'Timer',
    subscribers: 'Tilmeldte',
  },
  totals: {
    caption: 'I alt',
    received: 'Modtaget',
    refunded: 'Refunderet',
    income: 'Indtægter efter refusioner',
    fees: 'Betalingsudbyderens gebyrer',
  },
  unknownFee: 'ukendt',
  unknownFees: (count) =>
    count === 1
      ? 'Gebyret for 1 betaling er endnu ukendt, så gebyrerne er højere end dette.'
      : `Gebyrerne for ${count} betalinger er endnu ukendte, så gebyrerne er højere end dette.`,
  afterFees: (amount) => `${amount} ekskl. moms efter refusioner og gebyrer.`,
  vatPeriod: ({ year, number, length }) =>
    length === 'quarter' ? `${number}. kvartal ${year}` : `${number}. halvår ${year}`,
  vatTable: {
    caption: 'Moms pr. kvartal',
    halfYears: 'Moms pr. halvår',
    columns: {
      period: 'Periode',
      sales: 'Salg ekskl. moms',
      refunds: 'Refunderet ekskl. moms',
      net: 'Efter refundering',
      due: 'Moms at betale',
    },
    note: 'Efter kvitteringens eller kreditnotaens dato, også for fakturaer, inklusive momsfrit salg. Hele kvartaler, også hvor perioden ovenfor kun har en del.',
    foreign: 'Momsen i DKK står på hver kvittering og i CSV-filen.',
  },
  nextOffers: 'Flere tilbud',
  previousOffers: 'Forrige tilbud',
  offerPages: 'Sider med tilbud',
  outstanding: 'Udestående',
  outstandingNote: 'Endnu ikke betalt: timer, fakturaer, ordrer med betalingsfrist og rater.',
  noneOutstanding: 'Intet er udestående.',
  taught: 'Afholdte timer',
  taughtNote: 'Soloundervisning, der er slut, uden udeblivelser.',
  booking: 'Booking',
  conversion: (opened, paid, month) =>
    opened === 0
      ? `Der er ikke talt visninger af bookingsiden i ${month}.`
      : `${opened} visninger af bookingsiden i ${month}, ${paid} timer betalt online.`,
  conversionPlot: ({ opened, held, checkout, paid }) =>
    `Ud af ${opened} visninger af bookingsiden blev ${held} til en reserveret tid, ${checkout} fortsatte til betaling, og ${paid} betalte.`,
  conversionNote:
    'Visninger tælles pr. dag uden cookies eller oplysninger om den besøgende; robotter og forhåndsindlæsning tæller ikke med. Én person kan vise siden flere gange.',
  steps: { opened: 'Åbnet', held: 'Reserveret tid', checkout: 'Til betaling', paid: 'Betalt' },
  subscribers: 'Tilmeldte til nyhedsbrevet',
  subscribersPlot: (first, from, last) =>
    `Tilmeldte: ${first} ved udgangen af ${from}, ${last} nu eller ved periodens slutning.`,
  subscribersNote: 'Bekræftede tilmeldinger ved udgangen af hver måned.',
  empty: {
    title: 'Ingen kvitteringer i perioden',
    text: 'Den første betaling vises her, så snart dens kvittering er udstedt.',
  },
};

export const figuresMessages: Record<Language, typeof en> = { en, da };
