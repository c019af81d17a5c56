import { testPatienceSeconds } from '#studio/settings/connections.ts';
import type { Language } from '#studio/shared/language.ts';
import { da as daFields, en as enFields } from './setting-fields.messages.ts';

const en = {
  ...enFields,
  title: 'Settings',
  lead: 'Changes apply at once: on every page, in every email and for every new booking.',
  back: 'Settings',
  groups: {
    studio: { name: 'The studio', text: 'Name, coach, address, company number, links' },
    opening: { name: 'Opening hours', text: 'When sessions and consultations can be booked' },
    exceptions: { name: 'Closed days and extra hours', text: 'Holidays, days off and single openings' },
    calendars: {
      name: 'Calendars',
      text: 'Busy times of your other calendars, and an address to subscribe to',
    },
    booking: { name: 'Booking', text: 'Holds, notice, rescheduling, breaks, payment at the session, place' },
    classes: { name: 'Weekly classes', text: 'Day, time and meeting link' },
    shipping: { name: 'Delivery', text: 'What it costs to send, by country' },
    vouchers: { name: 'Gift cards', text: 'When VAT is charged, with a note for your accountant' },
    rates: { name: 'Exchange rates', text: 'For the VAT line of receipts in EUR and USD' },
    limits: { name: 'Limits', text: 'How many requests one visitor can make in an hour' },
    connections: { name: 'Connections', text: 'Payments, email, files, printer, each with a test' },
  },
  all: 'All settings',
  account: { name: 'Account and security', text: 'Email, password, two-step verification, devices' },
  audit: { name: 'Activity log', text: 'What was changed, and who did it' },
  setUp: {
    title: 'Get set up',
    studio: {
      title: 'Add your studio details',
      text: (samples: string) => `Still sample content: ${samples}.`,
      href: '/admin/settings/studio',
      link: 'Edit studio details',
    },
    dates: {
      title: 'Replace the sample dates',
      text: (count: number) =>
        count === 1 ? '1 date of a programme is a sample.' : `${count} dates of programmes are samples.`,
      href: '/admin/dates',
      link: 'View dates',
    },
    connection: {
      title: (kind: string) => `Connect: ${kind}`,
      href: '/admin/settings/connections',
      link: 'View connections',
    },
  },
  save: 'Save',
  saved: 'Saved',
  notSaved: 'Not saved',
  lookAgain: 'Please check the marked fields.',
  changedMeanwhile:
    'Someone else has changed these settings. What you typed is still here. Check theirs in another window, then save again.',
  fixedBy: (variable: string) => `Fixed by ${variable}. Change it where the site is started.`,
  stillSample: 'Sample content:',
  steps: {
    label: 'Getting started',
    of: (step: number, count: number) => `Step ${step} of ${count}`,
    later: 'Later',
    saveAndOn: 'Save and continue',
    laterNote: 'You’ll find all of this again in Settings.',
    done: 'Go to admin',
  },
  rates: {
    lead: 'Set one when you begin to sell in a currency, and whenever your accountant tells you to. Rates are never changed, only added.',
    currency: 'Currency',
    rate: 'One of it in DKK',
    rateHint: 'Like 7.46',
    day: 'Valid from',
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
    state: 'Status',
    set: 'To set',
    test: 'Test it',
    tested: 'Tested just now',
    kinds: {
      payments: 'Payments',
      mail: 'Email',
      files: 'Files',
      printer: 'Printer',
    },
    states: {
      stripe: 'Stripe is connected',
      'stripe-test': 'Stripe is connected, with a test key: no real money',
      'test-checkout': 'Test mode: no real payments',
      closed: 'Nothing can be bought: no payments are connected',
      smtp: 'Emails go out by your mail server',
      outbox: 'Emails stay on this computer, in the outbox',
      waiting: 'Emails wait: no mail server is connected',
      s3: 'Uploads are stored in object storage',
      disk: 'Uploads are stored on this computer',
      printful: 'Printful is connected',
      'no-printer': 'No printer is connected: what is made to order is a task on your list',
    },
    results: {
      works: 'Connected. The key works.',
      'mail-sent': (to: string) => `An email is on its way to ${to}.`,
      'mail-kept': 'It would be written and shown in the outbox. With SMTP_URL it goes out.',
      refused: (names: string) =>
        `The connection works, but access was refused: a key, a password or an address is wrong. Check ${names}, then start the studio again.`,
      'no-answer': (names: string) =>
        `No answer. Try again in a few minutes; if there’s still no answer, check this computer’s connection and ${names}, then start the studio again.`,
      'too-slow': (names: string) =>
        `No answer within ${testPatienceSeconds} seconds. Try again in a few minutes; if it stays slow, check this computer’s connection and ${names}.`,
      'not-connected': 'Nothing is connected that could be tested.',
    },
  },
};

