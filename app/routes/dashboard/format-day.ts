import { formatDate } from '#studio/shared/format-time.ts';
import type { Language } from '#studio/shared/language.ts';
import { studioDay } from '#studio/shared/studio-time.ts';

/** 'Monday 23 November 2026' in the studio's zone. */
export function formattedDay(at: Temporal.Instant, language: Language): string {
  return formatDate(studioDay(at), language);
}
