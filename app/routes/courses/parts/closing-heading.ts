import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { programmesMessages } from '../programmes.messages.ts';

/** 'The next Voice Elevated begins on …' or 'Sing with us on …'. `startsOn`: ISO date. */
export function closingHeading(
  { startsOn, programme = null }: { startsOn: string; programme?: string | null },
  language: Language,
): string {
  const words = programmesMessages[language];
  const day = formats[language].day(startsOn);
  return programme ? words.begins(programme, day) : words.singOn(day);
}
