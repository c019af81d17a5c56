import type { SampleDocument } from '../document.ts';
import { mainCourseInDanish } from './sales-main-course-danish.ts';

/** The sales page of the main course, in three plans. */
export const salesMainCourse: SampleDocument = {
  key: 'sales-main-course',
  en: [
    {
      type: 'seo',
      title: 'The Whole Voice, a course at home',
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
        'You need a room with a door, water, and a phone to record yourself with. You do not need to read music, and you do not need to have been good at singing at school.',
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
      heading: 'Choose a plan',
      course: 'The Whole Voice',
      items: [
        {
          name: 'Basic',
          offerId: 'main-course',
          features: [
            'All eight modules, thirty-two lessons',
            'Practice tracks, and sheets for high and low voices',
            'The three workbooks as PDF',
            'Yours to keep, no end date',
          ],
        },
        {
          name: 'Premium',
          offerId: 'main-course-premium',
          instalmentsOfferId: 'main-course-premium-3-months',
          note: 'Most popular',
          features: [
            'Everything in Basic',
            'Audio feedback from {firstName} on four of your recordings',
            'A live one-hour Q&A every month for a year',
            'A practice plan after the second module',
          ],
        },
        {
          name: 'Professional',
          offerId: 'main-course-professional',
          instalmentsOfferId: 'main-course-professional-3-months',
          features: [
            'Everything in Premium',
            'Feedback on twelve recordings, one a month',
            'Your own repertoire worked through, song by song',
            'Answers within two business days',
          ],
        },
      ],
    },
    {
      type: 'statement',
      slot: 'guarantee',
      text: 'Thirty days to change your mind. One button refunds everything you’ve paid, no questions asked.',
    },
    {
      type: 'testimonials',
      heading: 'What singers say',
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
      heading: 'FAQ',
      items: [
        {
          question: 'How much time does it take?',
          answer:
            'Ten minutes a day for about four months. You can go slower. It doesn’t run out. Going much faster helps nobody’s voice.',
        },
        {
          question: 'Is it right for a complete beginner?',
          answer:
            'If you have never sung in front of anyone, begin with First Notes. It costs less, and everything in it is used again here.',
        },
        {
          question: 'Can I pay over three months?',
          answer:
            'Yes, on Premium and Professional: three charges on the same card, a month apart, that add up to the price. No interest, no fee, and payments stop automatically.',
        },
        {
          question: 'What if it’s not for me?',
          answer:
            'Within thirty days, press the button on your order page and we refund everything you’ve paid. You don’t have to give a reason.',
        },
        {
          question: 'What do I need?',
          answer:
            'A computer or phone with sound, headphones, water. A piano or guitar is nice to have, but not necessary.',
        },
      ],
    },
  ],
  da: mainCourseInDanish,
};
