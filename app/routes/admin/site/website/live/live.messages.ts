import type { SaveState } from '#app/web/autosave/autosave.ts';
import { inBoth } from '#studio/shared/texts/in-both.ts';

export const liveMessages = inBoth({
  states: {
    idle: [
      'Your changes are saved as a draft while you type.',
      'Dine ændringer gemmes som kladde, mens du skriver.',
    ],
    local: ['Not saved yet.', 'Ikke gemt endnu.'],
    unsaved: ['Not saved yet.', 'Ikke gemt endnu.'],
    saving: ['Saving…', 'Gemmer…'],
    saved: ['Draft saved.', 'Kladden er gemt.'],
    changed: [
      'Not saved: someone else has changed this page. Open it in another tab to compare before you save.',
      'Ikke gemt: En anden har ændret siden. Åbn den i en anden fane for at sammenligne, før du gemmer.',
    ],
    incomplete: [
      'Not saved yet: a required text is missing, too long, or a link isn’t valid.',
      'Ikke gemt endnu: En påkrævet tekst mangler, er for lang, eller et link er ikke gyldigt.',
    ],
    signedOut: [
      'Not saved: you’re signed out. Sign in in another tab, then save here.',
      'Ikke gemt: Du er logget ud. Log ind i en anden fane, og gem så her.',
    ],
    refused: [
      'Not saved: this section no longer exists or can’t be changed.',
      'Ikke gemt: Afsnittet findes ikke længere eller kan ikke ændres.',
    ],
  },
});

export type LiveWords = (typeof liveMessages)['en'];

export function describeState(state: SaveState, { states }: LiveWords): string {
  if (state.kind !== 'refused') return states[state.kind];
  if (state.because === 'edited') return states.changed;
  if (state.because === 'incomplete' || state.because === 'too-long') return states.incomplete;
  return state.because === 'signed-out' ? states.signedOut : states.refused;
}
