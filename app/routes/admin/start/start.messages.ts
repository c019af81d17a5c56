import type { PictureRefusal } from '#studio/content/prepare-picture.ts';
import type { SampleContent } from '#studio/own-studio/own-studio.queries.ts';
import type { StartFault, StartKind } from '#studio/own-studio/own-studio.ts';
import type { Language } from '#studio/shared/language.ts';

type Counted = keyof SampleContent;

const en = {
  title: 'Start with your own studio',
  lead: 'One form: your studio, three offers and a picture. Everything can be changed later.',
  started: 'Your own studio is on the website. Nothing of the sample studio is shown any more.',
  startedText: 'You replace texts and pictures under Website, and offers under Offers.',
  back: 'Go to Today',
  notStarted: 'Nothing was changed',
  check: 'Please check the marked fields.',
  studio: 'Your studio',
  address: 'Address and contact',
  selling: 'Language and currencies',
  offers: 'What you offer',
  offersHint:
    'Up to three offers. You add more later. A session of 60 minutes is the one that visitors book with the button “Book Session” on every page.',
  offer: (number: number) => `Offer ${number}`,
  picture: 'A picture of you',
  fields: {
    studioName: 'Name of the studio',
    coachName: 'Your full name',
    coachFirstName: 'Your first name',
    street: 'Street and number',
    postcode: 'Postcode',
    city: 'City',
    email: 'Email',
    phone: 'Phone',
    cvr: 'CVR number',
    mainLanguage: 'Main language',
    currencies: 'Currencies you sell in',
    kind: 'Kind',
    nameEn: 'Name in English',
    nameDa: 'Name in Danish',
    length: 'Length in minutes, or sessions in a pack',
    picture: 'Picture',
    focus: 'Keep in the picture',
  },
  hints: {
    mainLanguage:
      'The website is always in English and Danish. A name that you give in the main language only is used in both.',
    cvr: 'Required by law on the website of a business. You can add it later.',
    picture: 'Shown on the home page and on the pages about you. JPEG, PNG, WebP or HEIC, up to 20 MB.',
  },
  optional: 'optional',
  languages: { en: 'English', da: 'Danish' },
  kinds: {
    session: 'Private session',
    'group-class': 'Group class',
    workshop: 'Workshop',
    pack: 'Pack of sessions',
  } satisfies Record<StartKind, string>,
  willHappen: 'What happens when you press the button',
  happens: {
    identity: 'The name, address and contact details of the sample studio are replaced by yours.',
    offers: (count: number) => `${count} sample offers are taken off sale, and yours are put on sale.`,
    counts: {
      products: (count) => `${count} sample products are hidden in the shop.`,
      articles: (count) => `${count} sample articles are taken out of the magazine.`,
      workbooks: (count) => `${count} sample workbooks are hidden.`,
      courses: (count) =>
        `${count} sample courses are hidden. A course that someone has bought stays open to them.`,
      instructors: (count) => `${count} sample instructors are hidden. Only you are shown.`,
      dates: (count) =>
        `${count} sample dates are deleted. A date that someone has booked or is waiting for stays.`,
      blocks: () => 'The sample entries in your calendar are removed.',
      pages: (count) =>
        `The sample texts of ${count} pages are replaced by short texts about your studio, or taken off the website. Blocks that you have written yourself stay.`,
    } satisfies Partial<Record<Counted, (count: number) => string>>,
    kept: 'Bookings, orders, students and messages stay as they are. Sample texts are kept as drafts, and hidden entries stay in the admin.',
    once: 'This can be done once.',
  },
  submit: 'Start with my own studio',
  faults: {
    required: 'Please fill this in.',
    'too-long': 'This text is too long.',
    email: 'This isn’t a valid email address.',
    name: 'This name can’t be used for the address of your page.',
    price: 'Please enter a price, such as 650 or 87.50.',
    minutes: 'Please enter 15 to 480 minutes.',
    sessions: 'Please enter 2 to 50 sessions.',
    currency: 'Please choose at least one currency.',
    picture: 'This file isn’t a picture we can read.',
  } satisfies Record<StartFault, string>,
  pictures: {
    'not-a-picture': 'This file isn’t a picture we can read.',
    'too-large': 'The picture is larger than 20 MB or has too many pixels.',
    'too-small': 'The picture is too small. It needs at least 480 pixels on its shorter side.',
    busy: 'We’re preparing other pictures right now. Please try again in a minute.',
  } satisfies Record<PictureRefusal, string>,
};

