import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import type { WithdrawalRegime } from '../catalogue/entry.ts';
import { guaranteeEnds } from '../checkout/guarantee.ts';
import { makeSecretLink } from '../people/secret-links.store.ts';
import { declinedAction } from '../shared/audit.ts';
import { orderUrlOf, plannedCharges } from './announce-plan.ts';
import { applicationAccepted } from './application-accepted.ts';
import { applicationDeclined } from './application-declined.ts';
import { creditGranted } from './credit-granted.ts';
import { enrolmentGranted } from './enrolment-granted.ts';
import type { MailContent } from './letter.ts';
import { readLetterhead } from './letterhead.queries.ts';
import { type OrderFacts, orderFactsOf } from './order.queries.ts';
import { orderReceipt } from './order-receipt.ts';
import { paymentVoided } from './payment-voided.ts';
import { programmePaid } from './programme-paid.ts';
import { queueMail } from './queue-mail.ts';
import { refundSent } from './refund-sent.ts';
import { seatGranted } from './seat-granted.ts';

/** The amount is authorised: a programme's buyer learns that the form follows; other buyers get their order. */
export async function announceAuthorised(world: World, tx: Tx, orderId: string): Promise<void> {
  const { facts, base } = await readOrder(world, tx, orderId);
  if (facts.order.capture === 'on-acceptance') {
    const authorisedUntil = facts.order.authorised_until ?? world.clock.now();
    await toBuyer(
      world,
      tx,
      facts,
      'programme-paid',
      programmePaid({ ...base, days: facts.days, authorisedUntil }),
    );
    return;
  }
  await toBuyer(world, tx, facts, 'order-receipt', receiptOf(world, facts, base));
}

/** The money is ours: what it grants, in the mail that fits. */
export async function announcePaid(world: World, tx: Tx, orderId: string): Promise<void> {
  const { facts, base } = await readOrder(world, tx, orderId);
  const kind = facts.lines[0]?.kind;
  if (kind === 'programme') {
    await toBuyer(
      world,
      tx,
      facts,
      'application-accepted',
      applicationAccepted({ ...base, days: facts.days }),
    );
  } else if (facts.entitlement?.kind === 'credit') {
    const bookUrl = kind === 'session' ? await bookUrlOf(world, tx, facts) : null;
    const content = creditGranted({ ...base, validUntil: facts.entitlement.valid_until, bookUrl });
    await toBuyer(world, tx, facts, 'credit-granted', content);
  } else if (facts.entitlement?.kind === 'seat') {
    await toBuyer(world, tx, facts, 'seat-granted', seatGranted({ ...base, days: facts.days }));
  } else if (facts.entitlement?.kind === 'enrolment' && facts.order.email) {
    const now = world.clock.now();
    const content = enrolmentGranted({
      ...base,
      plan: await plannedCharges(tx, facts.order, now),
      guaranteeEnds: guaranteeEnds(now, base.letterhead.timeZone),
      orderUrl: await orderUrlOf(world, tx, facts.order),
    });
    await toBuyer(world, tx, facts, 'enrolment-granted', content);
  }
  await toBuyer(world, tx, facts, 'order-receipt', receiptOf(world, facts, base));
}

/** An authorisation was given back: by the owner's no, by its clock, or by the bank itself. */
export async function announceVoided(world: World, tx: Tx, orderId: string): Promise<void> {
  const { facts, base } = await readOrder(world, tx, orderId);
  const isDeclined = facts.order.capture === 'on-acceptance' && (await wasDeclined(tx, orderId));
  const content = isDeclined
    ? applicationDeclined({ ...base, money: { kind: 'voided', amount: base.amount } })
    : paymentVoided({ ...base, seatKeptUntil: null });
  await toBuyer(world, tx, facts, 'payment-voided', content);
}

async function wasDeclined(tx: Tx, orderId: string): Promise<boolean> {
  const no = await tx
    .selectFrom('audit_log')
    .select('id')
    .where('subject', '=', `order:${orderId}`)
    .where('action', '=', declinedAction)
    .executeTakeFirst();
  return no !== undefined;
}

/** A refund was accepted by the provider. One mail per refund. */
export async function announceRefunded(world: World, tx: Tx, refundId: string): Promise<void> {
  const refund = await tx
    .selectFrom('refunds')
    .select(['order_id', 'amount_minor'])
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow();
  const { facts, base } = await readOrder(world, tx, refund.order_id);
  const amount = { amountMinor: refund.amount_minor, currency: facts.order.currency };
  await toBuyer(world, tx, facts, 'refund-sent', refundSent({ ...base, amount }), refundId);
}

async function readOrder(world: World, tx: Tx, orderId: string) {
  const facts = await orderFactsOf(tx, orderId);
  const letterhead = await readLetterhead(tx, world.settings);
  const { order, lines } = facts;
  return {
    facts,
    base: {
      letterhead,
      language: order.language,
      name: order.name,
      orderNumber: order.number,
      description: lines.map((line) => line.description).join(', '),
      amount: { amountMinor: order.total_minor, currency: order.currency },
    },
  };
}

type OrderBase = Awaited<ReturnType<typeof readOrder>>['base'];

function receiptOf(world: World, facts: OrderFacts, base: OrderBase): MailContent {
  return orderReceipt({
    letterhead: base.letterhead,
    language: base.language,
    name: base.name,
    orderNumber: base.orderNumber,
    receiptNumber: facts.receipt?.number ?? null,
    issuedAt: facts.receipt?.issued_at ?? world.clock.now(),
    currency: facts.order.currency,
    lines: facts.lines.map((line) => ({
      description: line.description,
      quantity: line.quantity,
      totalMinor: line.unit_minor * line.quantity,
      vatRatePermille: line.vat_rate_permille,
      vatMinor: line.vat_minor,
    })),
    accepted: facts.order.consents.map((consent) => consent.text),
    termsVersion: facts.order.terms_version,
    withdrawal: (facts.lines[0]?.withdrawal_regime ?? 'none') as WithdrawalRegime,
  });
}

async function bookUrlOf(world: World, tx: Tx, facts: OrderFacts): Promise<string | null> {
  if (!facts.entitlement) return null;
  const token = await makeSecretLink(tx, {
    purpose: 'credit',
    subjectId: facts.entitlement.id,
    expiresAt: facts.entitlement.valid_until ?? world.clock.now().add({ hours: 24 * 3650 }),
  });
  const prefix = facts.order.language === 'da' ? '/da' : '';
  return `${world.settings.siteUrl}${prefix}/private-coaching/book?credit=${token}`;
}

/** A buyer whose address the provider never told gets no mail: the return page showed everything. */
async function toBuyer(
  world: World,
  tx: Tx,
  facts: OrderFacts,
  kind: string,
  content: MailContent,
  subjectId: string = facts.order.id,
): Promise<void> {
  if (!facts.order.email) return;
  await queueMail(world, tx, {
    ...content,
    kind,
    language: facts.order.language,
    to: facts.order.email,
    dedupeKey: `${kind}:${subjectId}`,
  });
}
