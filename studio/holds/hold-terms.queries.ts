import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { Settings } from '#platform/settings.ts';
import { type BookingRules, bookingRulesFrom } from '#studio/calendar/booking-rules.ts';
import { defaultOpeningRules, type OpeningRule, type SlotKind } from '#studio/calendar/slot.ts';
import { type Limits, limitsSchema } from '#studio/shared/limits/limits.ts';

export interface HoldTerms {
  rules: BookingRules;
  limits: Limits;
  opening: readonly OpeningRule[];
}

export async function holdTerms(q: Queries, settings: Settings, kind: SlotKind): Promise<HoldTerms> {
  const { rows } = await sql<{
    booking: unknown;
    limits: unknown;
    opening: OpeningRule[] | null;
    isSet: boolean;
  }>`
    select
      (select value from settings where key = 'booking') as booking,
      (select value from settings where key = 'limits') as limits,
      exists (select 1 from settings where key = 'opening') as "isSet",
      (select jsonb_agg(jsonb_build_object('weekday', weekday, 'first_start', first_start::text,
         'last_start', last_start::text, 'every_minutes', every_minutes))
       from opening_rules where kind = ${kind}) as opening
  `.execute(q);
  const [row] = rows;
  return {
    rules: bookingRulesFrom(row?.booking, settings),
    limits: limitsSchema.parse(row?.limits ?? {}),
    opening: row?.opening ?? (kind === 'session' && !row?.isSet ? defaultOpeningRules : []),
  };
}