const da: typeof en = {
  title: 'Start med dit eget studie',
  lead: 'Én formular: dit studie, tre tilbud og et billede. Du kan ændre det hele senere.',
  started: 'Dit eget studie er på hjemmesiden. Intet fra eksempelstudiet vises mere.',
  startedText: 'Du retter tekster og billeder under Hjemmeside og tilbud under Tilbud.',
  back: 'Gå til I dag',
  notStarted: 'Der er ikke ændret noget',
  check: 'Se de markerede felter efter.',
  studio: 'Dit studie',
  address: 'Adresse og kontakt',
  selling: 'Sprog og valutaer',
  offers: 'Det tilbyder du',
  offersHint:
    'Op til tre tilbud. Du kan tilføje flere senere. En time på 60 minutter er den, besøgende booker med knappen »Book en time« på alle sider.',
  offer: (number) => `Tilbud ${number}`,
  picture: 'Et billede af dig',
  fields: {
    studioName: 'Studiets navn',
    coachName: 'Dit fulde navn',
    coachFirstName: 'Dit fornavn',
    street: 'Vej og nummer',
    postcode: 'Postnummer',
    city: 'By',
    email: 'E-mail',
    phone: 'Telefon',
    cvr: 'CVR-nummer',
    mainLanguage: 'Hovedsprog',
    currencies: 'Valutaer, du sælger i',
    kind: 'Type',
    nameEn: 'Navn på engelsk',
    nameDa: 'Navn på dansk',
    length: 'Varighed i minutter, eller timer på et klippekort',
    picture: 'Billede',
    focus: 'Behold i billedet',
  },
  hints: {
    mainLanguage:
      'Hjemmesiden er altid på dansk og engelsk. Et navn, du kun skriver på hovedsproget, bruges på begge.',
    cvr: 'Skal efter loven stå på en virksomheds hjemmeside. Du kan tilføje det senere.',
    picture: 'Vises på forsiden og på siderne om dig. JPEG, PNG, WebP eller HEIC, op til 20 MB.',
  },
  optional: 'valgfri',
  languages: { en: 'Engelsk', da: 'Dansk' },
  kinds: {
    session: 'Solotime',
    'group-class': 'Holdundervisning',
    workshop: 'Workshop',
    pack: 'Klippekort',
  },
  willHappen: 'Det sker, når du trykker på knappen',
  happens: {
    identity: 'Eksempelstudiets navn, adresse og kontaktoplysninger erstattes af dine.',
    offers: (count) => `${count} eksempeltilbud tages ud af salg, og dine sættes til salg.`,
    counts: {
      products: (count) => `${count} eksempelvarer skjules i butikken.`,
      articles: (count) => `${count} eksempelartikler tages ud af magasinet.`,
      workbooks: (count) => `${count} eksempelarbejdsbøger skjules.`,
      courses: (count) =>
        `${count} eksempelkurser skjules. Et kursus, som nogen har købt, er stadig åbent for dem.`,
      instructors: (count) => `${count} eksempelundervisere skjules. Kun du vises.`,
      dates: (count) =>
        `${count} eksempelhold slettes. Et hold, som nogen har booket eller venter på, bliver.`,
      blocks: () => 'Eksemplerne i din kalender fjernes.',
      pages: (count) =>
        `Eksempelteksterne på ${count} sider erstattes af korte tekster om dit studie eller tages af hjemmesiden. Afsnit, du selv har skrevet, bliver.`,
    },
    kept: 'Bookinger, ordrer, elever og beskeder bliver, som de er. Eksempelteksterne gemmes som kladder, og det skjulte findes stadig i administrationen.',
    once: 'Det kan kun gøres én gang.',
  },
  submit: 'Start med mit eget studie',
  faults: {
    required: 'Udfyld feltet.',
    'too-long': 'Teksten er for lang.',
    email: 'Det er ikke en gyldig e-mailadresse.',
    name: 'Navnet kan ikke bruges til adressen på din side.',
    price: 'Skriv en pris, for eksempel 650 eller 87,50.',
    minutes: 'Skriv 15 til 480 minutter.',
    sessions: 'Skriv 2 til 50 timer.',
    currency: 'Vælg mindst én valuta.',
    picture: 'Filen er ikke et billede, vi kan læse.',
  },
  pictures: {
    'not-a-picture': 'Filen er ikke et billede, vi kan læse.',
    'too-large': 'Billedet er større end 20 MB eller har for mange pixels.',
    'too-small': 'Billedet er for lille. Den korteste side skal være mindst 480 pixels.',
    busy: 'Vi behandler andre billeder lige nu. Prøv igen om et minut.',
  },
};

export const startMessages: Record<Language, typeof en> = { en, da };
export type StartWords = typeof en;
