import type { SampleDocument } from '../document.ts';

const voiceElevated: SampleDocument = {
  key: 'voice-elevated',
  en: [
    {
      type: 'seo',
      title: 'Voice Elevated: four weekends, {studio}',
      description:
        'A four-weekend intensive for at most ten singers in Copenhagen: breath, tone, words, stage, and three studio recordings.',
    },
    { type: 'headline', text: 'Voice Elevated', melody: [1, 5] },
    {
      type: 'lead',
      text: 'Four weekends for at most ten singers. You leave with a set you can sing tired, nervous or in a bad room, and three recordings that prove it.',
    },
    {
      type: 'picture',
      slot: 'aside',
      picture: 'elevated',
      alt: 'Four sirens drawn as nested arches of harmonics, each arch reaching higher than the one before',
    },
    { type: 'offer', entryId: 'voice-elevated', isFrom: false },
    {
      type: 'links',
      items: [
        { label: 'Apply now', href: '/voice-elevated-application' },
        { label: 'Program Materials', href: '/courses/voice-elevated/details' },
        { label: 'Back to all courses', href: '/courses' },
      ],
    },
    {
      type: 'list',
      heading: 'What is included',
      items: [
        'Eight full days of singing: breath, tone, words, stage, one weekend each.',
        'Every voice is heard every day. Ten singers at most, so nobody waits a day for their turn.',
        'Three recordings in a real studio, mixed, yours to use.',
        'A plan for the twelve weeks afterwards, written for your week and not for an ideal one.',
      ],
    },
    {
      type: 'facts',
      heading: 'Practical information',
      rows: [
        { label: 'Length', value: '4 weekends, 64 hours' },
        { label: 'Days', value: '8 full days, 09:00 to 17:00' },
        { label: 'Group', value: 'At most 10 singers' },
        { label: 'Place', value: 'Copenhagen' },
        { label: 'Recordings', value: '3, in a studio' },
        { label: 'Paying', value: 'At once or in instalments' },
        { label: 'Last held', value: 'October 2025' },
      ],
    },
    {
      type: 'steps',
      heading: 'How to get a place',
      steps: [
        {
          title: 'You apply',
          text: 'Tell us who you are and what you want with your voice. You do not have to sound finished.',
        },
        {
          title: 'We answer',
          text: 'Within 2-3 business days, and we talk for half an hour if it looks right for both.',
        },
        { title: 'You get your place', text: 'Your card is only charged once we have accepted you.' },
      ],
    },
  ],
  da: [
    {
      type: 'seo',
      title: 'Voice Elevated: fire weekender, {studio}',
      description:
        'Et intensivt forløb på fire weekender for højst ti sangere i København: åndedræt, klang, ord, scene og tre studieoptagelser.',
    },
    { type: 'headline', text: 'Voice Elevated', melody: [1, 5] },
    {
      type: 'lead',
      text: 'Fire weekender for højst ti sangere. Du går hjem med et sæt, du kan synge træt, nervøs og i et dårligt rum, og tre optagelser, der beviser det.',
    },
    {
      type: 'picture',
      slot: 'aside',
      picture: 'elevated',
      alt: 'Fire sirener tegnet som buer af overtoner, hver bue højere end den forrige',
    },
    { type: 'offer', entryId: 'voice-elevated', isFrom: false },
    {
      type: 'links',
      items: [
        { label: 'Ansøg nu', href: '/voice-elevated-application' },
        { label: 'Program Materials', href: '/courses/voice-elevated/details' },
        { label: 'Tilbage til oversigt', href: '/courses' },
      ],
    },
    {
      type: 'list',
      heading: 'Det får du',
      items: [
        'Otte hele dage med sang: åndedræt, klang, ord, scene, en weekend til hver.',
        'Hver stemme bliver hørt hver dag. Højst ti sangere, så ingen venter en dag på sin tur.',
        'Tre optagelser i et rigtigt studie, mixet og dine at bruge.',
        'En plan for de tolv uger efter, skrevet til din uge og ikke til en ideel en.',
      ],
    },
    {
      type: 'facts',
      heading: 'Praktisk information',
      rows: [
        { label: 'Længde', value: '4 weekender, 64 timer' },
        { label: 'Dage', value: '8 hele dage, 09.00 til 17.00' },
        { label: 'Hold', value: 'Højst 10 sangere' },
        { label: 'Sted', value: 'København' },
        { label: 'Optagelser', value: '3, i studie' },
        { label: 'Betaling', value: 'Samlet eller i rater' },
        { label: 'Sidst afholdt', value: 'Oktober 2025' },
      ],
    },
    {
      type: 'steps',
      heading: 'Sådan får du en plads',
      steps: [
        {
          title: 'Du søger',
          text: 'Fortæl os, hvem du er, og hvad du vil med din stemme. Du behøver ikke lyde færdig.',
        },
        {
          title: 'Vi svarer',
          text: 'Inden for 2-3 hverdage, og vi taler sammen en halv time, hvis det ser rigtigt ud for begge.',
        },
        { title: 'Du får din plads', text: 'Dit kort bliver først trukket, når vi har sagt ja til dig.' },
      ],
    },
  ],
};

