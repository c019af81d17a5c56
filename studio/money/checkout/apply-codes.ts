import type { Queries } from '#platform/db/database.ts';
import type { Currency } from '#platform/db/schema/columns.ts';
import type { World } from '#platform/world.ts';
import {
  type BasketLine,
  basketTotal,
  type Charge,
  lineTotal,
  type TypedCodes,
} from '#studio/money/orders/basket.ts';
import { type CodeProblem, codeProblem, discountsOf } from '#studio/offers/discounts/discount.ts';
import { findCode, usesOfCode } from '#studio/offers/discounts/discounts.queries.ts';
import { lockCode } from '#studio/offers/discounts/discounts.store.ts';
import { lockEntitlement, writeLedger } from '#studio/offers/entitlements/entitlements.store.ts';
import type { OwnOrder } from '#studio/offers/entitlements/own-order.queries.ts';
import { coverWith } from '#studio/offers/gift-cards/gift-card.ts';
import { giftCardByCode } from '#studio/offers/gift-cards/gift-cards.queries.ts';
import type { Write } from '#studio/shared/change.ts';
import { hashToken } from '#studio/shared/secret-token.ts';
import type { Who } from '#studio/shared/who.ts';
import { kindsOfOffers } from './checkout-offer.queries.ts';

export interface AppliedCodes {
  lines: BasketLine[];
  totalMinor: number;
  dueMinor: number;
  discount: { id: string; code: string; amountMinor: number } | null;
  giftCard: AppliedGiftCard | null;
}

export interface AppliedGiftCard {
  id: string;
  amountMinor: number;
  leftMinor: number;
  validUntil: Temporal.Instant | null;
  isSinglePurpose: boolean;
}

export type GiftCardProblem = 'gift-card-unknown' | 'gift-card-empty' | 'gift-card-expired';

export type CodeRefusal =
  | CodeProblem
  | GiftCardProblem
  | 'gift-card-currency'
  | 'gift-card-not-for-this'
  | 'gift-card-instalments'
  | 'discount-instalment'
  | 'too-many-codes';

/** What is paid for, before codes. */
export interface Payable {
  lines: readonly BasketLine[];
  currency: Currency;
  /** Empty: not known yet. */
  email: string;
  own: OwnOrder | null;
  charge: Charge;
}

export interface CodesInput extends Payable {
  codes: TypedCodes;
}

/** `dueMinor`: the amount to pay as displayed. */
export interface EnteredCodes {
  codes?: TypedCodes;
  dueMinor?: number;
}

export type CodesOutcome =
  | AppliedCodes
  | { refusal: CodeRefusal; code: keyof TypedCodes; retryAfterSeconds?: number };

export const noCodes: TypedCodes = { discount: '', giftCard: '' };

export function hasCodes(codes: TypedCodes | undefined): codes is TypedCodes {
  return codes !== undefined && (codes.discount !== '' || codes.giftCard !== '');
}

/** For display. Unknown codes count against a limit per network. */
export async function previewCodes(world: World, who: Who, input: CodesInput): Promise<CodesOutcome> {
  const now = world.clock.now();
  if (!hasCodes(input.codes)) return applyCodes(world.db.query, input, now);
  const taken = await world.limits.take('wrongCodesPerAddress', who.address);
  if (!taken.ok) {
    const code = input.codes.giftCard ? 'giftCard' : 'discount';
    return { refusal: 'too-many-codes', code, retryAfterSeconds: taken.retryAfterSeconds };
  }
  const outcome = await applyCodes(world.db.query, input, now);
  const isWrong =
    'refusal' in outcome && (outcome.refusal === 'unknown' || outcome.refusal === 'gift-card-unknown');
  if (!isWrong) await world.limits.giveBack('wrongCodesPerAddress', who.address);
  return outcome;
}

/** In the transaction of the order: limits and balance stay as they are until commit. */
async function lockCodes({ tx, now }: Write, input: CodesInput): Promise<CodesOutcome> {
  if (input.codes.discount) await lockCode(tx, input.codes.discount);
  const card = input.codes.giftCard ? await giftCardByCode(tx, input.codes.giftCard, null) : null;
  if (card) await lockEntitlement(tx, card.entitlementId);
  return applyCodes(tx, input, now);
}

/** Null: none were entered. Refused when limits or balance changed since the amount was displayed. */
export async function codesOfOrder(
  c: Write,
  payable: Payable,
  entered: EnteredCodes,
): Promise<AppliedCodes | { refusal: 'codes-changed' } | null> {
  const { codes, dueMinor } = entered;
  if (!hasCodes(codes)) return null;
  const applied = await lockCodes(c, { ...payable, codes });
  return 'refusal' in applied || applied.dueMinor !== dueMinor ? { refusal: 'codes-changed' } : applied;
}

