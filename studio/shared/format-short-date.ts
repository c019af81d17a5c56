import { formatClock } from './format-time.ts';
import type { Language } from './language.ts';

const parts: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
/** Making a formatter costs far more than using it. */
const formats = {
  en: new Intl.DateTimeFormat('en-GB', parts),
  da: new Intl.DateTimeFormat('da-DK', parts),
};

/** '21 Nov 2026', '21. nov. 2026': a day where many stand below each other. */
export function formatShortDay(day: Temporal.PlainDate, language: Language): string {
  return formats[language].format(day);
}

/** '21 Nov 2026, 10:40', '21. nov. 2026, 10.40', on the clock of the zone. */
export function formatShort(instant: Temporal.Instant, zone: string, language: Language): string {
  const at = instant.toZonedDateTimeISO(zone);
  return `${formatShortDay(at.toPlainDate(), language)}, ${formatClock(at.toPlainTime(), language)}`;
}
