import { readHours } from './hours-text.ts';
import {
  type OfferedStarts,
  type OfferHours,
  startIntervals,
  type TypedHours,
  weekdays,
} from './offer-hours.ts';
import type { OfferFaults } from './typed-offer.ts';

export function readOfferHours(typed: TypedHours, faults: OfferFaults): OfferHours {
  const number = (field: 'bookingNotice' | 'bufferBefore' | 'bufferAfter', max: number) => {
    const value = typed[field].trim();
    if (value === '') return null;
    if (/^\d{1,3}$/.test(value) && Number(value) <= max) return Number(value);
    faults[field] = 'bad-number';
    return null;
  };
  const every = startIntervals.find((interval) => interval === typed.startEvery);
  return {
    starts: weekdays.flatMap((weekday) => startsOn(typed, weekday, faults)),
    everyMinutes: every ? Number(every) : null,
    noticeHours: number('bookingNotice', 336),
    bufferBeforeMinutes: number('bufferBefore', 240),
    bufferAfterMinutes: number('bufferAfter', 240),
  };
}

function startsOn(
  typed: TypedHours,
  weekday: (typeof weekdays)[number],
  faults: OfferFaults,
): OfferedStarts[] {
  const field = `starts${weekday}` as const;
  const ranges = readHours(typed[field]);
  if (!ranges) faults[field] = 'bad-hours';
  return (ranges ?? []).map(({ first, last }) => ({
    weekday,
    first_start: first.toString({ smallestUnit: 'minute' }),
    last_start: last.toString({ smallestUnit: 'minute' }),
  }));
}
