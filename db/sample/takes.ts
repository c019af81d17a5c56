import contours from './takes.json' with { type: 'json' };

/** Its sounds are app/media/sounds/takes-sample-*.mp3, its lines are computed by scripts/media/draw-takes.ts. */
export const sampleTakes = {
  place: 'takes-sample',
  name: 'Nanna K.',
  voice_en: 'soprano in a chamber choir',
  voice_da: 'sopran i et kammerkor',
  sessions: 6,
  minutes: 52,
  words: 'I have some- thing to tell you',
  words_language: 'en' as const,
  first_contour: contours.first,
  last_contour: contours.last,
};
