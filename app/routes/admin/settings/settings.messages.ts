import { testPatienceSeconds } from '#studio/settings/connections.ts';
import type { Language } from '#studio/shared/language.ts';
import { da as daFields, en as enFields } from './setting-fields.messages.ts';

const en = {
  ...enFields,
  title: 'Settings',
  lead: 'What you change here is true at once: on every page, in every mail, for every booking from now on.',
  back: 'Settings',
  groups: {
    studio: { name: 'The studio', text: 'Name, coach, address, company number, links' },
    opening: { name: 'Opening hours', text: 'When sessions and consultations can be booked' },
    booking: { name: 'Booking', text: 'Hold, notice, moves, pauses, pay at the lesson, place' },
    classes: { name: 'Weekly classes', text: 'Day, time and meeting link' },
    shipping: { name: 'Delivery', text: 'What it costs to send, by country' },
    rates: { name: 'Exchange rates', text: 'For the VAT line of receipts in EUR and USD' },
    limits: { name: 'Limits', text: 'How much one visitor may ask for in an hour' },
    connections: { name: 'What is connected', text: 'Payments, mail, files, printer, each with a test' },
  },
  save: 'Save',
  saved: 'Saved. It is true from now on.',
  notSaved: 'Not saved',
  lookAgain: 'Some fields need another look.',
  changedMeanwhile:
    'Somebody has changed these settings meanwhile. What you typed stands here. Look at them in another window, then save again.',
  fixedBy: (variable: string) => `Fixed by ${variable}. Change it where the site is started.`,
  stillSample: 'Still invented:',
  steps: {
    label: 'First steps',
    of: (step: number, count: number) => `Step ${step} of ${count}`,
    later: 'Later',
    saveAndOn: 'Save and go on',
    laterNote: 'Everything here is found again in Settings.',
    done: 'Go to your desk',
  },
  rates: {
    lead: 'Set one when you begin to sell in a currency, and whenever your accountant tells you to. Rates are never changed, only added.',
    currency: 'Currency',
    rate: 'One of it in DKK',
    rateHint: 'Like 7.46',
    day: 'True from',
    add: 'Add rate',
    none: 'No rate is set yet. Receipts in EUR and USD are marked for the accountant.',
    caption: 'Rates so far',
    added: 'Added.',
    fields: {
      currency: 'EUR or USD.',
      rate: 'A number like 7.46.',
      day: 'Choose a day.',
    },
  },
  connections: {
    lead: 'Keys and passwords are never kept here: they are set where the site is started, as variables.',
    state: 'How it stands',
    set: 'To set',
    test: 'Test it',
    tested: 'Tested just now',
    kinds: {
      payments: 'Payments',
      mail: 'Mail',
      files: 'Files',
      printer: 'Printer',
    },
    states: {
      stripe: 'Stripe is connected',
      'stripe-test': 'Stripe is connected, with a test key: no real money',
      'test-checkout': 'The test checkout plays the bank: no real money',
      closed: 'Nothing can be bought: no payments are connected',
      smtp: 'Mails go out by your mail server',
      outbox: 'Mails stay on this computer, in the outbox',
      waiting: 'Mails wait: no mail server is connected',
      s3: 'Uploads lie in object storage',
      disk: 'Uploads lie on the disk of this computer',
      printful: 'Printful is connected',
      'no-printer': 'No printer is connected: what is made on order is a task on your list',
    },
    results: {
      works: 'It answers, and the key fits.',
      'mail-sent': (to: string) => `A mail is on its way to ${to}.`,
      'mail-kept': 'It would be written and shown in the outbox. With SMTP_URL it goes out.',
      refused: (names: string) =>
        `It answers, but says no: a key, a password or an address is wrong. Check ${names}, then start the studio again.`,
      'no-answer': (names: string) =>
        `No answer. Try again in a few minutes; if it stays silent, check this computer’s connection and ${names}, then start the studio again.`,
      'too-slow': (names: string) =>
        `No answer within ${testPatienceSeconds} seconds. Try again in a few minutes; if it stays slow, check this computer’s connection and ${names}.`,
      'not-connected': 'Nothing is connected that could be tested.',
    },
  },
};

