import type { CoveredBy } from '#platform/db/schema/booking.ts';
import type { OutstandingKind } from '#studio/figures/outstanding.queries.ts';
import type { Language } from '#studio/shared/language.ts';

const en = {
  back: 'Figures',
  nameless: 'No name',
  ledger: {
    title: 'Ledger',
    columns: {
      what: 'What',
      document: 'Document',
      issued: 'Issued',
      order: 'Order',
      gross: 'Including VAT',
      vat: 'VAT',
    },
    documents: { receipt: 'Receipts', 'credit-note': 'Credit notes' },
    document: 'Document',
    receipt: (number: number) => `Receipt ${number}`,
    'credit-note': (number: number) => `Credit note ${number}`,
    sum: (gross: string, net: string, vat: string) =>
      `${gross} including VAT, ${net} excluding VAT, ${vat} VAT`,
    entries: (count: number) => (count === 1 ? '1 line' : `${count} lines`),
    unknown: 'Unknown offer',
    empty: { title: 'No lines', text: 'No receipt or credit note of this period has a line like this.' },
  },
  outstanding: {
    title: 'Outstanding',
    columns: { name: 'Name', what: 'What', due: 'Due', amount: 'Amount' },
    kinds: {
      instalment: 'Payment of a plan',
      invoice: 'Invoice',
      order: 'Order',
      'payment-link': 'Session, payment link',
      session: 'Session, not paid yet',
    } satisfies Record<OutstandingKind, string>,
    empty: { title: 'Nothing is outstanding', text: 'Everything that is due has been paid.' },
  },
  fees: {
    title: 'Fees of the payment provider',
    columns: { order: 'Order', name: 'Name', taken: 'Taken', amount: 'Payment', fee: 'Fee' },
    unknown: 'Unknown',
    sum: (amount: string, known: number, unknown: number) =>
      [
        `${amount} in ${known === 1 ? '1 payment' : `${known} payments`}.`,
        ...(unknown > 0 ? [`${unknown} unknown.`] : []),
      ].join(' '),
    empty: { title: 'No fees', text: 'Nothing was paid through the payment provider in this period.' },
  },
  taught: {
    title: 'Sessions taught',
    columns: { name: 'Name', when: 'When', what: 'Session', paid: 'Payment' },
    count: (count: number) => (count === 1 ? '1 session' : `${count} sessions`),
    paid: {
      order: 'Paid',
      entitlement: 'Credit',
      'at-session': 'Not paid yet',
      owner: 'Free',
      free: 'Free',
    } satisfies Record<CoveredBy, string>,
    empty: { title: 'No sessions', text: 'No private session of this period has ended yet.' },
  },
  bookings: {
    title: 'Bookings online',
    views: 'Views of the booking page',
    columns: { name: 'Name', begun: 'Begun', when: 'Session', state: 'Step' },
    viewColumns: { day: 'Day', views: 'Views' },
    step: 'Step',
    count: (count: number) => (count === 1 ? '1 booking' : `${count} bookings`),
    countViews: (count: number) => (count === 1 ? '1 view' : `${count} views`),
    empty: { title: 'No bookings', text: 'No booking of this month came this far.' },
  },
  subscribers: {
    title: 'Subscribers',
    columns: { email: 'Email', language: 'Language', confirmed: 'Confirmed' },
    languages: { da: 'Danish', en: 'English' },
    count: (count: number, when: string) =>
      `${count === 1 ? '1 subscriber' : `${count} subscribers`}, ${when}`,
    empty: { title: 'No subscribers', text: 'No one was subscribed at this time.' },
  },
};

const da: typeof en = {
  back: 'Nøgletal',
  nameless: 'Intet navn',
  ledger: {
    title: 'Indtægtsposteringer',
    columns: {
      what: 'Hvad',
      document: 'Bilag',
      issued: 'Udstedt',
      order: 'Ordre',
      gross: 'Inkl. moms',
      vat: 'Moms',
    },
    documents: { receipt: 'Kvitteringer', 'credit-note': 'Kreditnotaer' },
    document: 'Bilag',
    receipt: (number) => `Kvittering ${number}`,
    'credit-note': (number) => `Kreditnota ${number}`,
    sum: (gross, net, vat) => `${gross} inkl. moms, ${net} ekskl. moms, ${vat} moms`,
    entries: (count) => (count === 1 ? '1 linje' : `${count} linjer`),
    unknown: 'Ukendt tilbud',
    empty: {
      title: 'Ingen linjer',
      text: 'Ingen kvittering eller kreditnota i perioden har en linje som denne.',
    },
  },
  outstanding: {
    title: 'Udestående',
    columns: { name: 'Navn', what: 'Hvad', due: 'Forfalder', amount: 'Beløb' },
    kinds: {
      instalment: 'Rate',
      invoice: 'Faktura',
      order: 'Ordre',
      'payment-link': 'Time, betalingslink',
      session: 'Time, endnu ikke betalt',
    },
    empty: { title: 'Intet er udestående', text: 'Alt, der er forfaldent, er betalt.' },
  },
  fees: {
    title: 'Betalingsudbyderens gebyrer',
    columns: { order: 'Ordre', name: 'Navn', taken: 'Trukket', amount: 'Betaling', fee: 'Gebyr' },
    unknown: 'Ukendt',
    sum: (amount, known, unknown) =>
      [
        `${amount} i ${known === 1 ? '1 betaling' : `${known} betalinger`}.`,
        ...(unknown > 0 ? [`${unknown} ukendt.`] : []),
      ].join(' '),
    empty: { title: 'Ingen gebyrer', text: 'Intet blev betalt gennem betalingsudbyderen i perioden.' },
  },
  taught: {
    title: 'Afholdte timer',
    columns: { name: 'Navn', when: 'Hvornår', what: 'Time', paid: 'Betaling' },
    count: (count) => (count === 1 ? '1 time' : `${count} timer`),
    paid: {
      order: 'Betalt',
      entitlement: 'Klip',
      'at-session': 'Endnu ikke betalt',
      owner: 'Gratis',
      free: 'Gratis',
    },
    empty: { title: 'Ingen timer', text: 'Ingen time i perioden er afsluttet endnu.' },
  },
  bookings: {
    title: 'Bookinger online',
    views: 'Visninger af bookingsiden',
    columns: { name: 'Navn', begun: 'Begyndt', when: 'Time', state: 'Trin' },
    viewColumns: { day: 'Dag', views: 'Visninger' },
    step: 'Trin',
    count: (count) => (count === 1 ? '1 booking' : `${count} bookinger`),
    countViews: (count) => (count === 1 ? '1 visning' : `${count} visninger`),
    empty: { title: 'Ingen bookinger', text: 'Ingen booking i måneden nåede så langt.' },
  },
  subscribers: {
    title: 'Tilmeldte til nyhedsbrevet',
    columns: { email: 'E-mail', language: 'Sprog', confirmed: 'Bekræftet' },
    languages: { da: 'Dansk', en: 'Engelsk' },
    count: (count, when) => `${count === 1 ? '1 tilmeldt' : `${count} tilmeldte`}, ${when}`,
    empty: { title: 'Ingen tilmeldte', text: 'Ingen var tilmeldt på dette tidspunkt.' },
  },
};

export const figuresListMessages: Record<Language, typeof en> = { en, da };
