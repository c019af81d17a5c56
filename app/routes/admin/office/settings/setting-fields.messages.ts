import type { Fault } from '#studio/office/settings/field.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

/** Words for one field; a group may have fields that are known only at run time (`<class>:weekday`): see words-of.ts. */
interface FieldWords {
  label: string;
  hint?: string;
}

export const settingFieldsMessages = inBoth({
  parts: {
    names: ['Names', 'Navne'],
    reach: ['How you are reached', 'Hvordan man når dig'],
    links: 'Links',
    session: common.sessions,
    consultation: ['Consultations', 'Samtaler'],
    paying: ['Holding and paying', 'Reservation og betaling'],
    booking: ['What can be booked', 'Hvad der kan bookes'],
    changing: ['Rescheduling and cancelling', 'Flytning og aflysning'],
    waiting: ['Waiting lists', 'Ventelister'],
    after: ['After a session', 'Efter en time'],
    pauses: ['Breaks', 'Pauser'],
    place: common.where,
    stock: ['From stock', 'Fra lager'],
    print: [
      'Made to order, while no printer names its own rates',
      'Lavet på bestilling, når trykkeriet ikke oplyser egne priser',
    ],
    voucherVat: ['VAT of gift cards', 'Moms af gavekort'],
  } as Pairs<Record<string, string>>,
  partHints: {
    session: [
      'First and last start of the day: 09:00–17:00. Several: 09:00–12:00, 14:00–17:00. Empty: closed.',
      'Dagens første og sidste start: 09.00–17.00. Flere: 09.00–12.00, 14.00–17.00. Tomt felt: lukket.',
    ],
    consultation: [
      'The same for the free half hours. Both share one calendar.',
      'Det samme for de gratis halve timer. Begge deler én kalender.',
    ],
    stock: [
      'Two letters per country: DK, SE. Prices in DKK including VAT. Empty rows are left out.',
      'To bogstaver pr. land: DK, SE. Priser i DKK inklusive moms. Tomme rækker er ikke med.',
    ],
    print: ['Countries of the EU only.', 'Kun lande i EU.'],
    pauses: ['Kept free before and after every session.', 'Holdes fri før og efter hver time.'],
    voucherVat: [
      'For your accountant (directive 2016/1065): a gift card for things of several VAT rates is a multi-purpose voucher. Its sale carries no VAT, and what it pays for is taxed when it’s used. A gift card for things of one rate only is a single-purpose voucher: VAT is charged at the rate of the offer when it’s sold, and not again when it’s used. Receipts and credit notes state it. A change applies to gift cards sold from now on.',
      'Til din revisor (direktiv 2016/1065): Et gavekort til ting med flere momssatser er en flerformålsvoucher. Salget er uden moms, og det, kortet betaler, momses, når det bruges. Et gavekort til ting med kun én sats er en enkeltformålsvoucher: Momsen beregnes efter tilbuddets sats ved salget og ikke igen, når kortet bruges. Det står på kvitteringer og kreditnotaer. En ændring gælder gavekort, der sælges fra nu af.',
    ],
  } as Pairs<Record<string, string>>,
  fields: {
    studioName: { label: ['Name of the studio', 'Studiets navn'] },
    studioTagline: { label: ['One line about it', 'Én linje om studiet'] },
    coachName: { label: ['Coach', 'Coachens navn'] },
    coachFirstName: { label: ['First name', 'Fornavn'] },
    coachSlug: {
      label: ['Address of the coach’s page', 'Adressen på coachens side'],
      hint: [
        'Small letters and hyphens. The old address leads on to the new one.',
        'Små bogstaver og bindestreger. Den gamle adresse fører videre til den nye.',
      ],
    },
    email: {
      label: common.email,
      hint: [
        'Where visitors write to, and shown in every email.',
        'Hertil skriver besøgende, og den står i alle e-mails.',
      ],
    },
    phone: { label: common.phone },
    addressLines: {
      label: common.address,
      hint: ['As on an envelope, one line under the other.', 'Som på en konvolut, én linje under den anden.'],
    },
    cvr: { label: ['Company number (CVR)', 'CVR-nummer'] },
    meetingUrl: {
      label: ['Meeting link', 'Mødelink'],
      hint: [
        'For sessions online. Empty: you send it by hand.',
        'Til timer online. Tomt felt: Du sender det selv.',
      ],
    },
    messagingUrl: { label: ['Messaging app', 'Beskedtjeneste'] },
    photoUrl: { label: ['Pictures', 'Billeder'] },
    videoUrl: { label: ['Videos', 'Videoer'] },
    holdMinutes: {
      label: ['Hold time (minutes)', 'Reservationstid (minutter)'],
      hint: ['While the customer pays: 1 to 60.', 'Mens køberen betaler: 1 til 60.'],
    },
    bookingNoticeHours: {
      label: ['Minimum notice (hours)', 'Korteste tid før start (timer)'],
      hint: ['0: until it begins.', '0: indtil timen begynder.'],
    },
    horizonDays: {
      label: ['Days ahead, including today', 'Dage frem inklusive i dag'],
      hint: [
        '1 to 60. With more than 7, the times are shown as a list. A booked session can be moved 60 days ahead.',
        '1 til 60. Ved mere end 7 vises tiderne som en liste. En booket time kan flyttes 60 dage frem.',
      ],
    },
    maxSessionsPerDay: {
      label: ['Sessions on one day, at most', 'Timer på én dag, højst'],
      hint: ['0: no limit. You can still book more yourself.', '0: ingen grænse. Du kan selv booke flere.'],
    },
    payAtLesson: {
      label: ['Visitors can pay at the session', 'Besøgende kan betale ved timen'],
      hint: [
        'Sessions can then be booked without paying first.',
        'Så kan en time bookes uden at betale først.',
      ],
    },
    rescheduleNoticeHours: {
      label: ['Notice (hours)', 'Varsel (timer)'],
      hint: [
        'Until then a session can be rescheduled, or cancelled with a full refund.',
        'Indtil da kan en time flyttes eller aflyses med alle pengene tilbage.',
      ],
    },
    askForQuote: {
      label: ['Ask for a quote after a session', 'Bed om et citat efter en time'],
      hint: [
        'Each student gets one email, ever, a day after a session. What they write appears under Website › Lists.',
        'Hver elev får én e-mail én gang, dagen efter en time. Det, de skriver, vises under Hjemmeside › Lister.',
      ],
    },
    maxReschedules: { label: ['Maximum reschedules', 'Højeste antal flytninger'] },
    seatOfferHours: {
      label: ['Time to accept a free place (hours)', 'Frist for at tage imod en ledig plads (timer)'],
      hint: [
        'Then it’s offered to the next person on the list.',
        'Derefter bliver den tilbudt den næste på listen.',
      ],
    },
    bufferBeforeMinutes: { label: ['Before (minutes)', 'Før (minutter)'] },
    bufferAfterMinutes: { label: ['After (minutes)', 'Efter (minutter)'] },
    defaultPlace: { label: ['Unless they choose otherwise', 'Når eleven ikke vælger andet'] },
    unpaidHoldsPerAddress: {
      label: ['Unpaid holds per IP address', 'Ubetalte reservationer pr. IP-adresse'],
    },
    unpaidHoldsPerEmail: { label: ['Unpaid holds per email', 'Ubetalte reservationer pr. e-mail'] },
    unpaidSeatsPerAddress: {
      label: ['Unpaid places of one offer per IP address', 'Ubetalte pladser på ét tilbud pr. IP-adresse'],
    },
    unpaidOrdersPerAddress: {
      label: ['Unpaid orders of one product per IP address', 'Ubetalte ordrer på ét produkt pr. IP-adresse'],
    },
    searchesPerAddress: {
      label: ['Searches of the site per IP address and hour', 'Søgninger på siden pr. IP-adresse og time'],
    },
    missingPagesPerAddress: {
      label: [
        'Unknown addresses requested per IP address and hour',
        'Forespørgsler på ukendte adresser pr. IP-adresse og time',
      ],
    },
    holdsPerAddress: {
      label: ['Sessions held per IP address and hour', 'Reserverede tider pr. IP-adresse og time'],
    },
    paymentsPerAddress: {
      label: ['Payments started per IP address and hour', 'Påbegyndte betalinger pr. IP-adresse og time'],
      hint: ['Keeps stolen cards from being tried out here.', 'Så stjålne kort ikke kan prøves af her.'],
    },
    giftCardPurpose: { label: ['Gift cards are', 'Gavekort er'] },
    wrongCodesPerAddress: {
      label: [
        'Wrong discount codes and gift cards per IP address and hour',
        'Forkerte rabatkoder og gavekort pr. IP-adresse og time',
      ],
    },
    cartChangesPerAddress: {
      label: ['Cart changes per IP address and hour', 'Ændringer af kurve pr. IP-adresse og time'],
    },
    deliveryPricesPerAddress: {
      label: ['Delivery prices per IP address and hour', 'Leveringspriser pr. IP-adresse og time'],
    },
    contactPerEmail: { label: ['Messages per email and hour', 'Beskeder pr. e-mail og time'] },
    contactPerAddress: {
      label: ['Messages per IP address and hour', 'Beskeder pr. IP-adresse og time'],
    },
    inboundEmailsPerSender: {
      label: ['Emails to your inbox per sender and hour', 'E-mails til din indbakke pr. afsender og time'],
    },
    inboundEmailsPerThread: {
      label: ['Emails to one conversation per hour', 'E-mails til én samtale pr. time'],
    },
    confirmationMailsPerRecipient: {
      label: ['Confirmation emails per recipient and hour', 'Bekræftelser på e-mail pr. modtager og time'],
    },
    confirmationMailsPerAddress: {
      label: ['Confirmation emails per IP address and hour', 'Bekræftelser på e-mail pr. IP-adresse og time'],
    },
    applicationsPerEmail: { label: ['Applications per email and hour', 'Ansøgninger pr. e-mail og time'] },
    applicationsPerAddress: {
      label: ['Applications per IP address and hour', 'Ansøgninger pr. IP-adresse og time'],
    },
    uploadTokensPerAddress: {
      label: ['Uploads per IP address and hour', 'Uploads pr. IP-adresse og time'],
    },
    uploadsPerAccount: {
      label: ['Recordings you begin to upload per hour', 'Optagelser, du begynder at uploade, pr. time'],
    },
    uploadPiecesPerAccount: {
      label: ['Parts of uploads (4 MB each) per hour', 'Dele af uploads (4 MB hver) pr. time'],
    },
    withdrawalsPerEmail: { label: ['Withdrawals per email and hour', 'Fortrydelser pr. e-mail og time'] },
    withdrawalsPerAddress: {
      label: ['Withdrawals per IP address and hour', 'Fortrydelser pr. IP-adresse og time'],
    },
    failedSignInsPerAccount: {
      label: ['Wrong passwords per account', 'Forkerte adgangskoder pr. konto'],
      hint: ['After that, a 15-minute pause.', 'Derefter 15 minutters pause.'],
    },
    failedSignInsPerAccountAndDay: {
      label: [
        'Wrong passwords per account and day, from devices that haven’t signed in before',
        'Forkerte adgangskoder pr. konto og døgn, fra enheder, der ikke har været logget ind før',
      ],
      hint: [
        'Then such a device needs a sign-in link by email.',
        'Derefter skal en sådan enhed bruge et loginlink på e-mail.',
      ],
    },
    failedSignInsPerAddress: {
      label: ['Wrong passwords per IP address', 'Forkerte adgangskoder pr. IP-adresse'],
    },
    failedCodesPerAccount: {
      label: ['Wrong codes per account', 'Forkerte koder pr. konto'],
      hint: ['After that, a 15-minute pause.', 'Derefter 15 minutters pause.'],
    },
    accountMailsPerRecipient: {
      label: ['Account emails per recipient and hour', 'E-mails om konti pr. modtager og time'],
    },
    accountMailsPerRecipientFromAll: {
      label: [
        'Account emails per recipient and hour, from all IP addresses together',
        'E-mails om konti pr. modtager og time, fra alle IP-adresser tilsammen',
      ],
    },
    accountMailsPerAddress: {
      label: ['Account emails per IP address and hour', 'E-mails om konti pr. IP-adresse og time'],
    },
    anonymousUploadMegabytes: {
      label: ['Storage for visitors’ files (MB)', 'Plads til besøgendes filer (MB)'],
      hint: [
        'PDFs of applications and stories together. At 80% you get a task.',
        'PDF-filer fra ansøgninger og historier tilsammen. Ved 80 % får du en opgave.',
      ],
    },
  } as Pairs<Record<string, FieldWords>>,
  copy: {
    from: ['Copy the hours of', 'Kopier tiderne fra'],
    to: { all: ['To all days', 'Til alle dage'], weekdays: ['To Monday–Friday', 'Til mandag–fredag'] },
    done: ['Copied. Save to apply the new hours.', 'Kopieret. Gem for at bruge de nye tider.'],
    closed: ['Closed', 'Lukket'],
  },
  every: ['Time between starts (minutes)', 'Tid mellem starttider (minutter)'],
  countries: (row: number) => [`Countries, group ${row}`, `Lande, gruppe ${row}`],
  price: (row: number) => [`Price, group ${row}`, `Pris, gruppe ${row}`],
  class: {
    weekday: common.day,
    start: ['Begins', 'Begynder'],
    minutes: ['Minutes', 'Minutter'],
    meetingUrl: ['Meeting link', 'Mødelink'],
  },
  classHint: ['Empty: the studio’s meeting link.', 'Tomt felt: studiets mødelink.'],
  options: {
    studio: common.inTheStudio,
    online: 'Online',
    'multi-purpose': ['Multi-purpose: taxed when used', 'Til flere formål: moms ved brug'],
    'single-purpose': ['Single-purpose: taxed when sold', 'Til ét formål: moms ved salg'],
  } as Pairs<Record<string, string>>,
  faults: {
    required: () => ['This can’t be empty.', 'Feltet skal udfyldes.'],
    'too-long': (fault: Fault) => [
      `At most ${'to' in fault ? fault.to : ''} characters.`,
      `Højst ${'to' in fault ? fault.to : ''} tegn.`,
    ],
    number: (fault: Fault) =>
      'from' in fault
        ? [
            `A whole number from ${fault.from} to ${fault.to}.`,
            `Et helt tal fra ${fault.from} til ${fault.to}.`,
          ]
        : ['A whole number.', 'Et helt tal.'],
    url: () => ['A web address that begins with https://', 'En webadresse, der begynder med https://'],
    email: () => ['An email address, like hello@example.com.', 'En e-mailadresse som hej@example.com.'],
    slug: () => [
      'Small letters a to z, digits and single hyphens, like mia-holm.',
      'Små bogstaver a til z, tal og enkelte bindestreger, som mia-holm.',
    ],
    'slug-reserved': () => [
      'This address belongs to another page. Choose another one.',
      'Den adresse hører til en anden side. Vælg en anden.',
    ],
    hours: () => [
      'Like 09:00–17:00, or 09:00–12:00, 14:00–17:00, without overlap.',
      'Som 09.00–17.00 eller 09.00–12.00, 14.00–17.00, uden overlap.',
    ],
    countries: () => [
      'Two letters per country of the EU, like DK, SE.',
      'To bogstaver pr. land i EU, som DK, SE.',
    ],
    'country-twice': (fault: Fault) => [
      `${'country' in fault ? fault.country : ''} is listed twice.`,
      `${'country' in fault ? fault.country : ''} er angivet to gange.`,
    ],
    price: () => ['A price in DKK, like 49 or 49.50.', 'En pris i DKK, som 49 eller 49,50.'],
    clock: () => ['A time, like 19:00.', 'Et klokkeslæt som 19.00.'],
  } satisfies Pairs<Record<Fault['kind'], (fault: Fault) => string>>,
});
