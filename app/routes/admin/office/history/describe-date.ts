import { z } from 'zod';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { datesMessages } from '../../calendar/dates/dates.messages.ts';
import type { DescribedField } from './describe-change.ts';

const days = z.array(z.object({ date: z.string(), from: z.string(), to: z.string() })).catch([]);

/** A field of a date of a programme. */
export function describeDateField(name: string, language: Language): DescribedField | null {
  const words = datesMessages[language];
  const { shortWeekday, time } = formats[language];
  switch (name) {
    case 'days':
      return {
        label: words.days,
        read: (value) =>
          days
            .parse(value)
            .map(({ date, from, to }) => `${shortWeekday(date)} ${time(from)}–${time(to)}`)
            .join(', '),
      };
    case 'capacity':
      return { label: words.capacity, read: String };
    case 'isOpen':
      return { label: words.isOpen, read: Boolean };
    case 'place':
      return { label: words.place, read: null };
    default:
      return null;
  }
}
