import type { SaveState } from '#app/web/autosave/autosave.ts';
import type { Language } from '#studio/shared/language.ts';

const en = {
  states: {
    idle: 'Your changes are saved as a draft while you type.',
    local: 'Not saved yet.',
    unsaved: 'Not saved yet.',
    saving: 'Saving…',
    saved: 'Draft saved.',
    changed:
      'Not saved: someone else has changed this page. Open it in another tab to compare before you save.',
    incomplete: 'Not saved yet: a required text is missing, too long, or a link isn’t valid.',
    signedOut: 'Not saved: you’re signed out. Sign in in another tab, then save here.',
    refused: 'Not saved: this section no longer exists or can’t be changed.',
  },
};

export type LiveWords = typeof en;

const da: LiveWords = {
  states: {
    idle: 'Dine ændringer gemmes som kladde, mens du skriver.',
    local: 'Ikke gemt endnu.',
    unsaved: 'Ikke gemt endnu.',
    saving: 'Gemmer…',
    saved: 'Kladden er gemt.',
    changed:
      'Ikke gemt: En anden har ændret siden. Åbn den i en anden fane for at sammenligne, før du gemmer.',
    incomplete: 'Ikke gemt endnu: En påkrævet tekst mangler, er for lang, eller et link er ikke gyldigt.',
    signedOut: 'Ikke gemt: Du er logget ud. Log ind i en anden fane, og gem så her.',
    refused: 'Ikke gemt: Afsnittet findes ikke længere eller kan ikke ændres.',
  },
};

export const liveMessages: Record<Language, LiveWords> = { en, da };

export function describeState(state: SaveState, { states }: LiveWords): string {
  if (state.kind !== 'refused') return states[state.kind];
  if (state.because === 'edited') return states.changed;
  if (state.because === 'incomplete' || state.because === 'too-long') return states.incomplete;
  return state.because === 'signed-out' ? states.signedOut : states.refused;
}
