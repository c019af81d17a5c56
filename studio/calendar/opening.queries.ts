import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { ClaimKind, ClaimState } from '#platform/db/schema/booking.ts';
import { activeClaimStates } from './claim.ts';
import { defaultOpeningRules, type OpeningRule, type SlotKind } from './slot.ts';

/** No session rules means the specified default week, unless the owner has closed every day. */
export async function openingRules(q: Queries, kind: SlotKind): Promise<readonly OpeningRule[]> {
  const rules = await q
    .selectFrom('opening_rules')
    .select(['weekday', 'first_start', 'last_start', 'every_minutes'])
    .where('kind', '=', kind)
    .execute();
  if (rules.length > 0 || kind === 'consultation') return rules;
  const isSet = await q.selectFrom('settings').select('key').where('key', '=', 'opening').executeTakeFirst();
  return isSet ? [] : defaultOpeningRules;
}

export interface TakenTime {
  kind: ClaimKind;
  state: ClaimState;
  start: Temporal.Instant;
  claimedStart: Temporal.Instant;
  claimedEnd: Temporal.Instant;
  expiresAt: Temporal.Instant | null;
  holderHash: string | null;
}

/** Overdue holds without a payment session do not count. */
export async function takenTimes(
  q: Queries,
  { from, to, overdue }: { from: Temporal.Instant; to: Temporal.Instant; overdue: Temporal.Instant },
): Promise<TakenTime[]> {
  const rows = await q
    .selectFrom('claims')
    .leftJoin('bookings', 'bookings.claim_id', 'claims.id')
    .select([
      'claims.kind',
      'claims.state',
      'claims.slot_start as start',
      'claims.expires_at as expiresAt',
      'bookings.holder_hash as holderHash',
      sql<Temporal.Instant>`lower(claims.claimed)`.as('claimedStart'),
      sql<Temporal.Instant>`upper(claims.claimed)`.as('claimedEnd'),
    ])
    .where('claims.state', 'in', [...activeClaimStates])
    .where(sql<boolean>`claims.claimed && ${`[${from},${to})`}::tstzrange`)
    .where(
      sql<boolean>`not (claims.state = 'held' and claims.expires_at <= ${overdue} and not exists (
        select 1 from payments
        where payments.order_id = bookings.order_id and payments.state in ('open', 'authorised', 'captured')))`,
    )
    .execute();
  return rows;
}

export async function storedBookingRules(q: Queries): Promise<unknown> {
  const row = await q.selectFrom('settings').select('value').where('key', '=', 'booking').executeTakeFirst();
  return row?.value;
}
