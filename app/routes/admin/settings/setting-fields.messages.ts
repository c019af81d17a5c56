import type { Fault } from '#studio/settings/field.ts';
import type { Language } from '#studio/shared/language.ts';
import { invoiceFields } from './invoice-fields.messages.ts';

/** Words for one field; a group may have fields that are known only at run time (`<class>:weekday`): see words-of.ts. */
interface FieldWords {
  label: string;
  hint?: string;
}

const en = {
  parts: {
    names: 'Names',
    reach: 'How you are reached',
    links: 'Links',
    session: 'Sessions',
    consultation: 'Consultations',
    paying: 'Holding and paying',
    booking: 'What can be booked',
    changing: 'Rescheduling and cancelling',
    waiting: 'Waiting lists',
    pauses: 'Pauses',
    place: 'Where',
    stock: 'From stock',
    print: 'Made to order, while no printer names its own rates',
    voucherVat: 'VAT of gift cards',
  } as Record<string, string>,
  partHints: {
    session:
      'First and last start of the day: 09:00–17:00. Several: 09:00–12:00, 14:00–17:00. Empty: closed.',
    consultation: 'The same for the free half hours. Both share one calendar.',
    stock: 'Two letters per country: DK, SE. Prices in DKK including VAT. Empty rows are left out.',
    print: 'Countries of the EU only.',
    pauses: 'Kept free around every session.',
    voucherVat:
      'For your accountant (directive 2016/1065): a gift card for things of several VAT rates is a multi-purpose voucher. Its sale carries no VAT, and what it pays for is taxed when it’s used. A gift card for things of one rate only is a single-purpose voucher: VAT is charged at the rate of the offer when it’s sold, and not again when it’s used. Receipts and credit notes state it. A change applies to gift cards sold from now on.',
  } as Record<string, string>,
  fields: {
    studioName: { label: 'Name of the studio' },
    studioTagline: { label: 'One line about it' },
    coachName: { label: 'Coach' },
    coachFirstName: { label: 'First name' },
    coachSlug: {
      label: 'Address of the coach’s page',
      hint: 'Small letters and hyphens. The old address leads on to the new one.',
    },
    email: { label: 'Email', hint: 'Where visitors write to, and shown in every email.' },
    phone: { label: 'Phone' },
    addressLines: { label: 'Address', hint: 'As on an envelope, one line under the other.' },
    cvr: { label: 'Company number (CVR)' },
    meetingUrl: { label: 'Meeting link', hint: 'For sessions online. Empty: you send it by hand.' },
    messagingUrl: { label: 'Messaging app' },
    photoUrl: { label: 'Pictures' },
    videoUrl: { label: 'Films' },
    holdMinutes: { label: 'Hold time (minutes)', hint: 'While the customer pays: 1 to 60.' },
    bookingNoticeHours: {
      label: 'Shortest time before a start (hours)',
      hint: '0: until it begins.',
    },
    horizonDays: {
      label: 'Days ahead, including today',
      hint: '1 to 60. With more than 7, the times are shown as a list.',
    },
    maxSessionsPerDay: {
      label: 'Sessions on one day, at most',
      hint: '0: no limit. You can still book more yourself.',
    },
    payAtLesson: {
      label: 'Visitors can pay at the session',
      hint: 'Sessions can then be booked without paying first.',
    },
    rescheduleNoticeHours: {
      label: 'Notice (hours)',
      hint: 'Until then a session can be rescheduled, or cancelled with a full refund.',
    },
    maxReschedules: { label: 'Maximum reschedules' },
    seatOfferHours: {
      label: 'Time to accept a free place (hours)',
      hint: 'Then it’s offered to the next person on the list.',
    },
    bufferBeforeMinutes: { label: 'Before (minutes)' },
    bufferAfterMinutes: { label: 'After (minutes)' },
    defaultPlace: { label: 'Unless they choose otherwise' },
    unpaidHoldsPerAddress: { label: 'Unpaid holds per network address' },
    unpaidHoldsPerEmail: { label: 'Unpaid holds per email' },
    unpaidSeatsPerAddress: { label: 'Unpaid places of one offer per network address' },
    unpaidOrdersPerAddress: { label: 'Unpaid orders of one product per network address' },
    holdsPerAddress: { label: 'Sessions held per network address and hour' },
    paymentsPerAddress: {
      label: 'Payments started per network address and hour',
      hint: 'Keeps stolen cards from being tried out here.',
    },
    giftCardPurpose: { label: 'Gift cards are' },
    wrongCodesPerAddress: { label: 'Wrong discount codes and gift cards per network address and hour' },
    cartChangesPerAddress: { label: 'Changes of carts per network address and hour' },
    deliveryPricesPerAddress: { label: 'Delivery prices per network address and hour' },
    contactPerEmail: { label: 'Messages per email and hour' },
    contactPerAddress: { label: 'Messages per network address and hour' },
    inboundEmailsPerSender: { label: 'Emails to your inbox per sender and hour' },
    inboundEmailsPerThread: { label: 'Emails to one conversation per hour' },
    confirmationMailsPerRecipient: { label: 'Confirmation emails per recipient and hour' },
    confirmationMailsPerAddress: { label: 'Confirmation emails per network address and hour' },
    applicationsPerEmail: { label: 'Applications per email and hour' },
    applicationsPerAddress: { label: 'Applications per network address and hour' },
    uploadTokensPerAddress: { label: 'Uploads per network address and hour' },
    uploadsPerAccount: { label: 'Recordings you begin to upload per hour' },
    uploadPiecesPerAccount: { label: 'Pieces of them (4 MB each) per hour' },
    withdrawalsPerEmail: { label: 'Withdrawals per email and hour' },
    withdrawalsPerAddress: { label: 'Withdrawals per network address and hour' },
    failedSignInsPerAccount: { label: 'Wrong passwords per account', hint: 'Then it waits 15 minutes.' },
    failedSignInsPerAccountAndDay: {
      label: 'Wrong passwords per account and day, from devices that haven’t signed in before',
      hint: 'Then such a device needs a sign-in link by email.',
    },
    failedSignInsPerAddress: { label: 'Wrong passwords per network address' },
    failedCodesPerAccount: { label: 'Wrong codes per account', hint: 'Then it waits 15 minutes.' },
    accountMailsPerRecipient: { label: 'Account emails per recipient and hour' },
    accountMailsPerRecipientFromAll: {
      label: 'Account emails per recipient and hour, requested by others',
    },
    accountMailsPerAddress: { label: 'Account emails per network address and hour' },
    reservedAccountMailsPerRecipient: {
      label: 'Further account emails per recipient and hour, from new networks',
      hint: 'Reserved for account holders on a new device. One per network and day.',
    },
    anonymousUploadMegabytes: {
      label: 'Storage for visitors’ files (MB)',
      hint: 'PDFs of applications and stories together. At 80% you get a task.',
    },
  } as Record<string, FieldWords>,
  copyMonday: 'Copy Monday’s hours to',
  every: 'Time between starts (minutes)',
  countries: (row: number) => `Countries, group ${row}`,
  price: (row: number) => `Price, group ${row}`,
  class: { weekday: 'Day', start: 'Begins', minutes: 'Minutes', meetingUrl: 'Meeting link' },
  classHint: 'Empty: the studio’s meeting link.',
  options: {
    none: 'No other day',
    weekdays: 'Tuesday to Friday',
    all: 'All days',
    studio: 'In the studio',
    online: 'Online',
    'multi-purpose': 'Multi-purpose: taxed when used',
    'single-purpose': 'Single-purpose: taxed when sold',
  } as Record<string, string>,
  faults: {
    required: () => 'This can’t be empty.',
    'too-long': (fault: Fault) => `At most ${'to' in fault ? fault.to : ''} letters.`,
    number: (fault: Fault) =>
      'from' in fault ? `A whole number from ${fault.from} to ${fault.to}.` : 'A whole number.',
    url: () => 'A web address that begins with https://',
    email: () => 'An email address, like hello@example.com.',
    slug: () => 'Small letters a to z, digits and single hyphens, like mia-holm.',
    'slug-reserved': () => 'This address belongs to another page. Choose another one.',
    hours: () => 'Like 09:00–17:00, or 09:00–12:00, 14:00–17:00. Stretches must not touch.',
    countries: () => 'Two letters per country of the EU, like DK, SE.',
    'country-twice': (fault: Fault) => `${'country' in fault ? fault.country : ''} is listed twice.`,
    price: () => 'A price in DKK, like 49 or 49.50.',
    clock: () => 'A time, like 19:00.',
  } satisfies Record<Fault['kind'], (fault: Fault) => string>,
};

