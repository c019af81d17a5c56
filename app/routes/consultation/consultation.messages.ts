import type { Language } from '#studio/shared/language.ts';
import { type WidgetWords, widgetWords } from '../booking/widget.messages.ts';

/** The booking widget's words where a free half hour is chosen; the rest are the session's. */
const en: WidgetWords = {
  ...widgetWords.en,
  title: 'Pick your half hour',
  lead: 'Free, {minutes} minutes. {zoneNote}',
  holdNote: 'We keep the time for {holdLength}; the button in our mail books it.',
  noTimes: 'There is no free half hour in the coming seven days. New ones appear every day.',
  book: 'Send me the mail',
  holdBusy: 'Sending...',
  onItsPage: 'See the free times on a page of their own',
  receivedTitle: 'Now look into your mail',
  receivedText:
    'We have written to {email}. Press the button in the mail within {holdLength}, and the half hour is booked.',
  again: 'Another time, or another address',
  missingEmail: 'Write the address that the mail goes to.',
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
    seeTimes: 'See free times',
    loading: 'Looking for free times...',
    confirm: {
      title: 'Book the consultation',
      lead: 'One press, and the half hour is yours. It is free.',
      button: 'Book my consultation',
    },
    booked: {
      title: 'Consultation booked',
      lead: 'A mail with a file for your calendar is on its way. It also has the link to move or cancel.',
    },
    ended: {
      title: 'The time has opened again',
      lead: 'The button works for 30 minutes, and this half hour is no longer kept. Nothing was booked.',
      button: 'See free times',
    },
    outside: {
      note: (host: string) =>
        `The times stand in a calendar at ${host}. It is loaded only when you ask for it, and its owner then sees that you came.`,
      open: 'Open the calendar in a new tab',
      show: 'Show it here',
      frame: 'Calendar of free consultations',
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
