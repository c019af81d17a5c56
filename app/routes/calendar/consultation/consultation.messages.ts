import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { type WidgetWords, widgetPairs } from '../booking/widget.messages.ts';

/** The booking widget's words where a free half hour is chosen; the rest are the session's. */
export const consultationWords = inBoth<Pairs<WidgetWords>>({
  ...widgetPairs,
  // A range is shown with a session only.
  showRange: ['', ''],
  title: ['Choose your half hour', 'Vælg din halve time'],
  lead: ['Free, {minutes} minutes. {zoneNote}', 'Gratis, {minutes} minutter. {zoneNote}'],
  holdNote: [
    'We hold yours for {holdLength}: confirm it from our email.',
    'Vi reserverer din i {holdLength}: bekræft den med linket, vi sender.',
  ],
  noTimes: [
    'No times are free in the next seven days. New ones open every day.',
    'Der er ingen ledige halve timer de næste syv dage. Der kommer nye hver dag.',
  ],
  book: ['Request this time', 'Bed om tiden'],
  holdBusy: ['Sending...', 'Sender...'],
  receivedTitle: ['Check your email', 'Tjek din indbakke'],
  receivedText: [
    'We’ve emailed {email}. Confirm within {holdLength} and the half hour is booked.',
    'Vi har skrevet til {email}. Bekræft med knappen i e-mailen inden for {holdLength}, så er samtalen booket.',
  ],
  again: ['Choose another time or email', 'Vælg en anden tid eller e-mail'],
  missingEmail: [
    'Enter the email address we should write to.',
    'Skriv den e-mailadresse, vi skal skrive til.',
  ],
  failedNote: ['Check your connection and try again.', 'Tjek din forbindelse, og prøv igen.'],
});

export const consultationPages = inBoth({
  title: ['Free consultation', 'Gratis samtale'],
  free: ['Free', 'Gratis'],
  seeTimes: ['See available times', 'Se ledige tider'],
  loading: ['Loading available times...', 'Finder ledige tider...'],
  confirm: {
    title: ['Book the consultation', 'Book samtalen'],
    lead: [
      'One click and the half hour is yours. It’s free.',
      'Ét klik, så er tiden din. Samtalen er gratis.',
    ],
    button: ['Book my consultation', 'Book min samtale'],
  },
  booked: {
    title: ['Consultation booked', 'Samtalen er booket'],
    lead: [
      'We’ve emailed you a calendar file and a link to reschedule or cancel.',
      'Vi har sendt dig en e-mail med en kalenderfil og et link til at flytte eller aflyse.',
    ],
  },
  ended: {
    title: ['Your hold has expired', 'Tiden er ledig igen'],
    lead: [
      'The link works for 30 minutes, and this half hour is no longer on hold. Nothing was booked.',
      'Linket virker i 30 minutter, og tiden er ikke længere reserveret. Der er ikke booket noget.',
    ],
    button: ['See available times', 'Se ledige tider'],
  },
  outside: {
    note: (host: string) => [
      `Times are shown in a calendar from ${host}. We load it only when you ask, and ${host} will then know that you visited.`,
      `Kalenderen ligger hos ${host}. Vi henter den først, når du beder om det, og så kan ${host} se dit besøg.`,
    ],
    open: ['Open the calendar in a new tab', 'Åbn kalenderen i en ny fane'],
    show: ['Show it here', 'Vis den her'],
    frame: ['Consultation calendar', 'Kalender med gratis samtaler'],
  },
});
