import type { VoiceRange } from './voice-range.ts';

/** For tests, and for the picture of the page before anyone sang. */
export const exampleRange: VoiceRange = {
  sungOn: '2026-11-24',
  source: 'voice',
  lowest: { certainty: 'certain', note: 55 },
  highest: { certainty: 'certain', note: 77 },
  touched: [52, 81],
  tessitura: { lowest: 60, highest: 72 },
  steadinessCents: 14,
  vibrato: { hertz: 5.4, cents: 38 },
  speakingHertz: 196,
};

export const lowExampleRange: VoiceRange = {
  ...exampleRange,
  lowest: { certainty: 'at-least', note: 43 },
  highest: { certainty: 'not-heard' },
  touched: [],
  tessitura: null,
  vibrato: 'straight',
  speakingHertz: null,
};