const da: typeof en = {
  ...daFields,
  title: 'Indstillinger',
  lead: 'Det, du ændrer her, gælder med det samme: på hver side, i hver mail, for hver booking fra nu af.',
  back: 'Indstillinger',
  groups: {
    studio: { name: 'Studiet', text: 'Navn, coach, adresse, CVR, links' },
    opening: { name: 'Åbningstider', text: 'Hvornår timer og samtaler kan bookes' },
    booking: { name: 'Booking', text: 'Reservation, varsel, flytninger, pauser, betaling ved timen, sted' },
    classes: { name: 'Ugentlige hold', text: 'Dag, klokkeslæt og mødelink' },
    shipping: { name: 'Levering', text: 'Hvad det koster at sende, efter land' },
    rates: { name: 'Valutakurser', text: 'Til momslinjen på kvitteringer i EUR og USD' },
    limits: { name: 'Grænser', text: 'Hvor meget én besøgende kan bede om på en time' },
    connections: {
      name: 'Tilslutninger',
      text: 'Betaling, mail, filer og trykkeri, hver med en prøve',
    },
  },
  save: 'Gem',
  saved: 'Gemt. Det gælder fra nu af.',
  notSaved: 'Ikke gemt',
  lookAgain: 'Se de markerede felter efter.',
  changedMeanwhile:
    'Nogen har ændret indstillingerne imens. Det, du skrev, står her. Se dem i et andet vindue, og gem så igen.',
  fixedBy: (variable) => `Fastlagt af ${variable}. Det ændres dér, hvor siden startes.`,
  stillSample: 'Stadig opdigtet:',
  steps: {
    label: 'De første skridt',
    of: (step, count) => `Trin ${step} af ${count}`,
    later: 'Senere',
    saveAndOn: 'Gem og gå videre',
    laterNote: 'Alt her findes igen under Indstillinger.',
    done: 'Gå til dit skrivebord',
  },
  rates: {
    lead: 'Sæt en, når du begynder at sælge i en valuta, og når din revisor siger det. Kurser ændres aldrig, der kommer kun nye til.',
    currency: 'Valuta',
    rate: 'Kurs i DKK',
    rateHint: 'For 1 EUR eller 1 USD, som 7,46',
    day: 'Gælder fra',
    add: 'Tilføj kurs',
    none: 'Der er ingen kurs endnu. Kvitteringer i EUR og USD mærkes til revisoren.',
    caption: 'Valutakurser indtil nu',
    added: 'Tilføjet.',
    fields: {
      currency: 'EUR eller USD.',
      rate: 'Et tal som 7,46.',
      day: 'Vælg en dag.',
    },
  },
  connections: {
    lead: 'Nøgler og adgangskoder gemmes aldrig her: de sættes dér, hvor siden startes, som variabler.',
    state: 'Status',
    set: 'Skal sættes',
    test: 'Prøv det',
    tested: 'Prøvet lige nu',
    kinds: {
      payments: 'Betaling',
      mail: 'Mail',
      files: 'Filer',
      printer: 'Trykkeri',
    },
    states: {
      stripe: 'Stripe er tilsluttet',
      'stripe-test': 'Stripe er tilsluttet med en testnøgle: ingen rigtige penge',
      'test-checkout': 'Testbetalingen spiller bank: ingen rigtige penge',
      closed: 'Intet kan købes: der er ikke tilsluttet betaling',
      smtp: 'Mails går ud med din mailserver',
      outbox: 'Mails bliver på denne computer, i udbakken',
      waiting: 'Mails venter: der er ikke tilsluttet en mailserver',
      s3: 'Uploads ligger i objektlager',
      disk: 'Uploads ligger på denne computers disk',
      printful: 'Printful er tilsluttet',
      'no-printer': 'Intet trykkeri er tilsluttet: det, der laves på bestilling, er en opgave på din liste',
    },
    results: {
      works: 'Den svarer, og nøglen passer.',
      'mail-sent': (to) => `En mail er på vej til ${to}.`,
      'mail-kept': 'Den ville blive skrevet og vist i udbakken. Med SMTP_URL går den ud.',
      refused: (names) =>
        `Den svarer, men siger nej: en nøgle, en adgangskode eller en adresse er forkert. Se efter i ${names}, og start studiet igen.`,
      'no-answer': (names) =>
        `Intet svar. Prøv igen om et par minutter; er der stadig tavst, så se efter computerens forbindelse og ${names}, og start studiet igen.`,
      'too-slow': (names) =>
        `Intet svar inden for ${testPatienceSeconds} sekunder. Prøv igen om et par minutter; er den stadig langsom, så se efter computerens forbindelse og ${names}.`,
      'not-connected': 'Der er intet tilsluttet, som kan prøves.',
    },
  },
};

export const settingsMessages: Record<Language, typeof en> = { en, da };
export type SettingsWords = typeof en;
