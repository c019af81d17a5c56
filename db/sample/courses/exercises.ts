import { say } from '../workbooks/said.ts';
import type { LocalizedText } from './said.ts';

export interface Exercise {
  title: LocalizedText;
  /** What to do, for whoever has only the sheet. */
  how: LocalizedText;
  /** Steps of the major scale, one a note; 1 is where it begins. */
  steps: readonly number[];
  /** Hollow notes are held; filled ones are a beat. */
  isHeld?: boolean;
  /** One voice slides from note to note. */
  isSlid?: boolean;
}

/** Kinds of exercise; lessons share them, and each is drawn for four heights of voice (exercise-sheet.ts). */
export const exercises = {
  'long-note': {
    title: say('The long note', 'Den lange tone'),
    how: say(
      'Hold each note for as long as it stays easy. Breathe out to its end, wait, and let the next breath come.',
      'Hold hver tone, så længe den er let. Ånd ud, når den er slut, vent, og lad den næste luft komme.',
    ),
    steps: [1, 1, 1, 1],
    isHeld: true,
  },
  'same-note': {
    title: say('The same note', 'Den samme tone'),
    how: say(
      'Five short notes, each begun anew: ee, eh, ah, oh, oo. Rest, and go a half step up.',
      'Fem korte toner, hver af dem begyndt forfra: i, e, a, o, u. Hvil, og gå en halv tone op.',
    ),
    steps: [1, 1, 1, 1, 1],
  },
  'three-notes': {
    title: say('Three notes', 'Tre toner'),
    how: say(
      'Up and home again on one breath, first slowly, then as one gesture.',
      'Op og hjem igen på ét åndedrag, først langsomt, så som én bevægelse.',
    ),
    steps: [1, 2, 3, 2, 1],
  },
  'five-steps': {
    title: say('Five steps', 'Fem trin'),
    how: say(
      'Up five steps and down again. Think the steps down a little smaller than they look.',
      'Fem trin op og ned igen. Tænk trinene ned en anelse mindre, end de ser ud.',
    ),
    steps: [1, 2, 3, 4, 5, 4, 3, 2, 1],
  },
  downwards: {
    title: say('From the top down', 'Oppefra og ned'),
    how: say(
      'Begin light and stay light: the last note may be the quietest.',
      'Begynd let, og bliv ved med at være let: Den sidste tone må gerne være den svageste.',
    ),
    steps: [8, 7, 6, 5, 4, 3, 2, 1],
  },
  octave: {
    title: say('The octave', 'Oktaven'),
    how: say(
      'One voice, slid from the lowest note to the highest and home, softer where it turns.',
      'Én stemme, der glider fra den dybeste tone til den højeste og hjem, svagere hvor den vender.',
    ),
    steps: [1, 8, 1],
    isHeld: true,
    isSlid: true,
  },
  chord: {
    title: say('The broken chord', 'Den brudte akkord'),
    how: say(
      'Four notes up, three down. The highest is not the loudest.',
      'Fire toner op, tre ned. Den højeste er ikke den kraftigste.',
    ),
    steps: [1, 3, 5, 8, 5, 3, 1],
  },
  turn: {
    title: say('The turn', 'Vendingen'),
    how: say(
      'Stop for a moment on each corner; later only think of stopping.',
      'Stands et øjeblik i hvert hjørne. Tænk senere kun på at standse.',
    ),
    steps: [3, 4, 3, 2, 3],
  },
  intervals: {
    title: say('From home to each', 'Hjemmefra til hver'),
    how: say(
      'Home, out, and home again. Feel how far it is before you sing it.',
      'Hjem, ud og hjem igen. Mærk, hvor langt der er, før du synger det.',
    ),
    steps: [1, 2, 1, 3, 1, 4, 1, 5, 1],
  },
} as const satisfies Readonly<Record<string, Exercise>>;

export type ExerciseName = keyof typeof exercises;
