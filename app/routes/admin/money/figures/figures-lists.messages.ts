import type { CoveredBy } from '#platform/db/schema/booking.ts';
import type { OutstandingKind } from '#studio/money/figures/outstanding.queries.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const figuresListMessages = inBoth({
  back: ['Figures', 'Nøgletal'],
  nameless: ['No name', 'Intet navn'],
  ledger: {
    title: ['Ledger', 'Indtægtsposteringer'],
    columns: {
      what: common.what,
      document: ['Document', 'Bilag'],
      issued: ['Issued', 'Udstedt'],
      order: common.order,
      gross: ['Including VAT', 'Inkl. moms'],
      vat: common.vat,
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
      name: common.name,
      what: common.what,
      due: ['Due', 'Forfalder'],
      amount: common.amount,
    },
    kinds: {
      instalment: ['Payment of a plan', 'Rate'],
      invoice: common.invoice,
      order: common.order,
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
      order: common.order,
      name: common.name,
      taken: ['Taken', 'Trukket'],
      amount: common.payment,
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
      name: common.name,
      when: common.when,
      what: common.session,
      paid: common.payment,
    },
    count: (count: number) =>
      count === 1 ? ['1 session', '1 time'] : [`${count} sessions`, `${count} timer`],
    paid: {
      order: common.paid,
      entitlement: ['Credit', 'Klip'],
      'at-session': ['Not paid yet', 'Endnu ikke betalt'],
      owner: ['Free', 'Gratis'],
      free: ['Free', 'Gratis'],
    } satisfies Pairs<Record<CoveredBy, string>>,
    empty: {
      title: ['No sessions', 'Ingen timer'],
      text: ['No session of this period has ended yet.', 'Ingen time i perioden er afsluttet endnu.'],
    },
  },
  bookings: {
    title: ['Bookings online', 'Bookinger online'],
    views: ['Views of the booking page', 'Visninger af bookingsiden'],
    columns: {
      name: common.name,
      begun: ['Begun', 'Begyndt'],
      when: common.session,
      state: ['Step', 'Trin'],
    },
    viewColumns: { day: common.day, views: ['Views', 'Visninger'] },
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
      email: common.email,
      language: common.language,
      confirmed: ['Confirmed', 'Bekræftet'],
    },
    languages: { da: common.danish, en: common.english },
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
