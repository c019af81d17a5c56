import type { SampleDocument } from '../document.ts';

export const celebrity: SampleDocument = {
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
