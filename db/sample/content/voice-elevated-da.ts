import type { Block } from '#studio/shared/content/blocks.ts';

/** Voice Elevated in Danish, the language its page is specified in. The brochure is set from the same words. */
export const voiceElevatedDa: Block[] = [
  {
    type: 'seo',
    title: 'Voice Elevated: fire weekender',
    description:
      'Et intensivt forløb på fire weekender for højst ti sangere i København: åndedræt, klang, ord, scene og tre studieoptagelser.',
  },
  { type: 'headline', text: 'Voice Elevated', melody: [1, 5] },
  {
    type: 'lead',
    text: 'Fire weekender for højst ti sangere. Du går hjem med et sæt, der også holder, når du er træt, nervøs eller i et dårligt lokale, og tre optagelser, der beviser det.',
  },
  {
    type: 'picture',
    slot: 'plate',
    picture: 'elevated',
    alt: 'Fire sirener tegnet som buer af overtoner, hver bue højere end den forrige',
    caption: 'Fire sirener, en terts fra hinanden. Samme stemme, hver gang lidt højere oppe.',
  },
  { type: 'offer', offerId: 'voice-elevated', isFrom: false },
  {
    type: 'statement',
    slot: 'idea',
    text: 'De fleste kurser giver dig mere at huske på. Det her tager noget fra dig: spændingen i kæben, åndedrættet, der går i stå, stemmen, du låner, når nogen ser på.',
  },
  { type: 'heading', slot: 'weekends', text: 'Fire weekender, en trappe' },
  {
    type: 'steps',
    slot: 'weekends',
    steps: [
      {
        title: 'Åndedræt',
        text: 'Hvor det bliver af, når nogen ser på, og hvordan du får det tilbage. Vi begynder på gulvet og slutter med lange fraser, stående.',
      },
      {
        title: 'Klang',
        text: 'Den lyd, du har derhjemme, kraftigere, højere og længere. Registrene får lov at mødes, før nogen beder dem blande sig.',
      },
      {
        title: 'Ord',
        text: 'Hvorfor man tror på en linje. Konsonanter, pauser og sangen fortalt, før den synges. Lørdag på dansk, søndag på det sprog, du synger på.',
      },
      {
        title: 'Scene',
        text: 'Turen ind, første tone, fejlen i andet vers. Lørdag med publikum, søndag i studiet: tre sange, optaget.',
      },
    ],
  },
  {
    type: 'list',
    slot: 'included',
    heading: 'Det får du',
    items: [
      'Otte hele dage med sang: åndedræt, klang, ord, scene, en weekend til hver.',
      'Hver stemme bliver hørt hver dag. Højst ti sangere, så ingen venter en dag på sin tur.',
      'Tre optagelser i et rigtigt studie, mixet og dine at bruge.',
      'En pianist i tredje og fjerde weekend og en lille sal at synge for.',
      'Frokost, kaffe og en nøgle til øvelokalet i de uger, forløbet varer.',
      'En plan for de tolv uger efter, skrevet til din uge og ikke til en ideel en.',
    ],
  },
  {
    type: 'list',
    slot: 'results',
    heading: 'Det kan du bagefter',
    items: [
      'Synge tre sange igennem uden at redde dig selv undervejs.',
      'Finde åndedrættet igen på fire takter, også når hjertet hamrer.',
      'Høre, hvad din stemme gør, mens den gør det, og ikke først på optagelsen.',
      'Varme op på tolv minutter, hvor som helst, uden klaver.',
    ],
  },
  {
    type: 'prose',
    slot: 'for',
    heading: 'Er det noget for dig?',
    paragraphs: [
      'For dig, der har sunget i nogle år og ved, at der er mere. Kor, band, musical, klassisk: Genren er din, arbejdet er det samme.',
      'Du skal kunne holde en melodi alene. Du behøver ikke kunne læse noder, og du behøver slet ikke lyde færdig.',
    ],
  },
  {
    type: 'facts',
    slot: 'practical',
    heading: 'Praktisk information',
    rows: [
      { label: 'Varighed', value: '4 weekender, 64 timer' },
      { label: 'Dage', value: '8 hele dage, 09.00 til 17.00' },
      { label: 'Hold', value: 'Højst 10 sangere' },
      { label: 'Sted', value: 'København' },
      { label: 'Sprog', value: 'Dansk og, ved behov, engelsk' },
      { label: 'Optagelser', value: '3, i studie' },
      { label: 'Betaling', value: 'Samlet eller i rater' },
    ],
  },
  {
    type: 'prose',
    slot: 'paying',
    paragraphs: [
      'Du kan betale i op til fire rater uden gebyr. Vi trækker først beløbet, når du er optaget. Får du nej, trækker vi ingenting.',
    ],
  },
  {
    type: 'steps',
    slot: 'apply',
    heading: 'Sådan får du en plads',
    steps: [
      {
        title: 'Du søger',
        text: 'Fortæl os, hvem du er, og hvad du vil med din stemme. Det tager omkring ti minutter, og du kan holde pause undervejs.',
      },
      {
        title: 'Vi svarer',
        text: 'Inden for 2-3 hverdage. Ser det rigtigt ud for begge, taler vi sammen en halv time.',
      },
      {
        title: 'Du får din plads',
        text: 'Med en bekræftelse, alle datoer og det, du skal vide om betalingen.',
      },
    ],
  },
  {
    type: 'testimonials',
    heading: 'Det siger deltagerne',
    items: [
      {
        name: 'Signe M.',
        text: 'Den tredje weekend sang jeg en linje, jeg havde sunget i ni år. Jeg hørte den for første gang.',
        isSample: true,
      },
      {
        name: 'Rasmus T.',
        text: 'Jeg kom for de høje toner. Dem fik jeg. Men det er pauserne, folk taler til mig om nu.',
        isSample: true,
      },
      {
        name: 'Amira H.',
        text: 'Ti fremmede så på, mens jeg gik i stå. Fjorten dage efter gik jeg i stå igen og sang bare videre.',
        isSample: true,
      },
    ],
  },
  {
    type: 'statement',
    slot: 'ask',
    text: 'I tvivl, om det er noget for dig? Ring, og syng to linjer for os. Så ved vi det begge to.',
  },
];
