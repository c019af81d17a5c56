import type { Language } from '#studio/shared/language.ts';
import { type WidgetWords, widgetWords } from '../booking/widget.messages.ts';

/** The booking widget's words where a free half hour is chosen; the rest are the session's. */
const en: WidgetWords = {
  ...widgetWords.en,
  title: 'Choose your half hour',
  lead: 'Free, {minutes} minutes. {zoneNote}',
  holdNote: 'We hold the time for {holdLength}. Confirm it from our email to book.',
  noTimes: 'No times are free in the next seven days. New ones open every day.',
  book: 'Request this time',
  holdBusy: 'Sending...',
  onItsPage: 'Open the booking page',
  receivedTitle: 'Check your email',
  receivedText: 'We’ve emailed {email}. Confirm within {holdLength} and the half hour is booked.',
  again: 'Choose another time or email',
  missingEmail: 'Enter the email address we should write to.',
};

const da: WidgetWords = {
  ...widgetWords.da,
  title: 'Vælg din halve time',
  lead: 'Gratis, {minutes} minutter. {zoneNote}',
  holdNote: 'Tiden er reserveret i {holdLength}; knappen i vores mail booker den.',
  noTimes: 'Der er ingen ledige halve timer de næste syv dage. Der kommer nye hver dag.',
  book: 'Send mig mailen',
  holdBusy: 'Sender...',
  receivedTitle: 'Kig nu i din mail',
  receivedText:
    'Vi har skrevet til {email}. Tryk på knappen i mailen inden {holdLength}, så er den halve time booket.',
  again: 'En anden tid eller en anden adresse',
  missingEmail: 'Skriv den adresse, mailen skal sendes til.',
};

export const consultationWords: Record<Language, WidgetWords> = { en, da };

const pages = {
  en: {
    title: 'Free consultation',
    seeTimes: 'See available times',
    loading: 'Loading available times...',
    confirm: {
      title: 'Book the consultation',
      lead: 'One click and the half hour is yours. It’s free.',
      button: 'Book my consultation',
    },
    booked: {
      title: 'Consultation booked',
      lead: 'We’ve emailed you a calendar file and a link to reschedule or cancel.',
    },
    ended: {
      title: 'Your hold has expired',
      lead: 'The link works for 30 minutes, and this half hour is no longer on hold. Nothing was booked.',
      button: 'See available times',
    },
    outside: {
      note: (host: string) =>
        `Times are shown in a calendar from ${host}. We load it only when you ask, and ${host} will then know that you visited.`,
      open: 'Open the calendar in a new tab',
      show: 'Show it here',
      frame: 'Consultation calendar',
    },
  },
  da: {
    title: 'Gratis samtale',
    seeTimes: 'Se ledige tider',
    loading: 'Finder ledige tider...',
    confirm: {
      title: 'Book samtalen',
      lead: 'Et tryk, så er den halve time din. Den er gratis.',
      button: 'Book min samtale',
    },
    booked: {
      title: 'Samtalen er booket',
      lead: 'En mail med en fil til din kalender er på vej. I den er der også et link til at flytte eller afbestille.',
    },
    ended: {
      title: 'Tiden er ledig igen',
      lead: 'Knappen virker i 30 minutter, og den halve time er ikke længere reserveret. Der er ikke booket noget.',
      button: 'Se ledige tider',
    },
    outside: {
      note: (host: string) =>
        `Tiderne står i en kalender hos ${host}. Den hentes kun, når du beder om det, og ejeren ser så, at du kom forbi.`,
      open: 'Åbn kalenderen i en ny fane',
      show: 'Vis den her',
      frame: 'Kalender med gratis samtaler',
    },
  },
};

export const consultationPages: Record<Language, typeof pages.en> = pages;
