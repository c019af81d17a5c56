import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const attendanceMessages = inBoth({
  title: ['Attendance', 'Fremmøde'],
  link: ['Attendance', 'Fremmøde'],
  back: ['Date', 'Hold'],
  calendar: common.calendar,
  days: ['Days', 'Dage'],
  empty: [
    'No participants yet. Everyone who has paid for a place is listed here.',
    'Ingen deltagere endnu. Alle, der har betalt for en plads, er på listen her.',
  ],
  nameless: ['Name not known yet', 'Navnet er ikke kendt endnu'],
  left: ['Gave the place back', 'Har givet pladsen tilbage'],
  marks: {
    present: ['Present', 'Til stede'],
    absent: ['Absent', 'Fraværende'],
    '': ['Not marked', 'Ikke noteret'],
  },
  counted: (present: number, of: number) => [`${present} of ${of} present`, `${present} af ${of} til stede`],
  save: ['Save attendance', 'Gem fremmøde'],
  saved: common.savedSentence,
  problem: ['Nothing was changed', 'Intet er ændret'],
  changed: [
    'Someone else has marked one of these participants since you opened the page. You see the latest version; mark again if you still want to.',
    'En anden har noteret en af deltagerne, siden du åbnede siden. Du ser det, som det er nu. Marker igen, hvis du stadig vil.',
  ],
});

export type AttendanceWords = (typeof attendanceMessages)['en'];
