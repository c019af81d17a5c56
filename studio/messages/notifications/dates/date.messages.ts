import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const dateLabels = inBoth({
  dates: ['Dates', 'Dage'],
  where: common.where,
  inTheStudio: common.inTheStudio,
  to: ['to', 'til'],
  day: (number: number, of: number) =>
    of === 1 ? '' : [`, day ${number} of ${of}`, `, dag ${number} af ${of}`],
  calendarFile: ['days.ics', 'dage.ics'],
});
