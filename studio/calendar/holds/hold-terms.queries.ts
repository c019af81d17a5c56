import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { Settings } from '#platform/settings.ts';
import { type BookingRules, bookingRulesFrom, rulesOfOffer } from '#studio/calendar/booking-rules.ts';
import {
  type OpeningHours,
  openingColumns,
  openingHoursOf,
  type StoredOpening,
  type WhoseSlots,
} from '#studio/calendar/opening.queries.ts';
import type { SlotKind } from '#studio/calendar/slot.ts';
import { studioHours } from '#studio/offers/catalogue/offer-hours.ts';
import { type Limits, limitsSchema } from '#studio/shared/limits/limits.ts';

export interface HoldTerms {
  rules: BookingRules;
  limits: Limits;
  opening: (durationMinutes: number) => OpeningHours;
}

export async function holdTerms(
  q: Queries,
  settings: Settings,
  { kind, ...whose }: { kind: SlotKind } & WhoseSlots,
): Promise<HoldTerms> {
  const { rows } = await sql<StoredOpening & { limits: unknown }>`
    select ${openingColumns(kind, whose)}, (select value from settings where key = 'limits') as limits
  `.execute(q);
  const [row] = rows;
  return {
    rules: rulesOfOffer(bookingRulesFrom(row?.booking, settings), row?.offer ?? studioHours),
    limits: limitsSchema.parse(row?.limits ?? {}),
    opening: (durationMinutes) => openingHoursOf(row, kind, durationMinutes),
  };
}
