import type { PlayerWords } from '#app/ui/media/player-parts.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';

export const soundMessages = inBoth<Pairs<PlayerWords>>({
  hear: ['Hear it', 'Lyt'],
  play: ['Play', 'Afspil'],
  pause: 'Pause',
  seek: ['Playback position', 'Sted i optagelsen'],
  fullScreen: ['Full screen', 'Fuld skærm'],
  loading: ['Loading …', 'Henter …'],
  failed: [
    'The recording could not be played. Check your connection and try again.',
    'Optagelsen kunne ikke afspilles. Tjek din forbindelse, og prøv igen.',
  ],
  again: ['Could not play. Try again', 'Kunne ikke afspilles. Prøv igen'],
});
