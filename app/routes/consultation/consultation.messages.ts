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
  failedNote: 'Check your connection and try again.',
};

const da: WidgetWords = {
  ...widgetWords.da,
  title: 'Vælg din halve time',
  lead: 'Gratis, {minutes} minutter. {zoneNote}',
  holdNote: 'Vi reserverer tiden i {holdLength}. Book den med knappen i vores e-mail.',
  noTimes: 'Der er ingen ledige halve timer de næste syv dage. Der kommer nye hver dag.',
  book: 'Anmod om tiden',
  holdBusy: 'Sender...',
  receivedTitle: 'Tjek din indbakke',
  receivedText:
    'Vi har skrevet til {email}. Bekræft med knappen i e-mailen inden for {holdLength}, så er samtalen booket.',
  again: 'En anden tid eller en anden adresse',
  missingEmail: 'Skriv den e-mailadresse, vi skal skrive til.',
  failedNote: 'Tjek din forbindelse, og prøv igen.',
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
      lead: 'Ét klik, så er tiden din. Samtalen er gratis.',
      button: 'Book min samtale',
    },
    booked: {
      title: 'Samtalen er booket',
      lead: 'Vi har sendt dig en e-mail med en kalenderfil og et link til at flytte eller aflyse.',
    },
    ended: {
      title: 'Tiden er ledig igen',
      lead: 'Linket virker i 30 minutter, og tiden er ikke længere reserveret. Der er ikke booket noget.',
      button: 'Se ledige tider',
    },
    outside: {
      note: (host: string) =>
        `Kalenderen ligger hos ${host}. Vi henter den først, når du beder om det, og så kan ejeren se dit besøg.`,
      open: 'Åbn kalenderen i en ny fane',
      show: 'Vis den her',
      frame: 'Kalender med gratis samtaler',
    },
  },
};

export const consultationPages: Record<Language, typeof pages.en> = pages;
