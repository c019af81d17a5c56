import type { Queries } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import {
  codesOfOrder,
  digestOfCodes,
  type EnteredCodes,
  holdCodes,
  type Payable,
} from '#studio/money/checkout/apply-codes.ts';
import { type CreatePaymentOutcome, openCheckout } from '#studio/money/checkout/create-payment.ts';
import { refusalOf } from '#studio/money/checkout/reserve-basket.ts';
import { settleAtOnce } from '#studio/money/checkout/settle-at-once.ts';
import {
  hasCreationTimedOut,
  type Opened,
  type OpenInput,
  writeOrder,
} from '#studio/money/checkout/write-order.ts';
import { checkoutDigestOf } from '#studio/money/orders/orders.queries.ts';
import { deleteUnopenedOrder, moveOrderTo } from '#studio/money/orders/orders.store.ts';
import { reserveUnit } from '#studio/money/orders/reserve-unit.ts';
import { hasTooManyUnpaid } from '#studio/money/orders/unpaid-orders.ts';
import { movePaymentTo } from '#studio/money/payments/payments.store.ts';
import type { CatalogueOffer } from '#studio/offers/catalogue/offer.ts';
import { currentPrice, findOffer } from '#studio/offers/catalogue/offers.queries.ts';
import { hasKeptSeat } from '#studio/offers/inventory/units.queries.ts';
import { moveUnitsTo } from '#studio/offers/inventory/units.store.ts';
import { type Change, change, type Write } from '#studio/shared/change.ts';
import type { Language } from '#studio/shared/language.ts';
import { hashNetworks } from '#studio/shared/limits/network-hash.ts';
import type { Who } from '#studio/shared/who.ts';
import { payWords } from './application.messages.ts';
import { openPaymentOfApplication } from './application-order.queries.ts';
import { type ApplicationFacts, applicationFacts, paidIn } from './applications.queries.ts';
import { lockApplication } from './applications.store.ts';

/** Undecided: authorises the whole price. Accepted: pays the next instalment. Idempotent while one is open. */
export async function payApplication(
  world: World,
  who: Who,
  input: { applicationId: string; returnPath: string } & EnteredCodes,
): Promise<CreatePaymentOutcome> {
  const outcome = await openCheckout(world, {
    who,
    request: { currency: paidIn, returnPath: input.returnPath },
    open: (given) =>
      change(world, who, (c) =>
        openApplicationOrder(c, { applicationId: input.applicationId, given, entered: input }),
      ),
  });
  if (outcome.ok || outcome.refusal !== 'already-paid') return outcome;
  return { ...outcome, message: payWords[who.language].alreadyPaid };
}

async function openApplicationOrder(
  c: Change,
  { applicationId, given, entered }: { applicationId: string; given: OpenInput; entered: EnteredCodes },
): Promise<Opened> {
  if (!(await lockApplication(c.tx, applicationId))) return { refusal: 'not-for-sale' };
  const payable = await payableApplication(c.tx, { applicationId, language: c.who.language, now: c.now });
  if ('refusal' in payable) return payable;
  const digest = digestOfCodes(entered.codes);
  const underWay = await openCheckoutOf(c, { applicationId, digest });
  if (underWay) return underWay;
  const applied = await codesOfOrder(c, payable, entered);
  if (applied && 'refusal' in applied) return applied;
  const { entry, instalment, buyer, lines } = payable;
  const needsSeat = (instalment === null || instalment === 1) && !(await hasKeptSeat(c.tx, applicationId));
  const networks = hashNetworks(c.world, c.who);
  if (needsSeat && (await hasTooManyUnpaid(c.tx, networks, [entry.id]))) return { refusal: 'too-many' };
  const capture = instalment === null ? entry.capture : 'now';
  const checkout = digest ? { checkout: { key: checkoutKeyOf(applicationId), digest } } : {};
  const about = { networks, applicationId, instalment, ...checkout };
  const write = { ...given, ...about, capture, lines, applied, buyer };
  if (applied?.dueMinor === 0) {
    const sessionExpiresAt = c.now.add({ minutes: 1 });
    const attach = async (orderId: string) =>
      needsSeat ? refusalOf(await reserveUnit(c, entry, { orderId, sessionExpiresAt })) : null;
    return settleAtOnce(c, { write, applied, attach });
  }
  const opened = await writeOrder(c, write);
  if (needsSeat && (await reserveUnit(c, entry, opened)) !== 'reserved') {
    await deleteUnopenedOrder(c.tx, opened);
    return { refusal: 'sold-out' };
  }
  const { orderId } = opened;
  if (applied) await holdCodes(c, orderId, applied);
  const end = opened.sessionExpiresAt.add({ seconds: 16 });
  await c.world.jobs.send(c.tx, { name: 'expire-order', data: { orderId }, at: end });
  return opened;
}