/** Of an order without a basket; null: without codes. */
export function digestOfCodes(codes: TypedCodes | undefined): string | null {
  return hasCodes(codes) ? hashToken(`${codes.discount}\0${codes.giftCard}`) : null;
}

/** Held until the order is paid; an order that ends unpaid releases it in the database. */
export async function holdCodes(c: Write, orderId: string, applied: AppliedCodes): Promise<void> {
  const { discount, giftCard } = applied;
  const held = { reason: 'spent', orderId } as const;
  if (discount) await writeLedger(c, { ...held, codeId: discount.id, delta: -1 });
  if (!giftCard || giftCard.amountMinor === 0) return;
  await writeLedger(c, { ...held, entitlementId: giftCard.id, delta: -giftCard.amountMinor });
}

async function applyCodes(q: Queries, input: CodesInput, now: Temporal.Instant): Promise<CodesOutcome> {
  const { codes, currency } = input;
  if (!hasCodes(codes)) {
    const totalMinor = basketTotal(input.lines);
    return { lines: [...input.lines], totalMinor, dueMinor: totalMinor, discount: null, giftCard: null };
  }
  const kinds = await kindsOfOffers(
    q,
    input.lines.map((line) => line.offerId),
  );
  const plain = input.lines.map((line) => ({
    offerId: line.offerId,
    kind: kinds.get(line.offerId) ?? '',
    amountMinor: line.unitMinor * line.quantity,
  }));
  let lines: BasketLine[] = input.lines.map((line) => ({ ...line }));
  let discount: AppliedCodes['discount'] = null;
  if (codes.discount) {
    if (input.charge === 'one-instalment') return { refusal: 'discount-instalment', code: 'discount' };
    const code = await findCode(q, codes.discount);
    if (!code) return { refusal: 'unknown', code: 'discount' };
    const uses = await usesOfCode(q, code.id, input);
    const refusal = codeProblem(code, { lines: plain, currency, ...uses, now });
    if (refusal) return { refusal, code: 'discount' };
    const parts = discountsOf(code, plain);
    lines = lines.map((line, at) => ({ ...line, discountMinor: parts[at] ?? 0 }));
    const amountMinor = parts.reduce((sum, part) => sum + part, 0);
    discount = { id: code.id, code: code.code, amountMinor };
  }
  const totalMinor = basketTotal(lines);
  if (!codes.giftCard) return { lines, totalMinor, dueMinor: totalMinor, discount, giftCard: null };
  const card = await giftCardFor(q, input, now);
  if ('refusal' in card) return card;
  const sellsGiftCard = plain.some((line) => line.kind === 'gift-card');
  if (sellsGiftCard) return { refusal: 'gift-card-not-for-this', code: 'giftCard' };
  // The charges of a plan are the provider's.
  if (input.charge === 'instalments') return { refusal: 'gift-card-instalments', code: 'giftCard' };
  const { coveredMinor, dueMinor } = coverWith(card.balanceMinor, { totalMinor, currency });
  const giftCard = {
    id: card.entitlementId,
    amountMinor: coveredMinor,
    leftMinor: card.balanceMinor - coveredMinor,
    validUntil: card.validUntil,
    isSinglePurpose: card.isSinglePurpose,
  };
  return { lines, totalMinor, dueMinor, discount, giftCard };
}

async function giftCardFor(q: Queries, { codes, currency, own }: CodesInput, now: Temporal.Instant) {
  const refuse = (refusal: CodeRefusal) => ({ refusal, code: 'giftCard' }) as const;
  const card = await giftCardByCode(q, codes.giftCard, own);
  if (!card) return refuse('gift-card-unknown');
  if (card.validUntil && Temporal.Instant.compare(card.validUntil, now) <= 0)
    return refuse('gift-card-expired');
  if (card.balanceMinor <= 0) return refuse('gift-card-empty');
  return card.currency === currency ? card : refuse('gift-card-currency');
}

/** What is left to pay, line by line; one line when a gift card pays a part, because no line is negative. */
export function chargedLines(
  lines: readonly BasketLine[],
  { dueMinor, label }: { dueMinor: number; label: string },
): Array<{ name: string; quantity: number; unitAmountMinor: number }> {
  if (basketTotal(lines) !== dueMinor) return [{ name: label, quantity: 1, unitAmountMinor: dueMinor }];
  return lines.map((line) =>
    line.discountMinor
      ? { name: nameOf(line), quantity: 1, unitAmountMinor: lineTotal(line) }
      : { name: line.description, quantity: line.quantity, unitAmountMinor: line.unitMinor },
  );
}

function nameOf({ quantity, description }: BasketLine): string {
  return quantity === 1 ? description : `${quantity} × ${description}`;
}