const da: typeof en = {
  ...daFields,
  title: 'Indstillinger',
  lead: 'Det, du ændrer her, gælder med det samme: på hver side, i hver e-mail, for hver booking fra nu af.',
  back: 'Indstillinger',
  groups: {
    studio: { name: 'Studiet', text: 'Navn, coach, adresse, CVR, links' },
    opening: { name: 'Åbningstider', text: 'Hvornår timer og samtaler kan bookes' },
    exceptions: { name: 'Lukkedage og ekstra timer', text: 'Helligdage, fridage og enkelte åbninger' },
    calendars: {
      name: 'Kalendere',
      text: 'Optagne tider i dine andre kalendere, og en adresse at abonnere på',
    },
    booking: { name: 'Booking', text: 'Reservation, varsel, flytninger, pauser, betaling ved timen, sted' },
    classes: { name: 'Ugentlige hold', text: 'Dag, klokkeslæt og mødelink' },
    shipping: { name: 'Levering', text: 'Hvad det koster at sende, efter land' },
    vouchers: { name: 'Gavekort', text: 'Hvornår der beregnes moms, med en note til din revisor' },
    rates: { name: 'Valutakurser', text: 'Til momslinjen på kvitteringer i EUR og USD' },
    limits: { name: 'Grænser', text: 'Hvor mange forespørgsler én besøgende kan sende på en time' },
    connections: {
      name: 'Tilslutninger',
      text: 'Betaling, e-mail, filer og trykkeri, hver med en prøve',
    },
  },
  all: 'Alle indstillinger',
  account: { name: 'Konto og sikkerhed', text: 'E-mail, adgangskode, totrinsgodkendelse, enheder' },
  audit: { name: 'Aktivitetslog', text: 'Hvad der er ændret, og hvem der gjorde det' },
  setUp: {
    title: 'Kom godt i gang',
    studio: {
      title: 'Udfyld studiets oplysninger',
      text: (samples) => `Stadig eksempelindhold: ${samples}.`,
      href: '/admin/settings/studio',
      link: 'Ret studiets oplysninger',
    },
    dates: {
      title: 'Udskift eksempelholdene',
      text: (count) => (count === 1 ? '1 hold er et eksempel.' : `${count} hold er eksempler.`),
      href: '/admin/dates',
      link: 'Se holdene',
    },
    connection: {
      title: (kind) => `Tilslut: ${kind}`,
      href: '/admin/settings/connections',
      link: 'Se tilslutningerne',
    },
  },
  save: 'Gem',
  saved: 'Gemt',
  notSaved: 'Ikke gemt',
  lookAgain: 'Se de markerede felter efter.',
  changedMeanwhile:
    'En anden har ændret indstillingerne. Det, du skrev, er her stadig. Se de nye i et andet vindue, og gem så igen.',
  fixedBy: (variable) => `Fastlagt af ${variable}. Det ændres dér, hvor siden startes.`,
  stillSample: 'Eksempelindhold:',
  steps: {
    label: 'Kom godt i gang',
    of: (step, count) => `Trin ${step} af ${count}`,
    later: 'Senere',
    saveAndOn: 'Gem, og fortsæt',
    laterNote: 'Du finder det hele igen under Indstillinger.',
    done: 'Gå til administrationen',
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
      mail: 'E-mail',
      files: 'Filer',
      printer: 'Trykkeri',
    },
    states: {
      stripe: 'Stripe er tilsluttet',
      'stripe-test': 'Stripe er tilsluttet med en testnøgle: ingen rigtige penge',
      'test-checkout': 'Testtilstand: ingen rigtige betalinger',
      closed: 'Intet kan købes: der er ikke tilsluttet betaling',
      smtp: 'E-mails går ud med din mailserver',
      outbox: 'E-mails bliver på denne computer, i udbakken',
      waiting: 'E-mails venter: der er ikke tilsluttet en mailserver',
      s3: 'Uploads ligger i objektlager',
      disk: 'Uploads ligger på denne computers disk',
      printful: 'Printful er tilsluttet',
      'no-printer': 'Intet trykkeri er tilsluttet: det, der laves på bestilling, er en opgave på din liste',
    },
    results: {
      works: 'Der er forbindelse, og nøglen virker.',
      'mail-sent': (to) => `En e-mail er på vej til ${to}.`,
      'mail-kept': 'Den ville blive skrevet og vist i udbakken. Med SMTP_URL går den ud.',
      refused: (names) =>
        `Der er forbindelse, men adgangen blev afvist: En nøgle, en adgangskode eller en adresse er forkert. Tjek ${names}, og start studiet igen.`,
      'no-answer': (names) =>
        `Intet svar. Prøv igen om et par minutter; er der stadig intet svar, så tjek computerens forbindelse og ${names}, og start studiet igen.`,
      'too-slow': (names) =>
        `Intet svar inden for ${testPatienceSeconds} sekunder. Prøv igen om et par minutter; er den stadig langsom, så tjek computerens forbindelse og ${names}.`,
      'not-connected': 'Der er intet tilsluttet, som kan prøves.',
    },
  },
};

export const settingsMessages: Record<Language, typeof en> = { en, da };
export type SettingsWords = typeof en;
