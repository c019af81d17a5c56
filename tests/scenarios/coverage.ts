import { sql } from 'kysely';
import { invoiceCounts } from './invoice-commands.ts';
import type { StudioProcess } from './studio-process.ts';

/** The rest of an order of which a part was sent. */
const partsOfDispatched = `
  select rest.id from orders rest join dispatches d on d.order_id = rest.replaces_order_id
  where d.state = 'sent'`;

/** What a run must contain: without it the invariants were not tested. */
const counts = {
  ...invoiceCounts,
  soldOut: `select count(*) as count from refunds where reason = 'gone'`,
  goodsAuthorised: `
    select count(*) as count from orders o join payments p on p.order_id = o.id
    where o.capture = 'on-dispatch' and p.state in ('authorised', 'captured', 'voided')`,
  dispatched: `
    select count(*) as count from dispatches d join orders o on o.id = d.order_id
    where d.state = 'sent' and o.state = 'paid'`,
  dispatchedInPart: `select count(*) as count from (${partsOfDispatched}) rests`,
  restPaid: `
    select count(*) as count from (${partsOfDispatched}) rests join payments p on p.order_id = rests.id
    where p.state in ('authorised', 'captured')`,
  cancelledInTime: `select count(*) as count from refunds where reason = 'cancelled'`,
  cancelledTooLate: `
    select count(*) as count from bookings b join claims c on c.id = b.claim_id join orders o on o.id = b.order_id
    where c.state = 'cancelled' and b.covered_by = 'order' and o.state = 'paid'`,
};

export type Coverage = Record<string, number>;

export async function coverageOf(studio: StudioProcess): Promise<Coverage> {
  const sessions = [...studio.bank.books.sessions.values()];
  const seen: Coverage = {
    kills: studio.killSwitch.kills,
    crossings: studio.crossings,
    checkouts: sessions.length,
    bookings: studio.bookings.length,
    refunds: studio.bank.books.refunds.size,
    lateMoney: studio.late.size,
    expiredAuthorisations: sessions.filter(({ hasLapsed }) => hasLapsed).length,
  };
  for (const [name, text] of Object.entries(counts)) {
    const { rows } = await sql.raw<{ count: string }>(text).execute(studio.db.query);
    seen[name] = Number(rows[0]?.count);
  }
  seen.voidedInTime = (await voidedAtDeadline(studio)).filter(
    (id) => !studio.bank.books.sessions.get(id)?.hasLapsed,
  ).length;
  return seen;
}

/**
 * Not counting refusals by owner or buyer, which come before; and what was sold out when it was paid has no
 * deadline.
 */
async function voidedAtDeadline(studio: StudioProcess): Promise<string[]> {
  const rows = await studio.db.query
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.session_id', 'payments.created_at', 'payments.changed_at', 'orders.authorised_until'])
    .where('payments.state', '=', 'voided')
    .execute();
  return rows.flatMap(({ session_id, created_at, changed_at, authorised_until: until }) => {
    if (!session_id || !until) return [];
    const hadDays = Temporal.Instant.compare(until, created_at.add({ hours: 5 * 24 })) > 0;
    return hadDays && Temporal.Instant.compare(changed_at, until) >= 0 ? [session_id] : [];
  });
}

export function add(to: Coverage, more: Coverage): void {
  for (const [name, value] of Object.entries(more)) to[name] = (to[name] ?? 0) + value;
}

export function uncovered(seen: Coverage): string[] {
  return Object.entries(seen)
    .filter(([, value]) => value === 0)
    .map(([name]) => name);
}