const voiceElevatedDetails: SampleDocument = {
  key: 'voice-elevated-details',
  en: [
    {
      type: 'seo',
      title: 'Voice Elevated: programme materials, {studio}',
      description: 'What happens on each of the four weekends of Voice Elevated.',
    },
    { type: 'headline', text: 'Program Materials', melody: [0, 4] },
    {
      type: 'lead',
      text: 'What happens on each of the four weekends. The brochures to download follow; until then, here is the plan in short.',
    },
    {
      type: 'picture',
      slot: 'aside',
      picture: 'incipit-voice-elevated',
      alt: 'Four arches on the stave, each higher than the last',
    },
    {
      type: 'links',
      items: [
        { label: 'Apply Now', href: '/voice-elevated-application' },
        { label: 'Back to Voice Elevated', href: '/courses/voice-elevated' },
      ],
    },
    {
      type: 'steps',
      heading: 'Four weekends',
      steps: [
        { title: 'Breath', text: 'Where it goes when you are watched, and how to get it back.' },
        { title: 'Tone', text: 'The sound you have at home, louder, higher and longer.' },
        {
          title: 'Words',
          text: 'Why a line is believed. Consonants, pauses, and the song told before it is sung.',
        },
        {
          title: 'Stage',
          text: 'The walk on, the first note, the mistake in verse two. Then the studio: three songs, recorded.',
        },
      ],
    },
    { type: 'facts', heading: 'To come', rows: [{ label: 'Teaching plan', value: 'Coming Soon' }] },
    {
      type: 'prose',
      paragraphs: [
        'Teaching plans will be available soon. If you would rather ask, call us: {firstName} picks up between lessons.',
      ],
    },
  ],
  da: [
    {
      type: 'seo',
      title: 'Voice Elevated: programmateriale, {studio}',
      description: 'Hvad der sker på hver af de fire weekender i Voice Elevated.',
    },
    { type: 'headline', text: 'Programmet i detaljer', melody: [0, 2, 4] },
    {
      type: 'lead',
      text: 'Hvad der sker på hver af de fire weekender. Brochurerne kan hentes senere; indtil da står planen her i korthed.',
    },
    {
      type: 'picture',
      slot: 'aside',
      picture: 'incipit-voice-elevated',
      alt: 'Fire buer på nodelinjerne, hver højere end den forrige',
    },
    {
      type: 'links',
      items: [
        { label: 'Ansøg nu', href: '/voice-elevated-application' },
        { label: 'Tilbage til Voice Elevated', href: '/courses/voice-elevated' },
      ],
    },
    {
      type: 'steps',
      heading: 'Fire weekender',
      steps: [
        { title: 'Åndedræt', text: 'Hvor det bliver af, når nogen ser på, og hvordan du får det tilbage.' },
        { title: 'Klang', text: 'Den lyd, du har derhjemme, kraftigere, højere og længere.' },
        {
          title: 'Ord',
          text: 'Hvorfor man tror på en linje. Konsonanter, pauser, og sangen fortalt, før den synges.',
        },
        {
          title: 'Scene',
          text: 'Turen ind, første tone, fejlen i andet vers. Så studiet: tre sange, optaget.',
        },
      ],
    },
    { type: 'facts', heading: 'På vej', rows: [{ label: 'Undervisningsplan', value: 'Kommer snart' }] },
    {
      type: 'prose',
      paragraphs: [
        'Undervisningsplanerne kommer snart. Vil du hellere spørge, så ring: {firstName} tager den mellem timerne.',
      ],
    },
  ],
};

