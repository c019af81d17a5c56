import type { SampleDocument } from '../document.ts';

/** The sales page of the main course, in three plans. */
export const salesMainCourse: SampleDocument = {
  key: 'sales-main-course',
  en: [
    {
      type: 'seo',
      title: 'The Whole Voice, a course at home, {studio}',
      description:
        'Eight modules that take a voice apart and put it together again: breath, onset, registers, words, colour, stamina, stage.',
    },
    { type: 'headline', text: 'The Whole Voice', melody: [1, 3, 5] },
    {
      type: 'lead',
      text: 'Eight modules, ten minutes a day. By the end you know what your voice does, and why it does it.',
    },
    {
      type: 'picture',
      slot: 'hero',
      picture: 'incipit-studio-day',
      alt: 'The same phrase twice, the second steady',
    },
    {
      type: 'prose',
      slot: 'description',
      heading: 'What it is',
      paragraphs: [
        'This is what {firstName} teaches in the first year, in the order in which she teaches it. Every lesson is short: a few minutes of watching, a few minutes of singing, one thing to listen for until tomorrow.',
        'You need a room with a door, water, and a telephone to record yourself with. You do not need to read music, and you do not need to have been good at singing at school.',
      ],
    },
    {
      type: 'modules',
      heading: 'Eight modules',
      items: [
        {
          title: 'Breath',
          lessons: [
            'The breath you already have',
            'Out before in',
            'The slow leak',
            'A phrase on one breath',
          ],
        },
        {
          title: 'Onset',
          lessons: [
            'How a note begins',
            'Not a cough, not a sigh',
            'Clean starts on every vowel',
            'Quiet beginnings',
          ],
        },
        {
          title: 'Pitch',
          lessons: [
            'Hearing before singing',
            'Why you go flat',
            'Intervals in the body',
            'Singing against another line',
          ],
        },
        {
          title: 'Registers',
          lessons: [
            'Chest, head, and the room between',
            'Over the break without a jolt',
            'Choosing your mix',
            'When not to push',
          ],
        },
        {
          title: 'Words',
          lessons: [
            'Vowels that carry',
            'Consonants on time',
            'Singing in Danish and English',
            'Speaking the song first',
          ],
        },
        {
          title: 'Colour',
          lessons: ['Bright and dark', 'Vibrato, and none', 'Air as a colour', 'One line, five meanings'],
        },
        {
          title: 'Stamina',
          lessons: [
            'Warming up in four minutes',
            'Cooling down',
            'Singing with a cold, or not',
            'Three sets in one night',
          ],
        },
        {
          title: 'Stage',
          lessons: [
            'Standing still',
            'The microphone is an instrument',
            'Nerves and what they are for',
            'The first ten seconds',
          ],
        },
      ],
    },
    {
      type: 'pricePlans',
      heading: 'Three ways to take it',
      course: 'The Whole Voice',
      items: [
        {
          name: 'Basic',
          entryId: 'main-course',
          features: [
            'All eight modules, thirty-two lessons',
            'Practice tracks for high and low voices',
            'The three workbooks as PDF',
            'No end date: it stays yours',
          ],
        },
        {
          name: 'Premium',
          entryId: 'main-course-premium',
          instalmentsEntryId: 'main-course-premium-3-months',
          note: 'Chosen most',
          features: [
            'Everything in Basic',
            'Four of your recordings answered by {firstName}, in sound',
            'A live hour of questions each month for a year',
            'A practice plan after the second module',
          ],
        },
        {
          name: 'Professional',
          entryId: 'main-course-professional',
          instalmentsEntryId: 'main-course-professional-3-months',
          features: [
            'Everything in Premium',
            'Twelve recordings answered, one for each month',
            'Your own repertoire worked through, song by song',
            'Answers within two working days',
          ],
        },
      ],
    },
    {
      type: 'statement',
      slot: 'guarantee',
      text: 'Thirty days to change your mind. One button gives you all your money back, and nobody asks why.',
    },
    {
      type: 'testimonials',
      heading: 'Singers about it',
      items: [
        {
          name: 'Ida, choir singer',
          text: 'I had sung alto for eleven years because nobody had shown me the way over the break. It took three weeks of ten minutes.',
          isSample: true,
        },
        {
          name: 'Jonas, songwriter',
          text: 'The module on words changed how I write. I now know which vowel I will have to hold.',
          isSample: true,
        },
        {
          name: 'Kirsten, back after twenty years',
          text: 'I expected to be told what had gone. Instead I was told what to do on Monday.',
          isSample: true,
        },
      ],
    },
    {
      type: 'faqs',
      heading: 'Asked before',
      items: [
        {
          question: 'How much time does it take?',
          answer:
            'Ten minutes a day for about four months. You can go slower; it does not run out. Going much faster helps nobody’s voice.',
        },
        {
          question: 'Is it right for a complete beginner?',
          answer:
            'If you have never sung in front of anybody, begin with First Notes. It costs less, and everything in it is used again here.',
        },
        {
          question: 'Can I pay over three months?',
          answer:
            'Yes, Premium and Professional: three charges on the same card, a month apart, which sum to the price. There is no interest and no fee, and it ends by itself.',
        },
        {
          question: 'What if it is not for me?',
          answer:
            'Within thirty days you press the button on your order’s page and have everything back that was charged. You are not asked for a reason.',
        },
        {
          question: 'What do I need?',
          answer:
            'A computer or a telephone with sound, headphones, water. A piano or a guitar is pleasant, and not necessary.',
        },
      ],
    },
  ],
  da: [
    {
      type: 'seo',
      title: 'Hele stemmen, et kursus derhjemme, {studio}',
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
      heading: 'Hvad det er',
      paragraphs: [
        'Det er det, {firstName} underviser i det første år, i den rækkefølge hun gør det. Hver lektion er kort: et par minutter, hvor du ser på, et par minutter, hvor du synger, og én ting at lytte efter til i morgen.',
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
            'Det åndedræt du allerede har',
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
            'Høre før du synger',
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
            'Vælg din blanding',
            'Hvornår du ikke skal presse',
          ],
        },
        {
          title: 'Ord',
          lessons: [
            'Vokaler der bærer',
            'Konsonanter til tiden',
            'Synge på dansk og engelsk',
            'Sig sangen først',
          ],
        },
        {
          title: 'Klang',
          lessons: ['Lyst og mørkt', 'Vibrato, og ingen', 'Luft som farve', 'Én linje, fem betydninger'],
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
      heading: 'Tre måder at tage det på',
      course: 'Hele stemmen',
      items: [
        {
          name: 'Basic',
          entryId: 'main-course',
          features: [
            'Alle otte moduler, toogtredive lektioner',
            'Øvespor til høje og dybe stemmer',
            'De tre arbejdshæfter som PDF',
            'Ingen slutdato: det bliver dit',
          ],
        },
        {
          name: 'Premium',
          entryId: 'main-course-premium',
          instalmentsEntryId: 'main-course-premium-3-months',
          note: 'Valgt af de fleste',
          features: [
            'Alt i Basic',
            'Fire af dine optagelser besvaret af {firstName}, i lyd',
            'En spørgetime på nettet hver måned i et år',
            'En øveplan efter det andet modul',
          ],
        },
        {
          name: 'Professional',
          entryId: 'main-course-professional',
          instalmentsEntryId: 'main-course-professional-3-months',
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
      heading: 'Sangere om det',
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
      heading: 'Spurgt før',
      items: [
        {
          question: 'Hvor lang tid tager det?',
          answer:
            'Ti minutter om dagen i omkring fire måneder. Du kan tage det langsommere; det løber ikke fra dig. Meget hurtigere gavner ingens stemme.',
        },
        {
          question: 'Er det noget for en helt ny sanger?',
          answer:
            'Har du aldrig sunget foran nogen, så begynd med De første toner. Det koster mindre, og alt i det bliver brugt igen her.',
        },
        {
          question: 'Kan jeg betale over tre måneder?',
          answer:
            'Ja, Premium og Professional: tre træk på samme kort med en måneds mellemrum, som tilsammen er prisen. Ingen renter, ingen gebyrer, og det slutter af sig selv.',
        },
        {
          question: 'Hvad hvis det ikke er noget for mig?',
          answer:
            'Inden for tredive dage trykker du på knappen på din ordreside og får alt det tilbage, der er trukket. Du bliver ikke spurgt om en grund.',
        },
        {
          question: 'Hvad skal jeg bruge?',
          answer:
            'En computer eller en telefon med lyd, hovedtelefoner, vand. Et klaver eller en guitar er rart og ikke nødvendigt.',
        },
      ],
    },
  ],
};
