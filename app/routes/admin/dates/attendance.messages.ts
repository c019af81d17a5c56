import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'Attendance',
  link: 'Attendance',
  back: 'Date',
  calendar: 'Calendar',
  days: 'Days',
  empty: 'No participants yet. Everyone who has paid for a place is listed here.',
  nameless: 'Name not known yet',
  left: 'Gave the place back',
  marks: { present: 'Present', absent: 'Absent', '': 'Not marked' },
  counted: (present: number, of: number) => `${present} of ${of} present`,
  save: 'Save attendance',
  saved: 'Saved.',
  problem: 'Nothing was changed',
  changed:
    'Someone else has marked one of these participants since you opened the page. You see the latest version; mark again if you still want to.',
};

const da: typeof en = {
  title: 'Fremmøde',
  link: 'Fremmøde',
  back: 'Hold',
  calendar: 'Kalender',
  days: 'Dage',
  empty: 'Ingen deltagere endnu. Alle, der har betalt for en plads, er på listen her.',
  nameless: 'Navnet er ikke kendt endnu',
  left: 'Har givet pladsen tilbage',
  marks: { present: 'Til stede', absent: 'Fraværende', '': 'Ikke noteret' },
  counted: (present, of) => `${present} af ${of} til stede`,
  save: 'Gem fremmøde',
  saved: 'Gemt.',
  problem: 'Intet er ændret',
  changed:
    'En anden har noteret en af deltagerne, siden du åbnede siden. Du ser det, som det er nu; notér igen, hvis du stadig vil.',
};

export const attendanceMessages: Record<Language, typeof en> = { en, da };
export type AttendanceWords = typeof en;
