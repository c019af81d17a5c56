import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { Settings } from '#platform/settings.ts';
import { type BookingRules, bookingRulesFrom } from '#studio/calendar/booking-rules.ts';
import {
  type OpeningHours,
  type OwnClaim,
  openingColumns,
  openingHoursOf,
  type StoredOpening,
} from '#studio/calendar/opening.queries.ts';
import type { SlotKind } from '#studio/calendar/slot.ts';
import { type Limits, limitsSchema } from '#studio/shared/limits/limits.ts';

export interface HoldTerms {
  rules: BookingRules;
  limits: Limits;
  opening: (durationMinutes: number) => OpeningHours;
}

export async function holdTerms(
  q: Queries,
  settings: Settings,
  { kind, own }: { kind: SlotKind; own?: OwnClaim },
): Promise<HoldTerms> {
  const { rows } = await sql<StoredOpening & { limits: unknown }>`
    select ${openingColumns(kind, own)}, (select value from settings where key = 'limits') as limits
  `.execute(q);
  const [row] = rows;
  return {
    rules: bookingRulesFrom(row?.booking, settings),
    limits: limitsSchema.parse(row?.limits ?? {}),
    opening: (durationMinutes) => openingHoursOf(row, kind, durationMinutes),
  };
}