const celebrity: SampleDocument = {
  key: 'celebrity-vocal-experience',
  en: [
    {
      type: 'seo',
      title: 'Celebrity Vocal Experience: a five-day retreat, {studio}',
      description:
        'Five days of coaching by the water for ten artists, with two hours one to one and complete discretion.',
    },
    { type: 'headline', text: 'Celebrity Vocal Experience', melody: [0, 3, 5] },
    {
      type: 'lead',
      text: 'Five days away from everyone who wants something. Daily coaching, a studio, a cook, and nobody to perform for.',
    },
    {
      type: 'picture',
      slot: 'aside',
      picture: 'island',
      alt: 'Five sung vowels drawn as the contour lines of an island',
    },
    { type: 'offer', entryId: 'celebrity-vocal-experience', isFrom: false },
    {
      type: 'links',
      items: [
        { label: 'Apply now', href: '/celebrity-application' },
        { label: 'About the coach', href: '/about' },
        { label: 'Back to all courses', href: '/courses' },
      ],
    },
    {
      type: 'list',
      heading: 'What is included',
      items: [
        'Coaching every day, in the group and alone: two one-to-one sessions with {coach}.',
        'Room, food and silence. Phones rest in a box by the door until dinner.',
        'A studio with an engineer, open until you are done.',
        'Nothing is filmed, named or posted. Not by us, not by anyone.',
      ],
    },
    {
      type: 'steps',
      heading: 'Day by day',
      steps: [
        {
          title: 'Arrive',
          text: 'A walk, dinner, and the first song, sung for five people instead of five thousand.',
        },
        { title: 'Listen', text: 'What your voice does when it is not working. The first hour alone.' },
        { title: 'Repair', text: 'The one thing that tires you, taken apart and put back.' },
        { title: 'Record', text: 'One song, until it is true. The second hour alone.' },
        {
          title: 'Leave',
          text: 'Breakfast, a plan for the next tour, and the song on a drive in your pocket.',
        },
      ],
    },
    {
      type: 'facts',
      heading: 'Practical information',
      rows: [
        { label: 'Length', value: '5 days' },
        { label: 'Places', value: '8-10, first come, first served' },
        { label: 'One to one', value: '2 sessions' },
        { label: 'Last held', value: '14-18 January 2026' },
        { label: 'Answer to your application', value: 'Within 2-3 business days' },
      ],
    },
  ],
  da: [
    {
      type: 'seo',
      title: 'Celebrity Vocal Experience: fem dages retreat, {studio}',
      description: 'Fem dages coaching ved vandet for ti kunstnere, med to timer alene og fuld diskretion.',
    },
    { type: 'headline', text: 'Celebrity Vocal Experience', melody: [0, 3, 5] },
    {
      type: 'lead',
      text: 'Fem dage væk fra alle, der vil have noget. Daglig coaching, et studie, en kok og ingen at optræde for.',
    },
    {
      type: 'picture',
      slot: 'aside',
      picture: 'island',
      alt: 'Fem sungne vokaler tegnet som højdekurverne på en ø',
    },
    { type: 'offer', entryId: 'celebrity-vocal-experience', isFrom: false },
    {
      type: 'links',
      items: [
        { label: 'Ansøg nu', href: '/celebrity-application' },
        { label: 'Om coachen', href: '/about' },
        { label: 'Tilbage til oversigt', href: '/courses' },
      ],
    },
    {
      type: 'list',
      heading: 'Det får du',
      items: [
        'Coaching hver dag, i gruppen og alene: to timer på tomandshånd med {coach}.',
        'Værelse, mad og ro. Telefonerne hviler i en kasse ved døren indtil middag.',
        'Et studie med tekniker, åbent til du er færdig.',
        'Intet bliver filmet, nævnt eller lagt op. Hverken af os eller af andre.',
      ],
    },
    {
      type: 'steps',
      heading: 'Dag for dag',
      steps: [
        {
          title: 'Ankomst',
          text: 'En gåtur, middag, og den første sang, sunget for fem mennesker i stedet for fem tusind.',
        },
        { title: 'Lytte', text: 'Hvad din stemme gør, når den ikke er på arbejde. Første time alene.' },
        { title: 'Reparere', text: 'Den ene ting, der trætter dig, skilt ad og samlet igen.' },
        { title: 'Optage', text: 'Én sang, til den er sand. Anden time alene.' },
        { title: 'Afsked', text: 'Morgenmad, en plan for næste turné, og sangen på et drev i lommen.' },
      ],
    },
    {
      type: 'facts',
      heading: 'Praktisk information',
      rows: [
        { label: 'Længde', value: '5 dage' },
        { label: 'Pladser', value: '8-10, først til mølle' },
        { label: 'Alene med coachen', value: '2 timer' },
        { label: 'Sidst afholdt', value: '14.-18. januar 2026' },
        { label: 'Svar på din ansøgning', value: 'Inden for 2-3 hverdage' },
      ],
    },
  ],
};

