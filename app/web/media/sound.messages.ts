import type { PlayerWords } from '#app/ui/media/player-parts.ts';

const en: PlayerWords = {
  hear: 'Hear it',
  play: 'Play',
  pause: 'Pause',
  seek: 'Playback position',
  fullScreen: 'Full screen',
  loading: 'Loading …',
  failed: 'The recording could not be played. Check your connection and try again.',
  again: 'Could not play. Try again',
};

const da: PlayerWords = {
  hear: 'Lyt',
  play: 'Afspil',
  pause: 'Pause',
  seek: 'Sted i optagelsen',
  fullScreen: 'Fuld skærm',
  loading: 'Henter …',
  failed: 'Optagelsen kunne ikke afspilles. Tjek din forbindelse, og prøv igen.',
  again: 'Kunne ikke afspilles. Prøv igen',
};

export const soundMessages = { en, da };
