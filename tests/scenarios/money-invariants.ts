import type { StoredSession } from '#tests/stand-ins/payments/session-store.ts';
import { type StudioProcess, startOfScenario } from './studio-process.ts';

export async function moneyFaults(studio: StudioProcess): Promise<string[]> {
  const faults: string[] = [];
  for (const { id } of studio.bank.books.sessions.values()) {
    const session = studio.bank.books.session(id)!;
    const fault = await faultOf(studio, session);
    if (fault) faults.push(`${fault}: session ${id} for ${studio.boughtBy.get(id)}`);
  }
  return [...faults, ...(await expiredAuthorisations(studio))];
}

async function faultOf(studio: StudioProcess, session: StoredSession): Promise<string | null> {
  const row = await studio.db.query
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.id', 'payments.state as payment', 'payments.order_id', 'orders.state as order'])
    .where('payments.session_id', '=', session.id)
    .executeTakeFirst();
  if (!row) return session.intent === 'succeeded' ? 'captured money for an unknown payment' : null;
  if (await hasTask(studio, 'payment-unmatched', row.id)) return null;
  switch (session.intent) {
    case 'succeeded':
      return row.payment === 'captured'
        ? capturedFault(studio, session, row)
        : 'captured money is not recorded';
    case 'requires_capture':
      return heldFault(studio, row);
    case 'processing':
      return null;
    default:
      if (session.state === 'open') return null;
      return ['expired', 'abandoned', 'voided'].includes(row.payment)
        ? null
        : `an ended payment is ${row.payment}`;
  }
}

async function heldFault(
  studio: StudioProcess,
  row: { payment: string; order_id: string; order: string },
): Promise<string | null> {
  if (row.payment !== 'authorised' || row.order !== 'authorised') return 'an authorisation is not recorded';
  const order = await studio.db.query
    .selectFrom('orders')
    .select('authorised_until')
    .where('id', '=', row.order_id)
    .executeTakeFirstOrThrow();
  if (Temporal.Instant.compare(order.authorised_until!, studio.now()) <= 0)
    return 'an authorisation is past its deadline';
  const isNotified =
    (await hasTask(studio, 'decide-application', row.order_id)) ||
    (await hasTask(studio, 'dispatch-order', row.order_id));
  return isNotified ? null : 'an authorisation has no task';
}

async function capturedFault(
  studio: StudioProcess,
  session: StoredSession,
  row: { id: string; order_id: string; order: string },
): Promise<string | null> {
  const refunds = await studio.db.query
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', row.id)
    .execute();
  const refunded = refunds.filter(({ state }) => state === 'succeeded' || state === 'pending');
  const recordedMinor = refunded.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  const atProvider = studio.bank.books.refundedMinor(session.intentId);
  // The webhook about a refund made by the provider itself may have been lost for good.
  const isUnreported = refundedOutside(studio, session) > 0 && recordedMinor < atProvider;
  if (recordedMinor !== atProvider && !isUnreported)
    return `recorded refunds are ${recordedMinor}, at the provider ${atProvider}`;
  for (const refund of refunds) {
    if (refund.state === 'due') return 'a due refund was not sent';
    const isCovered = atProvider >= session.capturedMinor;
    if (refund.state === 'refused' && !isCovered && !(await hasTask(studio, 'refund-refused', refund.id))) {
      return 'a refused refund has no task';
    }
  }
  if (refunds.length > 0) {
    const isEnded = refunds.every(({ state }) => state === 'succeeded');
    if (row.order === 'paid') return 'a refunded order is still paid';
    if (isEnded && row.order !== 'refunded') return `everything is refunded, and the order is ${row.order}`;
    // The rest of a partially refunded payment must be covered like the whole.
    const owedMinor = refunds.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
    const isAllOwed = owedMinor >= session.capturedMinor;
    return isAllOwed || (await isGranted(studio, session, row.order_id))
      ? null
      : 'a partially refunded payment has no coverage for the rest';
  }
  if (row.order !== 'paid') return `captured money belongs to an order that is ${row.order}`;
  return (await isGranted(studio, session, row.order_id)) ? null : 'a captured payment has no coverage';
}