const advancedTechnique: SampleDocument = {
  key: 'advanced-technique',
  en: [
    {
      type: 'seo',
      title: 'Advanced Technique, {studio}',
      description:
        'For singers with some years behind them: mixed voice, long phrases, loud without pushing.',
    },
    { type: 'headline', text: 'Advanced Technique', melody: [1, 5] },
    {
      type: 'lead',
      text: 'For singers with some years behind them, who know the note and want it every time.',
    },
    {
      type: 'picture',
      slot: 'aside',
      picture: 'incipit-advanced-technique',
      alt: 'A leap and a run, drawn as a melody on the stave',
    },
    { type: 'offer', entryId: 'advanced-technique', isFrom: false },
    {
      type: 'list',
      heading: 'What we work on',
      items: [
        'The step between the two voices, until nobody hears it, you included.',
        'Phrases longer than your breath seems to be.',
        'Loud without pushing, soft without hiding.',
      ],
    },
    {
      type: 'prose',
      paragraphs: ['The next class is being planned. Write to us, and you hear first when it opens.'],
    },
    {
      type: 'links',
      items: [
        { label: 'Ask about the next class', href: '/contact' },
        { label: 'Back to all courses', href: '/courses' },
      ],
    },
  ],
  da: [
    {
      type: 'seo',
      title: 'Avanceret teknik, {studio}',
      description: 'For sangere med nogle år bag sig: blandet stemme, lange fraser, kraft uden pres.',
    },
    { type: 'headline', text: 'Avanceret teknik', melody: [1, 5] },
    { type: 'lead', text: 'For sangere med nogle år bag sig, som kender tonen og vil have den hver gang.' },
    {
      type: 'picture',
      slot: 'aside',
      picture: 'incipit-advanced-technique',
      alt: 'Et spring og et løb, tegnet som en melodi på nodelinjer',
    },
    { type: 'offer', entryId: 'advanced-technique', isFrom: false },
    {
      type: 'list',
      heading: 'Det arbejder vi med',
      items: [
        'Trinnet mellem de to stemmer, til ingen hører det, heller ikke dig.',
        'Fraser, der er længere, end dit åndedræt ser ud til.',
        'Kraft uden pres, svagt uden at gemme sig.',
      ],
    },
    {
      type: 'prose',
      paragraphs: [
        'Det næste hold er ved at blive planlagt. Skriv til os, så hører du først, når det åbner.',
      ],
    },
    {
      type: 'links',
      items: [
        { label: 'Spørg om næste hold', href: '/contact' },
        { label: 'Tilbage til oversigten', href: '/courses' },
      ],
    },
  ],
};

