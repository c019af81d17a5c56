import type { RefundOrderOutcome } from '#studio/money/refunds/refund-order.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import type { RefundKind } from './refund-fields.ts';

type Refusal = Extract<RefundOrderOutcome, { ok: false }>['refusal'];

export const refundMessages = inBoth({
  title: (number: string) => [`Refund order ${number}`, `Refunder ordre ${number}`],
  back: (number: string) => [`Order ${number}`, `Ordre ${number}`],
  upTo: (name: string, amount: string) => [`${name}. Up to ${amount}.`, `${name}. Højst ${amount}.`],
  nothingLeft: ['There’s nothing left to refund.', 'Der er ikke mere at refundere.'],
  what: common.what,
  kinds: {
    items: ['Items', 'Varer'],
    amount: ['An amount', 'Et beløb'],
    all: ['Everything', 'Det hele'],
    unused: ['Unused sessions', 'Ubrugte timer'],
  } satisfies Pairs<Record<RefundKind, string>>,
  each: (amount: string) => [`${amount} each`, `${amount} pr. stk.`],
  pieces: (count: number, of: number) => [`${count} of ${of}`, `${count} af ${of}`],
  restock: (item: string) => [`Put back in stock: ${item}`, `Læg tilbage på lager: ${item}`],
  amount: (currency: string) => [`Amount in ${currency}`, `Beløb i ${currency}`],
  all: (amount: string) => [`Everything that’s left: ${amount}.`, `Alt, hvad der er tilbage: ${amount}.`],
  unused: (unused: number, sessions: number, amount: string) => [
    `${unused} of ${sessions} sessions aren’t used. Their share of the price is ${amount}.`,
    `${unused} af ${sessions} timer er ikke brugt. Deres andel af prisen er ${amount}.`,
  ],
  reason: ['Reason', 'Begrundelse'],
  optional: ['optional', 'valgfri'],
  reasonHint: [
    'In the history of the order. The customer doesn’t see it.',
    'Vises i ordrens historik. Køberen ser den ikke.',
  ],
  reasonNeeded: [
    'Needed to reverse a payment that you recorded. The customer doesn’t see it.',
    'Kræves for at tilbageføre en betaling, som du har registreret. Køberen ser den ikke.',
  ],
  review: ['Review refund', 'Se refunderingen'],
  cancel: ['Cancel', 'Annuller'],
  change: ['Change', 'Ret'],
  button: (amount: string) => [`Refund ${amount}`, `Refunder ${amount}`],
  rows: {
    total: ['Refund', 'Refunderes'],
    card: ['To the original card', 'Til det oprindelige kort'],
    'gift-card': ['Back on the gift card', 'Tilbage på gavekortet'],
    manual: ['Returned by you', 'Betales tilbage af dig'],
    stays: ['Stays paid', 'Forbliver betalt'],
    vat: ['Of which VAT', 'Heraf moms'],
    noVat: ['None', 'Ingen'],
  },
  effects: ['What happens', 'Det sker der'],
  place: (name: string, day: string) => [
    `The place on ${name}, ${day}, is free again.`,
    `Pladsen på ${name}, ${day}, bliver ledig.`,
  ],
  credits: (count: number, name: string) =>
    count === 1
      ? [
          `The unused session of ${name} can no longer be booked.`,
          `Den ubrugte time fra ${name} kan ikke længere bookes.`,
        ]
      : [
          `The ${count} unused sessions of ${name} can no longer be booked.`,
          `De ${count} ubrugte timer fra ${name} kan ikke længere bookes.`,
        ],
  course: (name: string) => [`Access to ${name} ends.`, `Adgangen til ${name} lukkes.`],
  giftCard: (amount: string) => [
    `The gift card that was sold loses ${amount}.`,
    `Det solgte gavekort mister ${amount}.`,
  ],
  plan: (count: number) =>
    count === 1
      ? ['The remaining instalment is cancelled.', 'Den sidste rate bortfalder.']
      : [`The ${count} remaining instalments are cancelled.`, `De ${count} resterende rater bortfalder.`],
  staysBooked: [
    'A booked session stays booked until you cancel it.',
    'En booket time består, til du aflyser den.',
  ],
  keeps: (name: string) => [`${name} keeps what was bought.`, `${name} beholder det købte.`],
  restOfOrder: ['The rest of the order stays as it is.', 'Resten af ordren er uændret.'],
  restocked: (items: string) => [`Back in stock: ${items}.`, `Tilbage på lager: ${items}.`],
  notRestocked: (items: string) => [`Not put back in stock: ${items}.`, `Ikke tilbage på lager: ${items}.`],
  byHand: [
    'You return the money yourself. We record it as returned.',
    'Du betaler selv pengene tilbage. Vi registrerer dem som tilbagebetalt.',
  ],
  email: (name: string) => [
    `${name} gets an email and a credit note.`,
    `${name} får en e-mail og en kreditnota.`,
  ],
  emails: (name: string) => [
    `${name} gets an email and a credit note for each part.`,
    `${name} får en e-mail og en kreditnota for hver del.`,
  ],
  final: ['This can’t be undone.', 'Det kan ikke fortrydes.'],
  problem: common.failed,
  noItems: ['Choose at least one item.', 'Vælg mindst én vare.'],
  refusals: {
    'not-found': ['This order no longer exists.', 'Ordren findes ikke længere.'],
    'bad-amount': ['Please write an amount, like 195 or 195.50.', 'Skriv et beløb, som 195 eller 195,50.'],
    'too-much': ['That’s more than can still be refunded.', 'Det er mere, end der kan refunderes.'],
    'nothing-left': ['There’s nothing left to refund.', 'Der er ikke mere at refundere.'],
    'no-reason': [
      'Please give a reason: this payment was recorded by you.',
      'Skriv en begrundelse: Betalingen er registreret af dig.',
    ],
    changed: [
      'The order has changed while you were looking: a refund was made, or is on its way. Look at the new figures, then press again.',
      'Ordren er ændret, mens du så på den: En refundering er gennemført eller på vej. Se de nye tal, og tryk igen.',
    ],
  } satisfies Pairs<Record<Refusal, string>>,
});

export type RefundWords = (typeof refundMessages)['en'];
