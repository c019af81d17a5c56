import type { CoveredBy } from '#platform/db/schema/booking.ts';
import type { OutstandingKind } from '#studio/figures/outstanding.queries.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';

export const figuresListMessages = inBoth({
  back: ['Figures', 'Nøgletal'],
  nameless: ['No name', 'Intet navn'],
  ledger: {
    title: ['Ledger', 'Indtægtsposteringer'],
    columns: {
      what: ['What', 'Hvad'],
      document: ['Document', 'Bilag'],
      issued: ['Issued', 'Udstedt'],
      order: ['Order', 'Ordre'],
      gross: ['Including VAT', 'Inkl. moms'],
      vat: ['VAT', 'Moms'],
    },
    documents: { receipt: ['Receipts', 'Kvitteringer'], 'credit-note': ['Credit notes', 'Kreditnotaer'] },
    document: ['Document', 'Bilag'],
    receipt: (number: number) => [`Receipt ${number}`, `Kvittering ${number}`],
    'credit-note': (number: number) => [`Credit note ${number}`, `Kreditnota ${number}`],
    sum: (gross: string, net: string, vat: string) => [
      `${gross} including VAT, ${net} excluding VAT, ${vat} VAT`,
      `${gross} inkl. moms, ${net} ekskl. moms, ${vat} moms`,
    ],
    entries: (count: number) => (count === 1 ? ['1 line', '1 linje'] : [`${count} lines`, `${count} linjer`]),
    unknown: ['Unknown offer', 'Ukendt tilbud'],
    empty: {
      title: ['No lines', 'Ingen linjer'],
      text: [
        'No receipt or credit note of this period has a line like this.',
        'Ingen kvittering eller kreditnota i perioden har en linje som denne.',
      ],
    },
  },
  outstanding: {
    title: ['Outstanding', 'Udestående'],
    columns: {
      name: ['Name', 'Navn'],
      what: ['What', 'Hvad'],
      due: ['Due', 'Forfalder'],
      amount: ['Amount', 'Beløb'],
    },
    kinds: {
      instalment: ['Payment of a plan', 'Rate'],
      invoice: ['Invoice', 'Faktura'],
      order: ['Order', 'Ordre'],
      'payment-link': ['Session, payment link', 'Time, betalingslink'],
      session: ['Session, not paid yet', 'Time, endnu ikke betalt'],
    } satisfies Pairs<Record<OutstandingKind, string>>,
    empty: {
      title: ['Nothing is outstanding', 'Intet er udestående'],
      text: ['Everything that is due has been paid.', 'Alt, der er forfaldent, er betalt.'],
    },
  },
  fees: {
    title: ['Fees of the payment provider', 'Betalingsudbyderens gebyrer'],
    columns: {
      order: ['Order', 'Ordre'],
      name: ['Name', 'Navn'],
      taken: ['Taken', 'Trukket'],
      amount: ['Payment', 'Betaling'],
      fee: ['Fee', 'Gebyr'],
    },
    unknown: ['Unknown', 'Ukendt'],
    sum: (amount: string, known: number, unknown: number) => [
      [
        `${amount} in ${known === 1 ? '1 payment' : `${known} payments`}.`,
        ...(unknown > 0 ? [`${unknown} unknown.`] : []),
      ].join(' '),
      [
        `${amount} i ${known === 1 ? '1 betaling' : `${known} betalinger`}.`,
        ...(unknown > 0 ? [`${unknown} ukendt.`] : []),
      ].join(' '),
    ],
    empty: {
      title: ['No fees', 'Ingen gebyrer'],
      text: [
        'Nothing was paid through the payment provider in this period.',
        'Intet blev betalt gennem betalingsudbyderen i perioden.',
      ],
    },
  },
  taught: {
    title: ['Sessions taught', 'Afholdte timer'],
    columns: {
      name: ['Name', 'Navn'],
      when: ['When', 'Hvornår'],
      what: ['Session', 'Time'],
      paid: ['Payment', 'Betaling'],
    },
    count: (count: number) =>
      count === 1 ? ['1 session', '1 time'] : [`${count} sessions`, `${count} timer`],
    paid: {
      order: ['Paid', 'Betalt'],
      entitlement: ['Credit', 'Klip'],
      'at-session': ['Not paid yet', 'Endnu ikke betalt'],
      owner: ['Free', 'Gratis'],
      free: ['Free', 'Gratis'],
    } satisfies Pairs<Record<CoveredBy, string>>,
    empty: {
      title: ['No sessions', 'Ingen timer'],
      text: ['No private session of this period has ended yet.', 'Ingen time i perioden er afsluttet endnu.'],
    },
  },
  bookings: {
    title: ['Bookings online', 'Bookinger online'],
    views: ['Views of the booking page', 'Visninger af bookingsiden'],
    columns: {
      name: ['Name', 'Navn'],
      begun: ['Begun', 'Begyndt'],
      when: ['Session', 'Time'],
      state: ['Step', 'Trin'],
    },
    viewColumns: { day: ['Day', 'Dag'], views: ['Views', 'Visninger'] },
    step: ['Step', 'Trin'],
    count: (count: number) => (count === 1 ? '1 booking' : [`${count} bookings`, `${count} bookinger`]),
    countViews: (count: number) =>
      count === 1 ? ['1 view', '1 visning'] : [`${count} views`, `${count} visninger`],
    empty: {
      title: ['No bookings', 'Ingen bookinger'],
      text: ['No booking of this month came this far.', 'Ingen booking i måneden nåede så langt.'],
    },
  },
  subscribers: {
    title: ['Subscribers', 'Tilmeldte til nyhedsbrevet'],
    columns: {
      email: ['Email', 'E-mail'],
      language: ['Language', 'Sprog'],
      confirmed: ['Confirmed', 'Bekræftet'],
    },
    languages: { da: ['Danish', 'Dansk'], en: ['English', 'Engelsk'] },
    count: (count: number, when: string) => [
      `${count === 1 ? '1 subscriber' : `${count} subscribers`}, ${when}`,
      `${count === 1 ? '1 tilmeldt' : `${count} tilmeldte`}, ${when}`,
    ],
    empty: {
      title: ['No subscribers', 'Ingen tilmeldte'],
      text: ['No one was subscribed at this time.', 'Ingen var tilmeldt på dette tidspunkt.'],
    },
  },
});
