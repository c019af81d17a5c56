import type { Block } from '#studio/shared/content/blocks.ts';

/** The sales page of the main course, in Danish. */
export const mainCourseInDanish: Block[] = [
  {
    type: 'seo',
    title: 'Hele stemmen, et kursus derhjemme',
    description:
      'Otte moduler, der skiller en stemme ad og samler den igen: åndedræt, ansats, registre, ord, klang, udholdenhed, scene.',
  },
  { type: 'headline', text: 'Hele stemmen', melody: [2, 5] },
  {
    type: 'lead',
    text: 'Otte moduler, ti minutter om dagen. Til sidst ved du, hvad din stemme gør, og hvorfor den gør det.',
  },
  {
    type: 'picture',
    slot: 'hero',
    picture: 'incipit-studio-day',
    alt: 'Den samme frase to gange, den anden rolig',
  },
  {
    type: 'prose',
    slot: 'description',
    heading: 'Om kurset',
    paragraphs: [
      'Her får du det, {firstName} underviser i det første år, i den rækkefølge, hun gør det. Hver lektion er kort: et par minutter, hvor du ser på, et par minutter, hvor du synger, og én ting at lytte efter til i morgen.',
      'Du skal bruge et rum med en dør, vand og en telefon til at optage dig selv med. Du behøver ikke kunne læse noder, og du behøver ikke have været god til at synge i skolen.',
    ],
  },
  {
    type: 'modules',
    heading: 'Otte moduler',
    items: [
      {
        title: 'Åndedræt',
        lessons: [
          'Det åndedræt, du allerede har',
          'Ud før ind',
          'Den langsomme utæthed',
          'En frase på ét åndedrag',
        ],
      },
      {
        title: 'Ansats',
        lessons: [
          'Sådan begynder en tone',
          'Ikke et host, ikke et suk',
          'Rene begyndelser på hver vokal',
          'Stille begyndelser',
        ],
      },
      {
        title: 'Intonation',
        lessons: [
          'Høre, før du synger',
          'Derfor synger du for lavt',
          'Intervaller i kroppen',
          'Synge imod en anden stemme',
        ],
      },
      {
        title: 'Registre',
        lessons: [
          'Bryst, hoved og rummet imellem',
          'Over overgangen uden ryk',
          'Vælg dit mix',
          'Hvornår du ikke skal presse',
        ],
      },
      {
        title: 'Ord',
        lessons: [
          'Vokaler, der bærer',
          'Konsonanter til tiden',
          'Synge på dansk og engelsk',
          'Sig sangen først',
        ],
      },
      {
        title: 'Klang',
        lessons: ['Lyst og mørkt', 'Med og uden vibrato', 'Luft som farve', 'Én linje, fem betydninger'],
      },
      {
        title: 'Udholdenhed',
        lessons: [
          'Varm op på fire minutter',
          'Syng ned',
          'Synge med forkølelse, eller lade være',
          'Tre sæt på én aften',
        ],
      },
      {
        title: 'Scene',
        lessons: [
          'Stå stille',
          'Mikrofonen er et instrument',
          'Nerver, og hvad de er til for',
          'De første ti sekunder',
        ],
      },
    ],
  },
  {
    type: 'pricePlans',
    heading: 'Vælg din plan',
    course: 'Hele stemmen',
    items: [
      {
        name: 'Basic',
        offerId: 'main-course',
        features: [
          'Alle otte moduler, toogtredive lektioner',
          'Øvespor og noder til høje og dybe stemmer',
          'De tre arbejdsbøger som PDF',
          'Dit for altid, uden slutdato',
        ],
      },
      {
        name: 'Premium',
        offerId: 'main-course-premium',
        instalmentsOfferId: 'main-course-premium-3-months',
        note: 'Mest populær',
        features: [
          'Alt i Basic',
          'Fire af dine optagelser besvaret af {firstName}, i lyd',
          'En onlinespørgetime hver måned i et år',
          'En øveplan efter det andet modul',
        ],
      },
      {
        name: 'Professional',
        offerId: 'main-course-professional',
        instalmentsOfferId: 'main-course-professional-3-months',
        features: [
          'Alt i Premium',
          'Tolv optagelser besvaret, én for hver måned',
          'Dit eget repertoire gennemgået, sang for sang',
          'Svar inden for to hverdage',
        ],
      },
    ],
  },
  {
    type: 'statement',
    slot: 'guarantee',
    text: 'Tredive dage til at skifte mening. Én knap giver dig alle pengene tilbage, og ingen spørger hvorfor.',
  },
  {
    type: 'testimonials',
    heading: 'Det siger deltagerne',
    items: [
      {
        name: 'Ida, korsanger',
        text: 'Jeg havde sunget alt i elleve år, fordi ingen havde vist mig vejen over overgangen. Det tog tre uger à ti minutter.',
        isSample: true,
      },
      {
        name: 'Jonas, sangskriver',
        text: 'Modulet om ord har ændret, hvordan jeg skriver. Nu ved jeg, hvilken vokal jeg kommer til at skulle holde.',
        isSample: true,
      },
      {
        name: 'Kirsten, tilbage efter tyve år',
        text: 'Jeg ventede at få at vide, hvad der var væk. I stedet fik jeg at vide, hvad jeg skulle gøre mandag.',
        isSample: true,
      },
    ],
  },
  {
    type: 'faqs',
    heading: 'Ofte stillede spørgsmål',
    items: [
      {
        question: 'Hvor lang tid tager det?',
        answer:
          'Ti minutter om dagen i omkring fire måneder. Du kan tage det langsommere. Det løber ikke fra dig. Det gavner ingen stemme at gå hurtigere.',
      },
      {
        question: 'Er det noget for en nybegynder?',
        answer:
          'Har du aldrig sunget foran nogen, så begynd med De første toner. Det koster mindre, og alt i det bliver brugt igen her.',
      },
      {
        question: 'Kan jeg betale over tre måneder?',
        answer:
          'Ja, Premium og Professional: tre rater på samme kort med en måneds mellemrum, som tilsammen er prisen. Ingen renter, ingen gebyrer, og efter tredje rate stopper betalingen automatisk.',
      },
      {
        question: 'Hvad, hvis det ikke er noget for mig?',
        answer:
          'Tryk på knappen på din ordreside inden for tredive dage, så får du alt det tilbage, vi har trukket. Vi beder ikke om en grund.',
      },
      {
        question: 'Hvad skal jeg bruge?',
        answer:
          'En computer eller en telefon med lyd, hovedtelefoner, vand. Et klaver eller en guitar er rart at have, men ikke nødvendigt.',
      },
    ],
  },
];
