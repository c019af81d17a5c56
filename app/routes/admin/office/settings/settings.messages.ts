import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const settingsMessages = inBoth({
  title: common.settings,
  lead: [
    'Changes apply at once: on every page, in every email and for every new booking.',
    'Ændringer gælder med det samme: på alle sider, i alle e-mails og for alle nye bookinger.',
  ],
  back: common.settings,
  groups: {
    studio: {
      name: ['The studio', 'Studiet'],
      text: ['Name, coach, address, company number, links', 'Navn, coach, adresse, CVR, links'],
    },
    opening: {
      name: ['Opening hours', 'Åbningstider'],
      text: ['When sessions and consultations can be booked', 'Hvornår timer og samtaler kan bookes'],
    },
    exceptions: {
      name: ['Closed days and extra hours', 'Lukkedage og ekstra timer'],
      text: ['Holidays, days off and single openings', 'Helligdage, fridage og enkelte åbninger'],
    },
    calendars: {
      name: ['Calendars', 'Kalendere'],
      text: [
        'Busy times of your other calendars, and an address to subscribe to',
        'Optagne tider i dine andre kalendere, og en adresse at abonnere på',
      ],
    },
    notifications: {
      name: ['Notifications', 'Notifikationer'],
      text: [
        'On your phone and computer, and a daily summary by email',
        'På din telefon og computer, og et dagligt overblik på e-mail',
      ],
    },
    booking: {
      name: 'Booking',
      text: [
        'Holds, notice, rescheduling, breaks, payment at the session, place',
        'Reservation, varsel, flytninger, pauser, betaling ved timen, sted',
      ],
    },
    classes: {
      name: ['Weekly classes', 'Ugentlige hold'],
      text: ['Day, time and meeting link', 'Dag, klokkeslæt og mødelink'],
    },
    shipping: {
      name: ['Delivery', 'Levering'],
      text: ['What it costs to send, by country', 'Hvad det koster at sende, efter land'],
    },
    invoices: {
      name: ['Invoices', 'Fakturaer'],
      text: ['Due date, bank details, reminders', 'Frist, bankoplysninger, påmindelser'],
    },
    vouchers: {
      name: common.giftCards,
      text: [
        'When VAT is charged, with a note for your accountant',
        'Hvornår der beregnes moms, med en note til din revisor',
      ],
    },
    rates: {
      name: ['Exchange rates', 'Valutakurser'],
      text: ['For the VAT line of receipts in EUR and USD', 'Til momslinjen på kvitteringer i EUR og USD'],
    },
    limits: {
      name: ['Limits', 'Grænser'],
      text: [
        'How many requests one visitor can make in an hour',
        'Hvor mange forespørgsler én besøgende kan sende på en time',
      ],
    },
    connections: {
      name: ['Connections', 'Tilslutninger'],
      text: [
        'Payments, email, files, printer, each with a test',
        'Betaling, e-mail, filer og trykkeri, hver med en prøve',
      ],
    },
  },
  hoursTabs: { weekly: ['Every week', 'Hver uge'] },
  all: ['All settings', 'Alle indstillinger'],
  account: {
    name: ['Account and security', 'Konto og sikkerhed'],
    text: [
      'Email, password, two-step verification, devices',
      'E-mail, adgangskode, totrinsgodkendelse, enheder',
    ],
  },
  audit: {
    name: ['Activity log', 'Aktivitetslog'],
    text: ['What was changed, and who did it', 'Hvad der er ændret, og hvem der gjorde det'],
  },
  setUp: {
    title: ['Get set up', 'Kom godt i gang'],
    start: ['Start with your own studio', 'Start med dit eget studie'],
  },
  save: common.save,
  saved: common.saved,
  notSaved: common.notSaved,
  lookAgain: ['Please check the marked fields.', 'Se de markerede felter efter.'],
  changedMeanwhile: [
    'Someone else has changed these settings. What you typed is still here. Check theirs in another window, then save again.',
    'En anden har ændret indstillingerne. Det, du skrev, er her stadig. Se de nye i et andet vindue, og gem så igen.',
  ],
  fixedBy: (variable: string) => [
    `Fixed by ${variable}. Change it where the site is started.`,
    `Fastlagt af ${variable}. Det ændres dér, hvor siden startes.`,
  ],
  stillSample: ['Sample content:', 'Eksempelindhold:'],
  steps: {
    label: ['Getting started', 'Kom godt i gang'],
    of: (step: number, count: number) => [`Step ${step} of ${count}`, `Trin ${step} af ${count}`],
    later: ['Later', 'Senere'],
    saveAndOn: ['Save and continue', 'Gem, og fortsæt'],
    laterNote: ['You’ll find all of this again in Settings.', 'Du finder det hele igen under Indstillinger.'],
    done: ['Go to admin', 'Gå til administrationen'],
  },
  rates: {
    lead: [
      'Set one when you start selling in a currency, and when your accountant asks you to. A rate that no receipt has used can be withdrawn.',
      'Angiv en, når du begynder at sælge i en valuta, og når din revisor beder om det. En kurs, som ingen kvittering har brugt, kan trækkes tilbage.',
    ],
    currency: common.currency,
    rate: ['One of it in DKK', 'Kurs i DKK'],
    rateHint: ['Like 7.46', 'For 1 EUR eller 1 USD, som 7,46'],
    day: ['Valid from', 'Gælder fra'],
    add: ['Add rate', 'Tilføj kurs'],
    none: [
      'No rate is set yet. Receipts in EUR and USD are marked for the accountant.',
      'Der er ingen kurs endnu. Kvitteringer i EUR og USD mærkes til revisoren.',
    ],
    caption: ['Rates so far', 'Valutakurser indtil nu'],
    flash: {
      added: ['Added.', 'Tilføjet.'],
      withdrawn: ['Withdrawn.', 'Trukket tilbage.'],
      used: [
        'Not withdrawn: a receipt or an invoice in this currency has been issued since.',
        'Ikke trukket tilbage: Der er siden udstedt en kvittering eller faktura i valutaen.',
      ],
    },
    withdraw: ['Withdraw', 'Træk tilbage'],
    withdrawOf: (rate: string) => [`Withdraw: ${rate}`, `Træk tilbage: ${rate}`],
    unlikely: (last: string) => [
      `Far from the last rate, ${last}. Is it for one unit, and in DKK?`,
      `Langt fra den seneste kurs, ${last}. Gælder den for én enhed og i kroner?`,
    ],
    addAnyway: ['Add it anyway', 'Tilføj den alligevel'],
    fields: {
      currency: ['EUR or USD.', 'EUR eller USD.'],
      rate: ['A number like 7.46.', 'Et tal som 7,46.'],
      day: ['Choose a day.', 'Vælg en dag.'],
    },
  },
  connections: {
    lead: [
      'Each is tested before it’s stored. Keys and passwords are stored encrypted and never shown again.',
      'Alt prøves, før det gemmes. Nøgler og adgangskoder gemmes krypteret og vises aldrig igen.',
    ],
    state: 'Status',
    set: ['To set up', 'Skal sættes op'],
    test: ['Test it', 'Prøv det'],
    tested: ['Tested just now', 'Prøvet lige nu'],
    kinds: {
      payments: ['Payments', 'Betaling'],
      mail: common.email,
      files: common.files,
      printer: ['Printer', 'Trykkeri'],
      backups: ['Backups', 'Sikkerhedskopier'],
    },
    states: {
      stripe: ['Stripe is connected', 'Stripe er tilsluttet'],
      'stripe-test': [
        'Stripe is connected, with a test key: no real money',
        'Stripe er tilsluttet med en testnøgle: ingen rigtige penge',
      ],
      'test-checkout': ['Test mode: no real payments', 'Testtilstand: ingen rigtige betalinger'],
      closed: [
        'Nothing can be bought: no payments are connected',
        'Intet kan købes: Der er ikke tilsluttet betaling',
      ],
      smtp: ['Emails are sent by your mail server', 'E-mails sendes med din mailserver'],
      outbox: ['Emails stay on this computer, in the outbox', 'E-mails bliver på denne computer, i udbakken'],
      waiting: [
        'Emails wait: no mail server is connected',
        'E-mails venter: Der er ikke tilsluttet en mailserver',
      ],
      s3: ['Uploads are stored in object storage', 'Uploads ligger i objektlager'],
      disk: ['Uploads are stored on this computer', 'Uploads ligger på denne computers disk'],
      'backups-s3': ['Backups are stored in object storage', 'Sikkerhedskopier ligger i objektlager'],
      'backups-disk': ['Backups are stored on this computer', 'Sikkerhedskopier ligger på denne computer'],
      printful: ['Printful is connected', 'Printful er tilsluttet'],
      'no-printer': [
        'No print service is connected: what is made to order becomes a task on your list',
        'Intet trykkeri er tilsluttet: Det, der laves på bestilling, bliver en opgave på din liste',
      ],
    },
    proxy: ['Proxy', 'Proxy'],
  },
});

export type SettingsWords = (typeof settingsMessages)['en'];
