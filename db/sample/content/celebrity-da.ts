import type { Block } from '#studio/shared/content/blocks.ts';

/** The retreat in Danish, the language its page is specified in. */
export const celebrityDa: Block[] = [
  {
    type: 'seo',
    title: 'Celebrity Vocal Experience: fem dages retreat',
    description:
      'Fem dages coaching ved vandet for ti kunstnere, med to timer på tomandshånd og fuld diskretion.',
  },
  { type: 'headline', text: 'Celebrity Vocal Experience', melody: [0, 3, 5] },
  {
    type: 'lead',
    text: 'Fem dage, hvor ingen vil dig noget. Daglig coaching, et studie, en kok og ingen at optræde for.',
  },
  {
    type: 'picture',
    slot: 'plate',
    picture: 'retreat-house',
    alt: 'Et mørkt hus med lys i gavlen ved vandet, en badebro og en båd på bølgernes nodelinjer',
  },
  { type: 'offer', offerId: 'celebrity-vocal-experience', isFrom: false },
  {
    type: 'prose',
    slot: 'overview',
    heading: 'Overblik',
    paragraphs: [
      'Retreatet er for kunstnere, der lever af deres stemme og ikke har hørt den længe. Den er blevet et værktøj, der skal virke på torsdag. Her er der ingen torsdag.',
      'Du arbejder med {coach} hver dag, i en gruppe på højst ti, der alle kender til det. To gange er I på tomandshånd. Imellem er der skov, vand og et bord, der er dækket.',
    ],
  },
  {
    type: 'list',
    slot: 'included',
    heading: 'Det er med i prisen',
    items: [
      'Coaching hver dag, i gruppen og alene: to timer på tomandshånd med {coach}.',
      'Eget værelse, alle måltider og ro. Telefonerne ligger i en kasse ved døren til klokken tolv.',
      'Et studie med tekniker, åbent, til du er færdig.',
      'En stemmelæge på andendagen, hvis du vil.',
      'Kørsel fra lufthavnen og hjem igen.',
    ],
  },
  {
    type: 'steps',
    slot: 'highlights',
    heading: 'Det, man husker',
    steps: [
      {
        title: 'To timer alene',
        text: 'Den ene til at finde det, der trætter dig. Den anden til at synge uden det.',
      },
      {
        title: 'Ingen ser på',
        text: 'Intet bliver filmet, nævnt eller lagt op, hverken af os eller af andre. Det skriver alle under på.',
      },
      {
        title: 'Én sang, færdig',
        text: 'Den, du har udskudt. Du kører hjem med den på telefonen.',
      },
    ],
  },
  {
    type: 'steps',
    slot: 'days',
    heading: 'Dag for dag',
    steps: [
      {
        title: 'Ankomst',
        text: 'En gåtur, middag og den første sang, sunget for fem mennesker i stedet for fem tusind.',
      },
      {
        title: 'Lytte',
        text: 'Hvad din stemme gør, når den ikke er på arbejde. Første time på tomandshånd.',
      },
      { title: 'Reparere', text: 'Den ene ting, der trætter dig, skilt ad og samlet igen.' },
      { title: 'Optage', text: 'Én sang, til den er sand. Anden time på tomandshånd.' },
      { title: 'Afsked', text: 'Morgenmad, en plan for næste turné og den færdige sang på telefonen.' },
    ],
  },
  {
    type: 'prose',
    slot: 'venue',
    heading: 'Stedet',
    paragraphs: [
      'Et hus ved vandet, halvanden time fra København. Ti værelser, en sal med højt til loftet, et studie i laden og en badebro, der også bruges om vinteren.',
      'Adressen får du, når du har en plads. Sådan bliver der ved med at være ro.',
    ],
  },
  {
    type: 'facts',
    slot: 'practical',
    heading: 'Praktisk information',
    rows: [
      { label: 'Varighed', value: '5 dage' },
      { label: 'Pladser', value: '8-10, først til mølle' },
      { label: 'På tomandshånd', value: '2 timer' },
      { label: 'Værelse', value: 'Eget, med udsigt' },
      { label: 'Sprog', value: 'Dansk og engelsk' },
      { label: 'Svar', value: 'Inden for 2-3 hverdage' },
    ],
  },
  {
    type: 'steps',
    slot: 'apply',
    heading: 'Sådan søger du',
    steps: [
      {
        title: 'Ansøgningen',
        text: 'Om din stemme, og hvad den skal kunne bagefter. Du kan vedhæfte en PDF, for eksempel dit repertoire.',
      },
      {
        title: 'Samtalen',
        text: 'Vi læser den inden for 2-3 hverdage og ringer på et tidspunkt, der passer dig.',
      },
      {
        title: 'Pladsen',
        text: 'Du betaler, når du vil have pladsen. Beløbet bliver kun reserveret, til vi har sagt ja.',
      },
    ],
  },
  {
    type: 'testimonials',
    items: [
      {
        name: 'Freja N.',
        booked: 'retreatet i januar',
        text: 'På tredjedagen sang jeg en time, bare fordi jeg havde lyst.',
        isSample: true,
      },
    ],
  },
  {
    type: 'statement',
    slot: 'ask',
    text: 'Spørgsmål går direkte til {firstName}. Din manager er også velkommen til at ringe.',
  },
];
