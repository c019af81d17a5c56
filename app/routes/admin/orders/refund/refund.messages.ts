import type { RefundOrderOutcome } from '#studio/refunds/refund-order.ts';
import type { Language } from '#studio/shared/language.ts';
import type { RefundKind } from './refund-fields.ts';

type Refusal = Extract<RefundOrderOutcome, { ok: false }>['refusal'];

const en = {
  title: (number: string) => `Refund order ${number}`,
  back: (number: string) => `Order ${number}`,
  upTo: (name: string, amount: string) => `${name}. Up to ${amount}.`,
  nothingLeft: 'There’s nothing left to refund.',
  what: 'What',
  kinds: {
    items: 'Items',
    amount: 'An amount',
    all: 'Everything',
    unused: 'Unused sessions',
  } satisfies Record<RefundKind, string>,
  each: (amount: string) => `${amount} each`,
  pieces: (count: number, of: number) => `${count} of ${of}`,
  restock: (item: string) => `Put back in stock: ${item}`,
  amount: (currency: string) => `Amount in ${currency}`,
  all: (amount: string) => `Everything that’s left: ${amount}.`,
  unused: (unused: number, sessions: number, amount: string) =>
    `${unused} of ${sessions} sessions aren’t used. Their share of the price is ${amount}.`,
  reason: 'Reason',
  optional: 'optional',
  reasonHint: 'In the history of the order. The customer doesn’t see it.',
  reasonNeeded: 'Needed to reverse a payment that you recorded. The customer doesn’t see it.',
  review: 'Review refund',
  cancel: 'Cancel',
  change: 'Change',
  button: (amount: string) => `Refund ${amount}`,
  rows: {
    total: 'Refund',
    card: 'To the original card',
    'gift-card': 'Back on the gift card',
    manual: 'Returned by you',
    stays: 'Stays paid',
    vat: 'Of which VAT',
    noVat: 'None',
  },
  effects: 'What happens',
  place: (name: string, day: string) => `The place on ${name}, ${day}, is free again.`,
  credits: (count: number, name: string) =>
    count === 1
      ? `The unused session of ${name} can no longer be booked.`
      : `The ${count} unused sessions of ${name} can no longer be booked.`,
  course: (name: string) => `Access to ${name} ends.`,
  giftCard: (amount: string) => `The gift card that was sold loses ${amount}.`,
  plan: (count: number) =>
    count === 1
      ? 'The remaining instalment is cancelled.'
      : `The ${count} remaining instalments are cancelled.`,
  staysBooked: 'A booked session stays booked until you cancel it.',
  keeps: (name: string) => `${name} keeps what was bought.`,
  restOfOrder: 'The rest of the order stays as it is.',
  restocked: (items: string) => `Back in stock: ${items}.`,
  notRestocked: (items: string) => `Not put back in stock: ${items}.`,
  byHand: 'You return the money yourself. We record it as returned.',
  email: (name: string) => `${name} gets an email and a credit note.`,
  emails: (name: string) => `${name} gets an email and a credit note for each part.`,
  final: 'This can’t be undone.',
  problem: 'That didn’t work',
  noItems: 'Choose at least one item.',
  refusals: {
    'not-found': 'This order no longer exists.',
    'bad-amount': 'Please write an amount, like 195 or 195.50.',
    'too-much': 'That’s more than can still be refunded.',
    'nothing-left': 'There’s nothing left to refund.',
    'no-reason': 'Please give a reason: this payment was recorded by you.',
    changed:
      'The order has changed while you were looking: a refund was made, or is on its way. Look at the new figures, then press again.',
  } satisfies Record<Refusal, string>,
};

const da: typeof en = {
  title: (number) => `Refunder ordre ${number}`,
  back: (number) => `Ordre ${number}`,
  upTo: (name, amount) => `${name}. Højst ${amount}.`,
  nothingLeft: 'Der er ikke mere at refundere.',
  what: 'Hvad',
  kinds: { items: 'Varer', amount: 'Et beløb', all: 'Det hele', unused: 'Ubrugte timer' },
  each: (amount) => `${amount} pr. stk.`,
  pieces: (count, of) => `${count} af ${of}`,
  restock: (item) => `Læg tilbage på lager: ${item}`,
  amount: (currency) => `Beløb i ${currency}`,
  all: (amount) => `Alt, hvad der er tilbage: ${amount}.`,
  unused: (unused, sessions, amount) =>
    `${unused} af ${sessions} timer er ikke brugt. Deres andel af prisen er ${amount}.`,
  reason: 'Begrundelse',
  optional: 'valgfri',
  reasonHint: 'Vises i ordrens historik. Køberen ser den ikke.',
  reasonNeeded: 'Kræves for at tilbageføre en betaling, som du har registreret. Køberen ser den ikke.',
  review: 'Se refunderingen',
  cancel: 'Annuller',
  change: 'Ret',
  button: (amount) => `Refunder ${amount}`,
  rows: {
    total: 'Refunderes',
    card: 'Til det oprindelige kort',
    'gift-card': 'Tilbage på gavekortet',
    manual: 'Betales tilbage af dig',
    stays: 'Forbliver betalt',
    vat: 'Heraf moms',
    noVat: 'Ingen',
  },
  effects: 'Det sker der',
  place: (name, day) => `Pladsen på ${name}, ${day}, bliver ledig.`,
  credits: (count, name) =>
    count === 1
      ? `Den ubrugte time fra ${name} kan ikke længere bookes.`
      : `De ${count} ubrugte timer fra ${name} kan ikke længere bookes.`,
  course: (name) => `Adgangen til ${name} lukkes.`,
  giftCard: (amount) => `Det solgte gavekort mister ${amount}.`,
  plan: (count) => (count === 1 ? 'Den sidste rate bortfalder.' : `De ${count} resterende rater bortfalder.`),
  staysBooked: 'En booket time består, til du aflyser den.',
  keeps: (name) => `${name} beholder det købte.`,
  restOfOrder: 'Resten af ordren er uændret.',
  restocked: (items) => `Tilbage på lager: ${items}.`,
  notRestocked: (items) => `Ikke tilbage på lager: ${items}.`,
  byHand: 'Du betaler selv pengene tilbage. Vi registrerer dem som tilbagebetalt.',
  email: (name) => `${name} får en e-mail og en kreditnota.`,
  emails: (name) => `${name} får en e-mail og en kreditnota for hver del.`,
  final: 'Det kan ikke fortrydes.',
  problem: 'Det lykkedes ikke',
  noItems: 'Vælg mindst én vare.',
  refusals: {
    'not-found': 'Ordren findes ikke længere.',
    'bad-amount': 'Skriv et beløb, som 195 eller 195,50.',
    'too-much': 'Det er mere, end der kan refunderes.',
    'nothing-left': 'Der er ikke mere at refundere.',
    'no-reason': 'Skriv en begrundelse: Betalingen er registreret af dig.',
    changed:
      'Ordren er ændret, mens du så på den: En refundering er gennemført eller på vej. Se de nye tal, og tryk igen.',
  },
};

export const refundMessages: Record<Language, typeof en> = { en, da };
export type RefundWords = typeof en;
