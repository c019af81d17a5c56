import type { SampleArticle } from '../article.ts';

/** The feature on the intensive, which stands on /magazine; its card leads there. */
export const fourWeekends: SampleArticle = {
  slug: 'four-weekends-ten-voices',
  type: 'feature',
  contentType: 'article',
  image: 'student-sirens',
  link: '/magazine',
  publishedOn: '2026-11-20',
  en: {
    title: 'Four weekends, ten voices',
    tag: 'Voice Elevated',
    excerpt: 'Why an intensive, when an hour a week works? Because some things only happen when you stay.',
    blocks: [],
  },
  da: {
    title: 'Fire weekender, ti stemmer',
    tag: 'Voice Elevated',
    excerpt: 'Hvorfor et intensivt forløb, når en time om ugen virker? Fordi noget kun sker, når man bliver.',
    blocks: [],
  },
};

/** Leads out of the house. */
export const worldVoiceDay: SampleArticle = {
  slug: 'world-voice-day',
  type: 'piece',
  contentType: 'link',
  link: 'https://world-voice-day.org/',
  publishedOn: '2026-04-16',
  en: {
    title: 'The sixteenth of April belongs to the voice',
    tag: 'Calendar',
    excerpt:
      'Once a year singers, doctors and teachers everywhere open their doors for World Voice Day. Its own site says where.',
    blocks: [],
  },
  da: {
    title: 'Den sekstende april er stemmens dag',
    tag: 'Kalender',
    excerpt:
      'En gang om året åbner sangere, læger og lærere overalt dørene til World Voice Day. Dagens egen side siger hvor.',
    blocks: [],
  },
};

/** What a reader's accepted story looks like. */
export const mySistersWedding: SampleArticle = {
  slug: 'my-sisters-wedding',
  type: 'story',
  contentType: 'blog',
  image: 'empty-fork',
  author: 'Jonas Krag',
  isSample: true,
  publishedOn: '2026-08-30',
  en: {
    title: 'My sister’s wedding',
    tag: 'Your story',
    excerpt:
      'I said yes to one song in January and regretted it until the fourth of June. A reader on three sessions and a church with too much echo.',
    blocks: [
      {
        type: 'prose',
        paragraphs: [
          'I am forty-one and I sing in the car. My sister asked in January, between two other questions, and I said yes because she was laughing.',
          'In the first session I sang it once through and waited for the verdict. There was none. I was asked who the song was for, and I said: my sister, obviously. And then: which sister? The one in the dress or the one who was eight when I taught her to ride a bicycle? I could not sing for a while after that.',
          'We worked on one line for most of an hour. Not the high one. The one before it, where I took a breath I did not need, because I was afraid of what was coming. Without the breath there was nothing to be afraid of. I still do not quite understand why.',
          'The church had an echo that sang along half a bar later. I was a little flat in the second verse. She cried at the right place, and so did I, and the organist, who has heard everything, turned a page he did not need to turn.',
        ],
      },
    ],
  },
  da: {
    title: 'Min søsters bryllup',
    tag: 'Din historie',
    excerpt:
      'Jeg sagde ja til én sang i januar og fortrød det indtil den fjerde juni. En læser om tre timer og en kirke med for meget efterklang.',
    blocks: [
      {
        type: 'prose',
        paragraphs: [
          'Jeg er enogfyrre og synger i bilen. Min søster spurgte i januar, mellem to andre spørgsmål, og jeg sagde ja, fordi hun grinede.',
          'I den første time sang jeg den igennem og ventede på dommen. Der kom ingen. Jeg blev spurgt, hvem sangen var til, og jeg sagde: Min søster, selvfølgelig. Og så: Hvilken søster? Hende i kjolen eller hende på otte, som jeg lærte at cykle? Bagefter kunne jeg ikke synge et stykke tid.',
          'Vi arbejdede med én linje det meste af en time. Ikke den høje. Den før, hvor jeg tog en indånding, jeg ikke havde brug for, fordi jeg var bange for det, der kom. Uden indåndingen var der ikke noget at være bange for. Jeg forstår stadig ikke helt hvorfor.',
          'Kirken havde et ekko, der sang med en halv takt senere. Jeg lå lidt lavt i andet vers. Hun græd det rigtige sted, og det gjorde jeg også, og organisten, der har hørt alt, vendte et blad, han ikke behøvede at vende.',
        ],
      },
    ],
  },
};