const beginnerVocals: SampleDocument = {
  key: 'beginner-vocals',
  en: [
    {
      type: 'seo',
      title: 'Beginner Vocals, {studio}',
      description:
        'Weekly 60-minute live group classes by video meeting, for people who say they cannot sing.',
    },
    { type: 'headline', text: 'Beginner Vocals', melody: [0, 3] },
    {
      type: 'lead',
      text: 'For people who say they cannot sing. Weekly 60-minute live group classes by video meeting; nobody sings alone until they want to.',
    },
    {
      type: 'picture',
      slot: 'aside',
      picture: 'incipit-beginner-vocals',
      alt: 'Three neighbouring notes, up and down again',
    },
    { type: 'offer', entryId: 'beginner-vocals', isFrom: false },
    {
      type: 'list',
      heading: 'A class goes like this',
      items: [
        'Ten minutes of waking the voice, together, microphones off.',
        'One tune, three notes to begin with, until it stays.',
        'Questions. The one you are ashamed of is the one everybody has.',
      ],
    },
    {
      type: 'prose',
      paragraphs: [
        'Joining from this page opens soon. Until then we sign you up by hand: write, and you get the meeting link and the next date by mail.',
      ],
    },
    {
      type: 'links',
      items: [
        { label: 'Write to join', href: '/contact' },
        { label: 'Back to all courses', href: '/courses' },
      ],
    },
  ],
  da: [
    {
      type: 'seo',
      title: 'Sang for begyndere, {studio}',
      description:
        'Ugentlig undervisning i gruppe på 60 minutter, direkte på videomøde, for folk, der siger, at de ikke kan synge.',
    },
    { type: 'headline', text: 'Sang for begyndere', melody: [0, 2, 4] },
    {
      type: 'lead',
      text: 'For folk, der siger, at de ikke kan synge. Hver uge 60 minutter i gruppe, direkte på videomøde; ingen synger alene, før de har lyst.',
    },
    {
      type: 'picture',
      slot: 'aside',
      picture: 'incipit-beginner-vocals',
      alt: 'Tre nabotoner, op og ned igen',
    },
    { type: 'offer', entryId: 'beginner-vocals', isFrom: false },
    {
      type: 'list',
      heading: 'Sådan går en time',
      items: [
        'Ti minutter med at vække stemmen, sammen, med mikrofonen slået fra.',
        'Én melodi, tre toner til at begynde med, til den bliver siddende.',
        'Spørgsmål. Det, du skammer dig over, er det, alle har.',
      ],
    },
    {
      type: 'prose',
      paragraphs: [
        'Tilmelding her på siden åbner snart. Indtil da skriver vi dig op i hånden: skriv, så får du mødelink og næste dato på mail.',
      ],
    },
    {
      type: 'links',
      items: [
        { label: 'Skriv og vær med', href: '/contact' },
        { label: 'Tilbage til oversigten', href: '/courses' },
      ],
    },
  ],
};

export const programmes: readonly SampleDocument[] = [
  voiceElevated,
  voiceElevatedDetails,
  celebrity,
  advancedTechnique,
  beginnerVocals,
];
