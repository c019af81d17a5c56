import { formatClock } from './format-time.ts';
import type { Language } from './language.ts';

const parts: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
const formats = {
  en: new Intl.DateTimeFormat('en-GB', parts),
  da: new Intl.DateTimeFormat('da-DK', parts),
};

export function formatShortDay(day: Temporal.PlainDate, language: Language): string {
  return formats[language].format(day);
}

export function formatShort(instant: Temporal.Instant, zone: string, language: Language): string {
  const at = instant.toZonedDateTimeISO(zone);
  return `${formatShortDay(at.toPlainDate(), language)}, ${formatClock(at.toPlainTime(), language)}`;
}
