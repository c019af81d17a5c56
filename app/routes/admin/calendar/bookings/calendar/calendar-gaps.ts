import type { GridItem } from '#app/ui/time-grid.tsx';
import { type MinuteRange, without } from '#studio/calendar/open-ranges.ts';
import type { Language } from '#studio/shared/language.ts';
import { bookingsMessages } from '../bookings.messages.ts';
import { gapHref } from './calendar-address.ts';
import { clockOf, timeOf } from './calendar-items.ts';

/** Shorter gaps are shown without a link: nothing can be booked there. */
const shortestMinutes = 30;

export interface GapsOfDay {
  date: string;
  /** What is shown, in minutes since midnight. */
  sheet: MinuteRange;
  open: readonly MinuteRange[];
  taken: readonly MinuteRange[];
  /** Earlier gaps cannot be booked; 24 hours on days that are over. */
  overUntil: number;
  language: Language;
}

/** Free time is open and not claimed; closed time is outside the opening hours. */
export function gapsOf({ date, sheet, open, taken, overUntil, language }: GapsOfDay): GridItem[] {
  const words = bookingsMessages[language].gaps;
  const opensAt = new Set(open.map(({ from }) => from));
  const titleOf = (variant: 'free' | 'closed', to: number) => {
    if (variant === 'free') return words.free(clockOf(to, language));
    return opensAt.has(to) ? words.closedUntil(clockOf(to, language)) : words.closed;
  };
  const past = { from: 0, to: Math.ceil(overUntil / 15) * 15 };
  const gap = (variant: 'free' | 'closed', { from, to }: MinuteRange, isPast: boolean): GridItem => ({
    key: `${variant}-${date}-${from}`,
    fromMinute: from,
    toMinute: to,
    time: '',
    title: titleOf(variant, to),
    state: timeOf(from, to, language),
    variant,
    ...(isPast ? { isPast } : {}),
    ...(isPast || to - from < shortestMinutes ? {} : { href: gapHref({ date, from, to }) }),
  });
  const shownOpen = within(open, sheet);
  const closed = without([sheet], [...shownOpen, ...taken]);
  const later = (ranges: readonly MinuteRange[]) => without(ranges, [past]);
  return [
    ...later(without(shownOpen, taken)).map((range) => gap('free', range, false)),
    ...later(closed).map((range) => gap('closed', range, false)),
    ...within(closed, past).map((range) => gap('closed', range, true)),
  ];
}

function within(ranges: readonly MinuteRange[], sheet: MinuteRange): MinuteRange[] {
  return ranges.flatMap(({ from, to }) => {
    const part = { from: Math.max(from, sheet.from), to: Math.min(to, sheet.to) };
    return part.from < part.to ? [part] : [];
  });
}
