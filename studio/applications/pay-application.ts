import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { currentPrice, findOffer } from '#studio/catalogue/offers.queries.ts';
import {
  hasCreationTimedOut,
  type Opened,
  type OpenInput,
  writeOrder,
} from '#studio/checkout/write-order.ts';
import { hasKeptSeat } from '#studio/inventory/units.queries.ts';
import { moveUnitsTo } from '#studio/inventory/units.store.ts';
import type { BasketLine } from '#studio/orders/basket.ts';
import { deleteUnopenedOrder, moveOrderTo } from '#studio/orders/orders.store.ts';
import { reserveUnit } from '#studio/orders/reserve-unit.ts';
import { hasTooManyUnpaid } from '#studio/orders/unpaid-orders.ts';
import { movePaymentTo } from '#studio/payments/payments.store.ts';
import { networkHash } from '#studio/shared/limits/network-hash.ts';
import type { Who } from '#studio/shared/who.ts';
import { type CreatePaymentOutcome, openCheckout } from '../checkout/create-payment.ts';
import { payWords } from './application.messages.ts';
import { openPaymentOfApplication } from './application-order.queries.ts';
import { type ApplicationFacts, applicationFacts, paidIn } from './applications.queries.ts';
import { lockApplication } from './applications.store.ts';

/** Undecided: authorises the whole price. Accepted: pays the next instalment. Idempotent while one is open. */
export async function payApplication(
  world: World,
  who: Who,
  input: { applicationId: string; returnPath: string },
): Promise<CreatePaymentOutcome> {
  const outcome = await openCheckout(world, {
    who,
    request: { currency: paidIn, returnPath: input.returnPath },
    open: (given) =>
      world.db.transaction((tx) =>
        openApplicationOrder(world, tx, { who, applicationId: input.applicationId, given }),
      ),
  });
  if (outcome.ok || outcome.refusal !== 'already-paid') return outcome;
  return { ...outcome, message: payWords[who.language].alreadyPaid };
}

async function openApplicationOrder(
  world: World,
  tx: Tx,
  { who, applicationId, given }: { who: Who; applicationId: string; given: OpenInput },
): Promise<Opened> {
  const now = world.clock.now();
  const row = await lockApplication(tx, applicationId);
  const facts = row && (await applicationFacts(tx, { applicationId, reader: who.language, now }));
  if (!row || !facts) return { refusal: 'not-for-sale' };
  const due = dueNow(facts);
  if (due === 'nothing') return { refusal: 'already-paid' };
  if (due === 'not-payable') return { refusal: 'not-for-sale' };
  const underWay = await openCheckoutOf(tx, applicationId, now);
  if (underWay) return underWay;
  const entry = await findOffer(tx, facts.programme);
  if (!entry) return { refusal: 'not-for-sale' };
  const instalment = due === 'whole' ? null : due;
  const part = facts.instalments.find(({ number }) => number === instalment);
  const unitMinor =
    part?.amount.amountMinor ??
    (await currentPrice(tx, { offerId: entry.id, currency: given.currency, at: now }));
  if (unitMinor === null) return { refusal: 'bad-currency' };
  const isInParts = facts.instalments.length > 1 && instalment !== null;
  const line: BasketLine = {
    offerId: entry.id,
    description: isInParts
      ? payWords[who.language].line(facts.title, instalment, facts.instalments.length)
      : facts.title,
    quantity: 1,
    unitMinor,
    vatClass: entry.vatClass,
    withdrawalRegime: entry.withdrawalRegime,
  };
  const needsSeat = (instalment === null || instalment === 1) && !(await hasKeptSeat(tx, applicationId));
  const addressHash = networkHash(world, who);
  if (needsSeat && (await hasTooManyUnpaid(tx, addressHash, [entry.id]))) return { refusal: 'too-many' };
  const opened = await writeOrder(tx, {
    who,
    write: {
      ...given,
      capture: instalment === null ? entry.capture : 'now',
      lines: [line],
      buyer: { name: facts.name, email: facts.email },
      addressHash,
      applicationId,
      instalment,
    },
    now,
  });
  if (needsSeat && (await reserveUnit(tx, { entry, order: opened, now })) !== 'reserved') {
    await deleteUnopenedOrder(tx, opened);
    return { refusal: 'sold-out' };
  }
  const end = opened.sessionExpiresAt.add({ seconds: 16 });
  await world.jobs.send(tx, { name: 'expire-order', data: { orderId: opened.orderId }, at: end });
  return opened;
}

function dueNow(facts: ApplicationFacts): 'whole' | number | 'nothing' | 'not-payable' {
  if (facts.reserved || facts.taken) return 'nothing';
  if (facts.state === 'received') return 'whole';
  if (facts.state !== 'accepted') return 'not-payable';
  return facts.instalments.find(({ isPaid }) => !isPaid)?.number ?? 'nothing';
}

async function openCheckoutOf(tx: Tx, applicationId: string, now: Temporal.Instant): Promise<Opened | null> {
  const payment = await openPaymentOfApplication(tx, applicationId);
  if (!payment) return null;
  if (payment.state === 'open' && payment.url) return { url: payment.url };
  if (!hasCreationTimedOut(payment.created_at, now)) return { refusal: 'under-way' };
  if (await movePaymentTo(tx, { paymentId: payment.id, to: 'abandoned' }, now)) {
    await moveOrderTo(tx, { orderId: payment.orderId, to: 'lapsed', set: { settled_at: now } });
    await moveUnitsTo(tx, { orderId: payment.orderId, to: 'free' }, now);
  }
  return null;
}
