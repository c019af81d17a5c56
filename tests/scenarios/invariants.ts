import { sql } from 'kysely';
import { figureFaults } from '#tests/support/differences/figure-faults.ts';
import { invoiceFaults } from './invoice-commands.ts';
import { moneyFaults } from './money-invariants.ts';
import type { StudioProcess } from './studio-process.ts';

/** What must be true whenever no process is in the middle of anything. One sentence per fault. */
export async function faultsAtAnyTime(studio: StudioProcess): Promise<string[]> {
  return [
    ...studio.errors,
    ...(await sentences(studio, overlaps)),
    ...(await sentences(studio, ledgerOutOfRange)),
    ...(await sentences(studio, unitsOfEndedOrders)),
    ...(await sentences(studio, ordersWithoutMoney)),
    ...(await sentences(studio, gapsInReceipts)),
    ...(await sentences(studio, bookedWithoutCover)),
    ...(await sentences(studio, sentAndRefunded)),
    ...(await sentences(studio, openConsultations(studio.now()))),
    ...(await invoiceFaults(studio)),
  ];
}

/** What must be true once the provider is available and one reconciliation has run. */
export async function faultsAfterReconciliation(studio: StudioProcess): Promise<string[]> {
  return [
    ...(await faultsAtAnyTime(studio)),
    ...(await moneyFaults(studio)),
    ...(await figureFaults(studio.db, studio.now())),
    ...(await staleHolds(studio)),
    ...(await staleUnits(studio)),
    ...(await missingEmails(studio)),
    ...(await sentences(studio, obsoleteTasks)),
  ];
}

const overlaps = `
  select 'two active claims overlap: ' || a.id || ' and ' || b.id
  from claims a join claims b on a.id < b.id and a.claimed && b.claimed
  where a.state in ('held', 'expiring', 'booked', 'blocked') and b.state in ('held', 'expiring', 'booked', 'blocked')`;

const ledgerOutOfRange = `
  select 'an entitlement has ' || sum(delta) || ' left: ' || entitlement_id
  from ledger_entries group by entitlement_id having sum(delta) not in (0, 1)`;

const unitsOfEndedOrders = `
  select 'a unit is ' || u.state || ' for an order that is ' || o.state || ': ' || o.number
  from units u join orders o on o.id = u.order_id
  where not case o.state
    when 'open' then u.state in ('held', 'expiring') or (u.state = 'kept' and o.pay_until is not null)
    when 'authorised' then u.state = 'taken'
    when 'voided' then u.state = 'kept' and o.pay_until is not null
    when 'lapsed' then u.state = 'kept' and o.pay_until is not null
    else u.state in ('taken', 'gone') end`;

const ordersWithoutMoney = `
  select 'an order is ' || o.state || ', and no payment of it is: ' || o.number from orders o
  where o.state not in ('open', 'lapsed', 'voided') and not exists (
    select 1 from payments p where p.order_id = o.id
      and p.state = case o.state when 'authorised' then 'authorised' else 'captured' end)`;

const gapsInReceipts = `
  select 'receipts have gaps: ' || count(*) || ' of ' || max(number) from receipts having count(*) <> coalesce(max(number), 0)
  union all select 'an order has ' || count(*) || ' receipts: ' || order_id from receipts where kind = 'receipt'
    group by order_id having count(*) > 1
  union all select 'a paid order has no receipt: ' || number from orders o
    where state in ('paid', 'refund-due', 'refunded')
      and not exists (select 1 from receipts r where r.order_id = o.id and r.kind = 'receipt')
  union all select 'a refund has no credit note: ' || f.id from refunds f
    where state = 'succeeded' and not exists (select 1 from receipts r where r.refund_id = f.id)`;

const bookedWithoutCover = `
  select 'a booking has no coverage: ' || b.id
  from bookings b join claims c on c.id = b.claim_id left join orders o on o.id = b.order_id
  where c.state = 'booked' and (b.covered_by is null
    or (b.covered_by = 'order' and (o.state is null or o.state not in ('paid', 'refund-due', 'refunded')))
    or (b.covered_by = 'entitlement' and b.entitlement_id is null))`;