const checkoutKeyOf = (applicationId: string) => `application:${applicationId}`;

interface PayableApplication extends Payable {
  entry: CatalogueOffer;
  /** Null: the whole price. */
  instalment: number | null;
  buyer: { name: string; email: string };
}

export async function payableApplication(
  q: Queries,
  { applicationId, language, now }: { applicationId: string; language: Language; now: Temporal.Instant },
): Promise<PayableApplication | { refusal: 'not-for-sale' | 'already-paid' | 'bad-currency' }> {
  const facts = await applicationFacts(q, { applicationId, reader: language, now });
  if (!facts) return { refusal: 'not-for-sale' };
  const due = dueNow(facts);
  if (due === 'nothing') return { refusal: 'already-paid' };
  const entry = due === 'not-payable' ? null : await findOffer(q, facts.programme);
  if (!entry) return { refusal: 'not-for-sale' };
  const instalment = due === 'whole' || due === 'not-payable' ? null : due;
  const part = facts.instalments.find(({ number }) => number === instalment);
  const unitMinor =
    part?.amount.amountMinor ?? (await currentPrice(q, { offerId: entry.id, currency: paidIn, at: now }));
  if (unitMinor === null) return { refusal: 'bad-currency' };
  const isInParts = facts.instalments.length > 1 && instalment !== null;
  const { line: partOf } = payWords[language];
  const description = isInParts ? partOf(facts.title, instalment, facts.instalments.length) : facts.title;
  const { vatClass, withdrawalRegime } = entry;
  const line = { offerId: entry.id, description, quantity: 1, unitMinor, vatClass, withdrawalRegime };
  const authorised = entry.capture === 'now' ? 'at-once' : 'later';
  return {
    lines: [line],
    currency: paidIn,
    email: facts.email,
    own: { checkoutKey: checkoutKeyOf(applicationId) },
    charge: instalment === null ? authorised : isInParts ? 'one-instalment' : 'at-once',
    entry,
    instalment,
    buyer: { name: facts.name, email: facts.email },
  };
}

function dueNow(facts: ApplicationFacts): 'whole' | number | 'nothing' | 'not-payable' {
  if (facts.reserved || facts.taken) return 'nothing';
  if (facts.state === 'received') return 'whole';
  if (facts.state !== 'accepted') return 'not-payable';
  return facts.instalments.find(({ isPaid }) => !isPaid)?.number ?? 'nothing';
}

async function openCheckoutOf(
  c: Write,
  { applicationId, digest }: { applicationId: string; digest: string | null },
): Promise<Opened | null> {
  const payment = await openPaymentOfApplication(c.tx, applicationId);
  if (!payment) return null;
  if (payment.state === 'open' && payment.url) {
    const isSame = (await checkoutDigestOf(c.tx, payment.orderId)) === digest;
    return isSame ? { url: payment.url } : { stale: payment.id };
  }
  if (!hasCreationTimedOut(payment.created_at, c.now)) return { refusal: 'under-way' };
  if (await movePaymentTo(c, { paymentId: payment.id, to: 'abandoned' })) {
    await moveOrderTo(c.tx, { orderId: payment.orderId, to: 'lapsed', set: { settled_at: c.now } });
    await moveUnitsTo(c, { orderId: payment.orderId, to: 'free' });
  }
  return null;
}
