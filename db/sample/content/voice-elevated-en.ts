import type { Block } from '#studio/shared/content/blocks.ts';

/** Voice Elevated in English. The brochure is set from the same words. */
export const voiceElevatedEn: Block[] = [
  {
    type: 'seo',
    title: 'Voice Elevated: four weekends',
    description:
      'A four-weekend intensive for at most ten singers in Copenhagen: breath, tone, words, stage, and three studio recordings.',
  },
  { type: 'headline', text: 'Voice Elevated', melody: [1, 5] },
  {
    type: 'lead',
    text: 'Four weekends for at most ten singers. You leave with a set that holds when you’re tired, nervous or in a bad room, and three recordings to prove it.',
  },
  {
    type: 'picture',
    slot: 'plate',
    picture: 'elevated',
    alt: 'Four sirens drawn as nested arches of harmonics, each arch reaching higher than the one before',
    caption: 'Four sirens, a third apart. The same voice, each time a little further up.',
  },
  { type: 'offer', offerId: 'voice-elevated', isFrom: false },
  {
    type: 'statement',
    slot: 'idea',
    text: 'Most courses give you more to remember. This one takes things away: the tight jaw, the breath that stops, the voice you borrow when someone is watching.',
  },
  { type: 'heading', slot: 'weekends', text: 'Four weekends, one staircase' },
  {
    type: 'steps',
    slot: 'weekends',
    steps: [
      {
        title: 'Breath',
        text: 'Where it goes when you are watched, and how to get it back. We begin on the floor and end with long phrases, standing.',
      },
      {
        title: 'Tone',
        text: 'The sound you have at home, louder, higher and longer. The registers are allowed to meet before anyone asks them to mix.',
      },
      {
        title: 'Words',
        text: 'Why a line is believed. Consonants, pauses, and the song told before it is sung. Saturday in Danish, Sunday in the language you sing in.',
      },
      {
        title: 'Stage',
        text: 'The walk on, the first note, the mistake in verse two. Saturday with an audience, Sunday in the studio: three songs, recorded.',
      },
    ],
  },
  {
    type: 'list',
    slot: 'included',
    heading: 'What’s included',
    items: [
      'Eight full days of singing: breath, tone, words, stage, one weekend each.',
      'Every voice is heard every day. Ten singers at most, so nobody waits a day for their turn.',
      'Three recordings in a real studio, mixed, yours to use.',
      'A pianist on the third and fourth weekend, and a small hall to sing to.',
      'Lunch, coffee, and a key to the practice room for as long as the course lasts.',
      'A plan for the twelve weeks afterwards, written for your week and not for an ideal one.',
    ],
  },
  {
    type: 'list',
    slot: 'results',
    heading: 'What you can do afterwards',
    items: [
      'Sing three songs through without rescuing yourself on the way.',
      'Find your breath again in four bars, even with your heart pounding.',
      'Hear what your voice does while it does it, and not only on the recording.',
      'Warm up in twelve minutes, anywhere, without a piano.',
    ],
  },
  {
    type: 'prose',
    slot: 'for',
    heading: 'Who it’s for',
    paragraphs: [
      'For singers with a few years behind them who know there is more. Choir, band, musical theatre, classical: the style is yours, the work is the same.',
      'You should be able to hold a tune alone. You need not read music, and you certainly need not sound finished.',
    ],
  },
  {
    type: 'facts',
    slot: 'practical',
    heading: 'Practical information',
    rows: [
      { label: 'Length', value: '4 weekends, 64 hours' },
      { label: 'Days', value: '8 full days, 09:00 to 17:00' },
      { label: 'Group', value: 'At most 10 singers' },
      { label: 'Where', value: 'Copenhagen' },
      { label: 'Language', value: 'Danish, and English if needed' },
      { label: 'Recordings', value: '3, in a studio' },
      { label: 'Payment', value: 'In full or in instalments' },
    ],
  },
  {
    type: 'prose',
    slot: 'paying',
    paragraphs: [
      'You can pay in instalments: up to four, without a fee. Your card is only charged once we have accepted you, and if we decline, nothing is charged at all.',
    ],
  },
  {
    type: 'steps',
    slot: 'apply',
    heading: 'How to get a place',
    steps: [
      {
        title: 'You apply',
        text: 'Tell us who you are and what you want for your voice. It takes about ten minutes, and you can pause along the way.',
      },
      {
        title: 'We reply',
        text: 'Within 2-3 business days. If it looks right for both of us, we talk for half an hour.',
      },
      {
        title: 'You get your place',
        text: 'With a confirmation, every date, and what you need to know about paying.',
      },
    ],
  },
  {
    type: 'testimonials',
    heading: 'What singers say',
    items: [
      {
        name: 'Signe M.',
        text: 'On the third weekend I sang a line I had sung for nine years. I heard it for the first time.',
        isSample: true,
      },
      {
        name: 'Rasmus T.',
        text: 'I came for the high notes. I got them. But it is the pauses people talk to me about now.',
        isSample: true,
      },
      {
        name: 'Amira H.',
        text: 'Ten strangers watched me freeze. Two weeks later I froze again, and simply sang on.',
        isSample: true,
      },
    ],
  },
  {
    type: 'statement',
    slot: 'ask',
    text: 'Not sure it’s for you? Call and sing us two lines. Then we’ll both know.',
  },
];
