import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const nextSlotsMessages = inBoth({
  oneHour: (coach: string) => [`One hour with ${coach}`, `En time med ${coach}`],
  next: ['Next available times', 'Næste ledige tider'],
  none: ['No available times in the next seven days.', 'Ingen ledige tider de næste syv dage.'],
  write: common.writeToUs,
  all: ['All available times', 'Alle ledige tider'],
  bar: ['Book a session', 'Book en time'],
  nextTime: ['Next available time', 'Næste ledige tid'],
});
