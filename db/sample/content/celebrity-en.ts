import type { Block } from '#studio/shared/content/blocks.ts';

/** The retreat in English. */
export const celebrityEn: Block[] = [
  {
    type: 'seo',
    title: 'Celebrity Vocal Experience: a five-day retreat',
    description:
      'Five days of coaching by the water for ten artists, with two hours alone and full discretion.',
  },
  { type: 'headline', text: 'Celebrity Vocal Experience', melody: [0, 3, 5] },
  {
    type: 'lead',
    text: 'Five days where nobody wants anything from you. Daily coaching, a studio, a cook, and nobody to perform for.',
  },
  {
    type: 'picture',
    slot: 'plate',
    picture: 'retreat-house',
    alt: 'A dark house with a lit gable by the water, a jetty, and a boat on the stave of the waves',
  },
  { type: 'offer', offerId: 'celebrity-vocal-experience', isFrom: false },
  {
    type: 'prose',
    slot: 'overview',
    heading: 'Overview',
    paragraphs: [
      'The retreat is for artists who live by their voice and haven’t heard it for a while. It has become a tool that has to work on Thursday. Here there is no Thursday.',
      'You work with {coach} every day, in a group of ten at most who all know what that is like. Twice you are alone with her. In between there are woods, water, and a table that someone else has laid.',
    ],
  },
  {
    type: 'list',
    slot: 'included',
    heading: 'What’s included',
    items: [
      'Coaching every day, in the group and one to one: two hours alone with {coach}.',
      'A room of your own, every meal, and quiet. Phones rest in a box by the door until noon.',
      'A studio with an engineer, open until you’re done.',
      'A voice doctor on day two, if you want one.',
      'The drive from the airport, and back again.',
    ],
  },
  {
    type: 'steps',
    slot: 'highlights',
    heading: 'What you’ll remember',
    steps: [
      {
        title: 'Two hours alone',
        text: 'One to find what tires you. The other to sing without it.',
      },
      {
        title: 'Nobody is watching',
        text: 'Nothing is filmed, mentioned or posted, by us or by anyone else. Everyone agrees to that in writing.',
      },
      {
        title: 'One song, finished',
        text: 'The one you’ve been putting off. You drive home with it on your phone.',
      },
    ],
  },
  {
    type: 'steps',
    slot: 'days',
    heading: 'Day by day',
    steps: [
      {
        title: 'Arriving',
        text: 'A walk, dinner, and the first song, sung to five people instead of five thousand.',
      },
      { title: 'Listening', text: 'What your voice does when it’s off duty. Your first one-to-one session.' },
      { title: 'Mending', text: 'The one thing that tires you, taken apart and put together again.' },
      { title: 'Recording', text: 'One song, until it’s true. Your second one-to-one session.' },
      {
        title: 'Leaving',
        text: 'Breakfast, a plan for the next tour, and the finished song on your phone.',
      },
    ],
  },
  {
    type: 'prose',
    slot: 'venue',
    heading: 'The place',
    paragraphs: [
      'A house by the water, an hour and a half from Copenhagen. Ten rooms, a hall with a high ceiling, a studio in the barn, and a jetty for those who swim all year.',
      'You get the address with your place. That is how it stays quiet.',
    ],
  },
  {
    type: 'facts',
    slot: 'practical',
    heading: 'Practical information',
    rows: [
      { label: 'Length', value: '5 days' },
      { label: 'Places', value: '8-10, first come, first served' },
      { label: 'One to one', value: '2 hours' },
      { label: 'Room', value: 'Your own, with a view' },
      { label: 'Languages', value: 'Danish and English' },
      { label: 'Reply', value: 'Within 2-3 business days' },
    ],
  },
  {
    type: 'steps',
    slot: 'apply',
    heading: 'How to apply',
    steps: [
      {
        title: 'The application',
        text: 'About your voice, and what it should be able to do afterwards. You can attach a PDF, such as your repertoire.',
      },
      {
        title: 'The conversation',
        text: 'We read it within 2-3 business days and call at a time that suits you.',
      },
      {
        title: 'The place',
        text: 'You pay when you’re ready. Until we say yes, the amount is only reserved on your card.',
      },
    ],
  },
  {
    type: 'testimonials',
    items: [
      {
        name: 'Freja N.',
        booked: 'the retreat in January',
        text: 'On the third day I sang for an hour, simply because I wanted to.',
        isSample: true,
      },
    ],
  },
  {
    type: 'statement',
    slot: 'ask',
    text: 'Questions go straight to {firstName}. Managers are welcome to call, too.',
  },
];
