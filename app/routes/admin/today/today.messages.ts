import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'Today',
  newBooking: 'New booking',
  tasks: 'To do',
  later: 'Later today',
  nothingLater: 'Nothing more today.',
  samplesLeft: (count: number) =>
    count === 1 ? '1 sample text left on your website' : `${count} sample texts left on your website`,
  now: 'now',
  calendar: 'Calendar',
  nextSession: 'Next session',
  noSessions: 'No more sessions today',
  next: (what: string) => `Next: ${what}`,
  noneBooked: 'No sessions are booked yet.',
  openBrief: 'Open brief',
  openBooking: 'Open booking',
  openCalendar: 'Open calendar',
  calendarFailing: (name: string) => `${name} can’t be read`,
  calendarNotWritten: (name: string) => `Bookings can’t be written to ${name}`,
  calendarWritesLater: (reason: string) => `${reason}. We keep trying, at least once an hour.`,
  calendarSince: (reason: string, since: string | null) =>
    since
      ? `${reason}. Last read ${since}; the busy times from then still apply.`
      : `${reason}. It has never been read.`,
  openCalendars: 'View calendars',
  in: (minutes: number) =>
    minutes <= 0
      ? 'now'
      : minutes < 60
        ? `in ${minutes} min`
        : `in ${Math.floor(minutes / 60)} h${minutes % 60 ? ` ${minutes % 60} min` : ''}`,
  minutes: (count: number) => `${count} min`,
  session: (number: number) => (number === 1 ? 'first session' : `session ${number}`),
  consultation: 'consultation',
  paysAtSession: 'pays at the session',
  goal: 'Goal:',
  entry: 'From the journal:',
  figures: 'Figures',
  received: (month: string) => `Received in ${month}`,
  compared: (difference: string, sign: number, month: string) =>
    sign === 0
      ? `As much as at this point in ${month}`
      : `${difference} ${sign > 0 ? 'more' : 'less'} than at this point in ${month}`,
  outstanding: (count: number) => `Outstanding, ${count === 1 ? '1 payment' : `${count} payments`}`,
  refunded: 'Refunded',
  day: (from: string, to: string, count: number) =>
    `Your day from ${from} to ${to}: ${count === 1 ? '1 entry' : `${count} entries`}`,
};

const da: typeof en = {
  title: 'I dag',
  newBooking: 'Ny booking',
  tasks: 'Dine opgaver',
  later: 'Senere i dag',
  nothingLater: 'Der er ikke mere i dag.',
  samplesLeft: (count) =>
    count === 1
      ? '1 eksempeltekst er tilbage på hjemmesiden'
      : `${count} eksempeltekster er tilbage på hjemmesiden`,
  now: 'nu',
  calendar: 'Kalender',
  nextSession: 'Næste time',
  noSessions: 'Ikke flere timer i dag',
  next: (what) => `Næste: ${what}`,
  noneBooked: 'Der er ingen bookede timer endnu.',
  openBrief: 'Åbn overblik',
  openBooking: 'Åbn booking',
  openCalendar: 'Åbn kalenderen',
  calendarFailing: (name) => `${name} kan ikke læses`,
  calendarNotWritten: (name) => `Bookinger kan ikke skrives i ${name}`,
  calendarWritesLater: (reason) => `${reason}. Vi bliver ved med at prøve, mindst én gang i timen.`,
  calendarSince: (reason, since) =>
    since
      ? `${reason}. Sidst læst ${since}; de optagne tider derfra gælder stadig.`
      : `${reason}. Den er aldrig blevet læst.`,
  openCalendars: 'Se kalendere',
  in: (minutes) =>
    minutes <= 0
      ? 'nu'
      : minutes < 60
        ? `om ${minutes} min.`
        : `om ${Math.floor(minutes / 60)} t.${minutes % 60 ? ` ${minutes % 60} min.` : ''}`,
  minutes: (count) => `${count} min.`,
  session: (number) => (number === 1 ? 'første time' : `time nr. ${number}`),
  consultation: 'afklarende samtale',
  paysAtSession: 'betaler ved timen',
  goal: 'Mål:',
  entry: 'Fra dagbogen:',
  figures: 'Nøgletal',
  received: (month) => `Modtaget i ${month}`,
  compared: (difference, sign, month) =>
    sign === 0
      ? `Lige så meget som på samme tid i ${month}`
      : `${difference} ${sign > 0 ? 'mere' : 'mindre'} end på samme tid i ${month}`,
  outstanding: (count) => `Udestående, ${count === 1 ? '1 betaling' : `${count} betalinger`}`,
  refunded: 'Refunderet',
  day: (from, to, count) => `Din dag fra ${from} til ${to}: ${count === 1 ? '1 aftale' : `${count} aftaler`}`,
};

export const todayMessages: Record<Language, typeof en> = { en, da };
export type TodayWords = typeof en;
