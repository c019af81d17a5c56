import type { SampleContent } from '#studio/office/own-studio/own-studio.queries.ts';
import type { StartFault, StartKind } from '#studio/office/own-studio/own-studio.ts';
import type { PictureRefusal } from '#studio/shared/content/prepare-picture.ts';
import { pictureFaultPairs } from '#studio/shared/media/file-faults.messages.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

type Counted = keyof SampleContent;

export const startMessages = inBoth({
  title: ['Start with your own studio', 'Start med dit eget studie'],
  lead: [
    'One form: your studio, three offers and a picture. Everything can be changed later.',
    'Én formular: dit studie, tre tilbud og et billede. Du kan ændre det hele senere.',
  ],
  started: [
    'Your own studio is on the website. Nothing of the sample studio is shown any more.',
    'Dit eget studie er på hjemmesiden. Intet fra eksempelstudiet vises mere.',
  ],
  startedText: [
    'You replace texts and pictures under Website, and offers under Offers.',
    'Du retter tekster og billeder under Hjemmeside og tilbud under Tilbud.',
  ],
  back: ['Go to Today', 'Gå til I dag'],
  notStarted: ['Nothing was changed', 'Der er ikke ændret noget'],
  check: ['Please check the marked fields.', 'Se de markerede felter efter.'],
  studio: ['Your studio', 'Dit studie'],
  address: ['Address and contact', 'Adresse og kontakt'],
  selling: ['Language and currencies', 'Sprog og valutaer'],
  offers: ['What you offer', 'Det tilbyder du'],
  offersHint: [
    'Up to three offers. You add more later. A session of 60 minutes is the one that visitors book with the button “Book Session” on every page.',
    'Op til tre tilbud. Du kan tilføje flere senere. En time på 60 minutter er den, besøgende booker med knappen »Book en time« på alle sider.',
  ],
  offer: (number: number) => [`Offer ${number}`, `Tilbud ${number}`],
  picture: ['A picture of you', 'Et billede af dig'],
  fields: {
    studioName: ['Name of the studio', 'Studiets navn'],
    coachName: ['Your full name', 'Dit fulde navn'],
    coachFirstName: ['Your first name', 'Dit fornavn'],
    street: ['Street and number', 'Vej og nummer'],
    postcode: ['Postcode', 'Postnummer'],
    city: ['City', 'By'],
    email: common.email,
    phone: common.phone,
    cvr: ['CVR number', 'CVR-nummer'],
    mainLanguage: ['Main language', 'Hovedsprog'],
    currencies: ['Currencies you sell in', 'Valutaer, du sælger i'],
    kind: ['Kind', 'Type'],
    nameEn: ['Name in English', 'Navn på engelsk'],
    nameDa: ['Name in Danish', 'Navn på dansk'],
    length: ['Length in minutes, or sessions in a pack', 'Varighed i minutter, eller timer på et klippekort'],
    picture: common.picture,
    focus: ['Keep in the picture', 'Behold i billedet'],
  },
  hints: {
    mainLanguage: [
      'The website is always in English and Danish. A name that you give in the main language only is used in both.',
      'Hjemmesiden er altid på dansk og engelsk. Et navn, du kun skriver på hovedsproget, bruges på begge.',
    ],
    cvr: [
      'Required by law on the website of a business. You can add it later.',
      'Skal efter loven stå på en virksomheds hjemmeside. Du kan tilføje det senere.',
    ],
    picture: [
      'Shown on the home page and on the pages about you. JPEG, PNG, WebP or HEIC, up to 20 MB.',
      'Vises på forsiden og på siderne om dig. JPEG, PNG, WebP eller HEIC, op til 20 MB.',
    ],
  },
  optional: ['optional', 'valgfri'],
  languages: { en: common.english, da: common.danish },
  kinds: {
    session: ['Private coaching', 'Privat coaching'],
    'group-class': ['Group class', 'Holdundervisning'],
    workshop: 'Workshop',
    pack: ['Pack of sessions', 'Klippekort'],
  } satisfies Pairs<Record<StartKind, string>>,
  willHappen: ['What happens when you press the button', 'Det sker, når du trykker på knappen'],
  happens: {
    identity: [
      'The name, address and contact details of the sample studio are replaced by yours.',
      'Eksempelstudiets navn, adresse og kontaktoplysninger erstattes af dine.',
    ],
    offers: (count: number) => [
      `${count} sample offers are taken off sale, and yours are put on sale.`,
      `${count} eksempeltilbud tages ud af salg, og dine sættes til salg.`,
    ],
    counts: {
      products: (count) => [
        `${count} sample products are taken out of the shop.`,
        `${count} eksempelvarer tages ud af butikken.`,
      ],
      articles: (count) => [
        `${count} sample articles are deleted. You can recover them under Articles.`,
        `${count} eksempelartikler slettes. Du kan gendanne dem under Artikler.`,
      ],
      workbooks: (count) => [
        `${count} sample workbooks are taken off the website.`,
        `${count} eksempelarbejdsbøger tages af hjemmesiden.`,
      ],
      courses: (count) => [
        `${count} sample courses are taken off the website. A course that someone has bought stays open to them.`,
        `${count} eksempelkurser tages af hjemmesiden. Et kursus, som nogen har købt, er stadig åbent for dem.`,
      ],
      instructors: (count) => [
        `${count} sample instructors are removed. Only you are shown.`,
        `${count} eksempelundervisere fjernes. Kun du vises.`,
      ],
      dates: (count) => [
        `${count} sample dates are deleted. A date that someone has booked or is waiting for stays.`,
        `${count} eksempelhold slettes. Et hold, som nogen har booket eller venter på, bliver.`,
      ],
      blocks: () => [
        'The sample entries in your calendar are removed.',
        'Eksemplerne i din kalender fjernes.',
      ],
      pages: (count) => [
        `The sample texts of ${count} pages are replaced by short texts about your studio, or taken off the website. Blocks that you have written yourself stay.`,
        `Eksempelteksterne på ${count} sider erstattes af korte tekster om dit studie eller tages af hjemmesiden. Afsnit, du selv har skrevet, bliver.`,
      ],
    } satisfies Pairs<Partial<Record<Counted, (count: number) => string>>>,
    kept: [
      'Bookings, orders, students and messages stay as they are. Sample entries also leave the lists of the admin. The versions of a page keep its sample text.',
      'Bookinger, ordrer, elever og beskeder bliver, som de er. Eksemplerne forsvinder også fra administrationens lister. En sides versioner gemmer dens eksempeltekst.',
    ],
    once: ['This can be done once.', 'Det kan kun gøres én gang.'],
  },
  submit: ['Start with my own studio', 'Start med mit eget studie'],
  faults: {
    required: ['Please fill this in.', 'Udfyld feltet.'],
    'too-long': ['This text is too long.', 'Teksten er for lang.'],
    email: ['This isn’t a valid email address.', 'Det er ikke en gyldig e-mailadresse.'],
    name: [
      'This name can’t be used for the address of your page.',
      'Navnet kan ikke bruges til adressen på din side.',
    ],
    price: ['Please enter a price, such as 650 or 87.50.', 'Skriv en pris, for eksempel 650 eller 87,50.'],
    minutes: ['Please enter 15 to 480 minutes.', 'Skriv 15 til 480 minutter.'],
    sessions: ['Please enter 2 to 50 sessions.', 'Skriv 2 til 50 timer.'],
    currency: ['Please choose at least one currency.', 'Vælg mindst én valuta.'],
    picture: ['This file isn’t a picture we can read.', 'Filen er ikke et billede, vi kan læse.'],
  } satisfies Pairs<Record<StartFault, string>>,
  pictures: {
    ...pictureFaultPairs,
    busy: [
      'We’re preparing other pictures right now. Please try again in a minute.',
      'Vi behandler andre billeder lige nu. Prøv igen om et minut.',
    ],
  } satisfies Pairs<Record<PictureRefusal, string>>,
});

export type StartWords = (typeof startMessages)['en'];