const da: typeof en = {
  parts: {
    names: 'Navne',
    reach: 'Hvordan man når dig',
    links: 'Links',
    session: 'Timer',
    consultation: 'Samtaler',
    paying: 'Reservation og betaling',
    booking: 'Hvad der kan bookes',
    changing: 'Flytning og aflysning',
    waiting: 'Ventelister',
    pauses: 'Pauser',
    place: 'Sted',
    stock: 'Fra lager',
    print: 'Lavet på bestilling, når trykkeriet ikke oplyser egne priser',
    voucherVat: 'Moms af gavekort',
  },
  partHints: {
    session: 'Dagens første og sidste start: 09.00–17.00. Flere: 09.00–12.00, 14.00–17.00. Tom: lukket.',
    consultation: 'Det samme for de gratis halve timer. Begge deler én kalender.',
    stock: 'To bogstaver pr. land: DK, SE. Priser i DKK inklusive moms. Tomme rækker er ikke med.',
    print: 'Kun lande i EU.',
    pauses: 'Holdes fri omkring hver time, så du kan trække vejret.',
    voucherVat:
      'Til din revisor (direktiv 2016/1065): Et gavekort til ting med flere momssatser er en flerformålsvoucher. Salget er uden moms, og det, kortet betaler, momses, når det bruges. Et gavekort til ting med kun én sats er en enkeltformålsvoucher: Momsen beregnes efter tilbuddets sats ved salget og ikke igen, når kortet bruges. Det står på kvitteringer og kreditnotaer. En ændring gælder gavekort, der sælges fra nu af.',
  },
  fields: {
    studioName: { label: 'Studiets navn' },
    studioTagline: { label: 'Én linje om studiet' },
    coachName: { label: 'Coachens navn' },
    coachFirstName: { label: 'Fornavn' },
    coachSlug: {
      label: 'Adressen på coachens side',
      hint: 'Små bogstaver og bindestreger. Den gamle adresse fører videre til den nye.',
    },
    email: { label: 'E-mail', hint: 'Hertil skriver besøgende, og den står i alle e-mails.' },
    phone: { label: 'Telefon' },
    addressLines: { label: 'Adresse', hint: 'Som på en konvolut, én linje under den anden.' },
    cvr: { label: 'CVR-nummer' },
    meetingUrl: { label: 'Mødelink', hint: 'Til timer online. Tom: du sender det selv.' },
    messagingUrl: { label: 'Beskedtjeneste' },
    photoUrl: { label: 'Billeder' },
    videoUrl: { label: 'Film' },
    holdMinutes: { label: 'Reservationstid (minutter)', hint: 'Mens kunden betaler: 1 til 60.' },
    bookingNoticeHours: {
      label: 'Korteste tid før start (timer)',
      hint: '0: indtil timen begynder.',
    },
    horizonDays: {
      label: 'Dage frem, med i dag',
      hint: '1 til 60. Ved mere end 7 vises tiderne som en liste.',
    },
    maxSessionsPerDay: {
      label: 'Timer på én dag, højst',
      hint: '0: ingen grænse. Du kan selv booke flere.',
    },
    payAtLesson: {
      label: 'Besøgende kan betale ved timen',
      hint: 'Så kan en time bookes uden at betale først.',
    },
    rescheduleNoticeHours: {
      label: 'Varsel (timer)',
      hint: 'Indtil da kan en time flyttes eller aflyses med alle pengene tilbage.',
    },
    maxReschedules: { label: 'Højeste antal flytninger' },
    seatOfferHours: {
      label: 'Frist for at tage imod en ledig plads (timer)',
      hint: 'Derefter bliver den tilbudt den næste på listen.',
    },
    bufferBeforeMinutes: { label: 'Før (minutter)' },
    bufferAfterMinutes: { label: 'Efter (minutter)' },
    defaultPlace: { label: 'Når eleven ikke vælger andet' },
    unpaidHoldsPerAddress: { label: 'Ubetalte reservationer pr. netværksadresse' },
    unpaidHoldsPerEmail: { label: 'Ubetalte reservationer pr. e-mail' },
    unpaidSeatsPerAddress: { label: 'Ubetalte pladser på ét tilbud pr. netværksadresse' },
    unpaidOrdersPerAddress: { label: 'Ubetalte ordrer på ét produkt pr. netværksadresse' },
    holdsPerAddress: { label: 'Reserverede tider pr. netværksadresse og time' },
    paymentsPerAddress: {
      label: 'Påbegyndte betalinger pr. netværksadresse og time',
      hint: 'Så stjålne kort ikke kan prøves af her.',
    },
    giftCardPurpose: { label: 'Gavekort er' },
    wrongCodesPerAddress: { label: 'Forkerte rabatkoder og gavekort pr. netværksadresse og time' },
    cartChangesPerAddress: { label: 'Ændringer af kurve pr. netværksadresse og time' },
    deliveryPricesPerAddress: { label: 'Leveringspriser pr. netværksadresse og time' },
    contactPerEmail: { label: 'Beskeder pr. e-mail og time' },
    contactPerAddress: { label: 'Beskeder pr. netværksadresse og time' },
    inboundEmailsPerSender: { label: 'E-mails til din indbakke pr. afsender og time' },
    inboundEmailsPerThread: { label: 'E-mails til én samtale pr. time' },
    confirmationMailsPerRecipient: { label: 'Bekræftelsesmails pr. modtager og time' },
    confirmationMailsPerAddress: { label: 'Bekræftelsesmails pr. netværksadresse og time' },
    applicationsPerEmail: { label: 'Ansøgninger pr. e-mail og time' },
    applicationsPerAddress: { label: 'Ansøgninger pr. netværksadresse og time' },
    uploadTokensPerAddress: { label: 'Uploads pr. netværksadresse og time' },
    uploadsPerAccount: { label: 'Optagelser, du begynder at uploade, pr. time' },
    uploadPiecesPerAccount: { label: 'Stykker af dem (4 MB hver) pr. time' },
    withdrawalsPerEmail: { label: 'Fortrydelser pr. e-mail og time' },
    withdrawalsPerAddress: { label: 'Fortrydelser pr. netværksadresse og time' },
    failedSignInsPerAccount: {
      label: 'Forkerte adgangskoder pr. konto',
      hint: 'Derefter 15 minutters pause.',
    },
    failedSignInsPerAccountAndDay: {
      label: 'Forkerte adgangskoder pr. konto og døgn, fra enheder, der ikke har været logget ind før',
      hint: 'Derefter skal en sådan enhed bruge et loginlink på e-mail.',
    },
    failedSignInsPerAddress: { label: 'Forkerte adgangskoder pr. netværksadresse' },
    failedCodesPerAccount: { label: 'Forkerte koder pr. konto', hint: 'Derefter 15 minutters pause.' },
    accountMailsPerRecipient: { label: 'Kontomails pr. modtager og time' },
    accountMailsPerRecipientFromAll: {
      label: 'Kontomails pr. modtager og time, som andre beder om',
    },
    accountMailsPerAddress: { label: 'Kontomails pr. netværksadresse og time' },
    reservedAccountMailsPerRecipient: {
      label: 'Yderligere kontomails pr. modtager og time, fra nye netværk',
      hint: 'Forbeholdt kontoens ejer på en ny enhed. Én pr. netværk og dag.',
    },
    anonymousUploadMegabytes: {
      label: 'Plads til besøgendes filer (MB)',
      hint: 'PDF-filer fra ansøgninger og historier tilsammen. Ved 80 % får du en opgave.',
    },
  },
  copyMonday: 'Kopiér mandags tider til',
  every: 'Tid mellem starttider (minutter)',
  countries: (row) => `Lande, gruppe ${row}`,
  price: (row) => `Pris, gruppe ${row}`,
  class: { weekday: 'Dag', start: 'Begynder', minutes: 'Minutter', meetingUrl: 'Mødelink' },
  classHint: 'Tom: studiets mødelink.',
  options: {
    none: 'Ingen andre dage',
    weekdays: 'Tirsdag til fredag',
    all: 'Alle dage',
    studio: 'I studiet',
    online: 'Online',
    'multi-purpose': 'Til flere formål: moms ved brug',
    'single-purpose': 'Til ét formål: moms ved salg',
  },
  faults: {
    required: () => 'Feltet skal udfyldes.',
    'too-long': (fault) => `Højst ${'to' in fault ? fault.to : ''} tegn.`,
    number: (fault) => ('from' in fault ? `Et helt tal fra ${fault.from} til ${fault.to}.` : 'Et helt tal.'),
    url: () => 'En webadresse, der begynder med https://',
    email: () => 'En e-mailadresse som hej@example.com.',
    slug: () => 'Små bogstaver a til z, tal og enkelte bindestreger, som mia-holm.',
    'slug-reserved': () => 'Den adresse hører til en anden side. Vælg en anden.',
    hours: () => 'Som 09.00–17.00 eller 09.00–12.00, 14.00–17.00. Tidsrummene må ikke røre hinanden.',
    countries: () => 'To bogstaver pr. land i EU, som DK, SE.',
    'country-twice': (fault) => `${'country' in fault ? fault.country : ''} er angivet to gange.`,
    price: () => 'En pris i DKK, som 49 eller 49,50.',
    clock: () => 'Et klokkeslæt som 19.00.',
  },
};

export type FieldMessages = typeof en;

/** Sent with the page of a group, because all pages of the settings share their scripts. */
export const fieldMessages: Record<Language, FieldMessages> = {
  en: withFields(en, invoiceFields.en),
  da: withFields(da, invoiceFields.da),
};

function withFields(
  words: FieldMessages,
  { parts, partHints, fields }: Pick<FieldMessages, 'parts' | 'partHints' | 'fields'>,
): FieldMessages {
  return {
    ...words,
    parts: { ...words.parts, ...parts },
    partHints: { ...words.partHints, ...partHints },
    fields: { ...words.fields, ...fields },
  };
}