/** The payment is covered by the booking it was paid for, or by what its product grants. */
async function isGranted(studio: StudioProcess, session: StoredSession, orderId: string): Promise<boolean> {
  const { query } = studio.db;
  const subject = studio.boughtBy.get(session.id) ?? '';
  if (studio.bookings.includes(subject)) {
    const booking = await query
      .selectFrom('bookings')
      .innerJoin('claims', 'claims.id', 'bookings.claim_id')
      .select(['claims.state', 'claims.slot_start', 'claims.changed_at'])
      .where('bookings.id', '=', subject)
      .where('bookings.order_id', '=', orderId)
      .executeTakeFirst();
    // Cancelled too late: the fee is kept, as the page said. In time: it is refunded.
    return booking?.state === 'booked' || (booking?.state === 'cancelled' && isTooLate(booking));
  }
  const entitlement = await query
    .selectFrom('entitlements')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (entitlement !== undefined) return true;
  // Goods: every paid unit was sent, and the captured amount is the price of the units and their delivery.
  const lines = await query
    .selectFrom('order_lines')
    .select(['offer_id', 'quantity', 'unit_minor'])
    .where('order_id', '=', orderId)
    .execute();
  const costMinor = lines.reduce((sum, line) => sum + line.quantity * line.unit_minor, 0);
  const pieces = lines.filter((line) => line.offer_id !== 'shipping');
  const units = await query.selectFrom('units').select('state').where('order_id', '=', orderId).execute();
  return (
    costMinor === session.capturedMinor &&
    units.length === pieces.reduce((sum, line) => sum + line.quantity, 0) &&
    units.every(({ state }) => state === 'gone')
  );
}

function isTooLate(claim: { slot_start: Temporal.Instant; changed_at: Temporal.Instant }): boolean {
  return Temporal.Instant.compare(claim.slot_start.subtract({ hours: 24 }), claim.changed_at) < 0;
}

async function hasTask(studio: StudioProcess, kind: string, subjectId: string): Promise<boolean> {
  const task = await studio.db.query
    .selectFrom('tasks')
    .select('id')
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return task !== undefined;
}

function refundedOutside(studio: StudioProcess, session: StoredSession): number {
  return [...studio.bank.books.refunds.values()]
    .filter((refund) => refund.intentId === session.intentId && refund.key === refund.id)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

/** The authorisation expired at the provider although a reconciliation could have voided it before. */
async function expiredAuthorisations(studio: StudioProcess): Promise<string[]> {
  const faults: string[] = [];
  for (const session of studio.bank.books.sessions.values()) {
    const { id, hasLapsed, authorisedAt } = session;
    if (!hasLapsed || !authorisedAt) continue;
    const { compare } = Temporal.Instant;
    const known = await knownSince(studio, id);
    const from = authorisedAt.add({ hours: 6 * 24 });
    const until = authorisedAt.add({ hours: 7 * 24 });
    // The clock does not advance between two commands: the reconciliation of the same moment may have come before.
    const wasReconciled = studio.completeReconciliations.some(
      (at) => known && compare(at, known) > 0 && compare(at, from) >= 0 && compare(at, until) < 0,
    );
    if (wasReconciled) faults.push(`an authorisation expired at the provider: session ${id}`);
  }
  return faults;
}

/**
 * Since when a reconciliation could find it: always, except for money on an expired page, which only its
 * webhook reports.
 */
async function knownSince(studio: StudioProcess, sessionId: string): Promise<Temporal.Instant | null> {
  if (!studio.late.has(sessionId)) return startOfScenario;
  const order = await studio.db.query
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['orders.settled_at', 'orders.authorised_until'])
    .where('payments.session_id', '=', sessionId)
    .executeTakeFirst();
  return order?.authorised_until ? order.settled_at : null;
}

/**
 * The provider was unavailable during a whole reconciliation: everything that needed its response is a task of the
 * owner.
 */
export async function unreportedOutages(studio: StudioProcess): Promise<string[]> {
  const { query } = studio.db;
  const payments = await query
    .selectFrom('payments')
    .select('id')
    .where('state', 'in', ['open', 'authorised'])
    .where('changed_at', '<=', studio.now().subtract({ seconds: 60 }))
    .execute();
  const refunds = await query
    .selectFrom('refunds')
    .select('payment_id as id')
    .where('state', 'in', ['due', 'pending'])
    .where('changed_at', '<=', studio.now().subtract({ seconds: 30 }))
    .execute();
  const unreported: string[] = [];
  for (const { id } of [...payments, ...refunds]) {
    if (!(await hasTask(studio, 'provider-unavailable', id)))
      unreported.push(`the provider is unavailable without a task: ${id}`);
  }
  return unreported;
}
