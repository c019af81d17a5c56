import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const todayMessages = inBoth({
  title: ['Today', 'I dag'],
  newBooking: ['New booking', 'Ny booking'],
  tasks: ['To do', 'Dine opgaver'],
  later: ['Later today', 'Senere i dag'],
  nothingLater: ['Nothing more today.', 'Der er ikke mere i dag.'],
  samplesLeft: (count: number) =>
    count === 1
      ? ['1 sample text left on your website', '1 eksempeltekst er tilbage på hjemmesiden']
      : [`${count} sample texts left on your website`, `${count} eksempeltekster er tilbage på hjemmesiden`],
  freed: ['Free again', 'Ledig igen'],
  cancelled: (name: string) => [`${name} cancelled`, `${name} aflyste`],
  accountDeleted: ['Account deleted', 'Konto slettet'],
  suspected: (count: number) => [
    count === 1 ? '1 message looks like spam' : `${count} messages look like spam`,
    count === 1 ? '1 besked ligner spam' : `${count} beskeder ligner spam`,
  ],
  undelivered: (count: number, reason: string) => [
    `${count === 1 ? '1 email asking' : `${count} emails asking`} to confirm an address couldn’t be delivered in the last 7 days${reason && ` (most recently: ${reason.replace(/\.$/, '')})`}. Usually the address is misspelled, and you don’t need to do anything.`,
    `${count === 1 ? '1 e-mail, der beder' : `${count} e-mails, der beder`} om at bekræfte en adresse, kunne ikke leveres de seneste 7 dage${reason && ` (senest: ${reason.replace(/\.$/, '')})`}. Som regel er adressen stavet forkert, og du skal ikke gøre noget.`,
  ],
  now: ['now', 'nu'],
  calendar: common.calendar,
  nextSession: ['Next session', 'Næste time'],
  noSessions: ['No more sessions today', 'Ikke flere timer i dag'],
  next: (what: string) => [`Next: ${what}`, `Næste: ${what}`],
  noneBooked: ['No sessions are booked yet.', 'Der er ingen bookede timer endnu.'],
  openBrief: ['Open brief', 'Åbn noter'],
  openBooking: ['Open booking', 'Åbn booking'],
  openCalendar: ['Open calendar', 'Åbn kalenderen'],
  calendarFailing: (name: string) => [`${name} can’t be read`, `${name} kan ikke læses`],
  calendarNotWritten: (name: string) => [
    `Bookings can’t be written to ${name}`,
    `Bookinger kan ikke skrives i ${name}`,
  ],
  calendarWritesLater: (reason: string) => [
    `${reason}. We keep trying, at least once an hour.`,
    `${reason}. Vi bliver ved med at prøve, mindst én gang i timen.`,
  ],
  calendarSince: (reason: string, since: string | null) =>
    since
      ? [
          `${reason}. Last read ${since}; the busy times from then still apply.`,
          `${reason}. Sidst læst ${since}. De optagne tider derfra gælder stadig.`,
        ]
      : [`${reason}. It has never been read.`, `${reason}. Den er aldrig blevet læst.`],
  calendarInPart: (name: string) => [`Not everything in ${name} can be read`, `Ikke alt i ${name} kan læses`],
  calendarLeftOut: [
    'Those times may be booked. Block them yourself, or correct them in that calendar.',
    'De tider kan blive booket. Spær dem selv, eller ret dem i kalenderen.',
  ],
  openCalendars: ['View calendars', 'Se kalendere'],
  in: (minutes: number) =>
    minutes <= 0
      ? ['now', 'nu']
      : minutes < 60
        ? [`in ${minutes} min`, `om ${minutes} min.`]
        : [
            `in ${Math.floor(minutes / 60)} h${minutes % 60 ? ` ${minutes % 60} min` : ''}`,
            `om ${Math.floor(minutes / 60)} t.${minutes % 60 ? ` ${minutes % 60} min.` : ''}`,
          ],
  minutes: (count: number) => [`${count} min`, `${count} min.`],
  session: (number: number) =>
    number === 1 ? ['first session', 'første time'] : [`session ${number}`, `time nr. ${number}`],
  consultation: ['consultation', 'samtale'],
  paysAtSession: ['pays at the session', 'betaler ved timen'],
  goal: ['Goal:', 'Mål:'],
  entry: ['From the journal:', 'Fra dagbogen:'],
  figures: ['Figures', 'Nøgletal'],
  received: (month: string) => [`Received in ${month}`, `Modtaget i ${month}`],
  compared: (difference: string, sign: number, month: string) =>
    sign === 0
      ? [`As much as at this point in ${month}`, `Lige så meget som på samme tid i ${month}`]
      : [
          `${difference} ${sign > 0 ? 'more' : 'less'} than at this point in ${month}`,
          `${difference} ${sign > 0 ? 'mere' : 'mindre'} end på samme tid i ${month}`,
        ],
  outstanding: (count: number) => [
    `Outstanding, ${count === 1 ? '1 payment' : `${count} payments`}`,
    `Udestående, ${count === 1 ? '1 betaling' : `${count} betalinger`}`,
  ],
  refunded: common.refunded,
  day: (from: string, to: string, count: number) => [
    `Your day from ${from} to ${to}: ${count === 1 ? '1 entry' : `${count} entries`}`,
    `Din dag fra ${from} til ${to}: ${count === 1 ? '1 aftale' : `${count} aftaler`}`,
  ],
});

export type TodayWords = (typeof todayMessages)['en'];