const sentAndRefunded = `
  select 'goods were sent and refunded as sold out: ' || o.number
  from refunds f join orders o on o.id = f.order_id join dispatches d on d.order_id = o.id
  where f.reason = 'gone' and d.state = 'sent'`;

/** Exactly consultations are free, and no person has two open ones. */
const openConsultations = (now: Temporal.Instant) => `
  select 'an email address has ' || count(*) || ' open consultations: ' || lowercase(b.email)
  from bookings b join claims c on c.id = b.claim_id
  where c.kind = 'consultation' and c.slot_end > '${now}'
    and (c.state = 'booked' or (c.state = 'held' and c.expires_at > timestamptz '${now}' - interval '15 seconds'))
  group by lowercase(b.email) having count(*) > 1
  union all select 'a booking is free but no consultation, or the reverse: ' || b.id
    from bookings b join claims c on c.id = b.claim_id
    where c.state = 'booked' and (c.kind = 'consultation') <> (b.covered_by = 'free')`;

const obsoleteTasks = `
  select 'a task is obsolete: ' || t.kind || ' ' || t.subject_id from tasks t
  where t.state = 'open' and (
    (t.kind in ('decide-application', 'dispatch-order')
      and not exists (select 1 from orders o where o.id::text = t.subject_id and o.state = 'authorised'))
    or (t.kind = 'provider-unavailable'
      and not exists (select 1 from payments p where p.id::text = t.subject_id and p.state in ('open', 'authorised'))
      and not exists (select 1 from refunds f where f.payment_id::text = t.subject_id and f.state in ('due', 'pending'))))`;

async function sentences(studio: StudioProcess, text: string): Promise<string[]> {
  const { rows } = await sql.raw<Record<string, string>>(text).execute(studio.db.query);
  return rows.map((row) => Object.values(row)[0] ?? '');
}

/** True while the provider itself does not know how a payment attempt ends. */
function isUndecided(studio: StudioProcess, sessionId: string | null): boolean {
  return (sessionId && studio.bank.books.session(sessionId)?.intent) === 'processing';
}

async function staleHolds(studio: StudioProcess): Promise<string[]> {
  const rows = await studio.db.query
    .selectFrom('claims')
    .innerJoin('bookings', 'bookings.claim_id', 'claims.id')
    .leftJoin('payments', 'payments.order_id', 'bookings.order_id')
    .select(['claims.id', 'claims.state', 'claims.expires_at', 'payments.session_id'])
    .where('claims.state', 'in', ['held', 'expiring'])
    .execute();
  return rows
    .filter(({ state, expires_at, session_id }) => {
      const isOver =
        expires_at && Temporal.Instant.compare(expires_at.add({ seconds: 15 }), studio.now()) <= 0;
      return (state === 'expiring' || isOver) && !isUndecided(studio, session_id);
    })
    .map(({ id, state }) => `a hold was not released, ${state}: ${id}`);
}

async function staleUnits(studio: StudioProcess): Promise<string[]> {
  const rows = await studio.db.query
    .selectFrom('units')
    .leftJoin('payments', 'payments.order_id', 'units.order_id')
    .select(['units.id', 'units.state', 'payments.session_id'])
    .where('units.state', 'in', ['held', 'expiring', 'kept'])
    .where('units.expires_at', '<=', studio.now())
    .execute();
  return rows
    .filter(({ session_id }) => !isUndecided(studio, session_id))
    .map(({ id, state }) => `a unit was not released, ${state}: ${id}`);
}

async function missingEmails(studio: StudioProcess): Promise<string[]> {
  const mails = await studio.db.query
    .selectFrom('emails')
    .select(['id', 'message_id', 'kind', 'state'])
    .execute();
  return mails.flatMap(({ id, message_id, kind, state }) => {
    const times = studio.delivered.get(message_id) ?? 0;
    const kills = studio.diedWithEmail.get(id) ?? 0;
    return [
      ...(times > 1 + kills ? [`an email was sent ${times} times after ${kills} kills: ${kind}`] : []),
      ...(times === 0 || state !== 'sent' ? [`an email was never sent: ${kind}, ${state}`] : []),
    ];
  });
}
