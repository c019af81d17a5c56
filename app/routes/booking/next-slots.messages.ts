export const en = {
  oneHour: (coach: string) => `One hour with ${coach}`,
  next: 'Next free times',
  none: 'No free times in the next seven days.',
  write: 'Write to us',
  all: 'All free times',
  bar: 'Book a session',
  nextTime: 'Next free time',
};

export const da: typeof en = {
  oneHour: (coach) => `En time med ${coach}`,
  next: 'Næste ledige tider',
  none: 'Ingen ledige tider de næste syv dage.',
  write: 'Skriv til os',
  all: 'Alle ledige tider',
  bar: 'Book en time',
  nextTime: 'Næste ledige tid',
};

export const nextSlotsMessages = { en, da };
