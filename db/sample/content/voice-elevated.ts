import type { SampleDocument } from '../document.ts';

export const voiceElevated: SampleDocument = {
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
