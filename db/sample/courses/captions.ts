import { say } from '../workbooks/said.ts';
import type { LocalizedText } from './said.ts';
import type { RecordingName } from './sample-course.ts';

/** What is heard in a recording from one moment to another, in seconds from its beginning. */
export interface SampleCue {
  from: number;
  to: number;
  text: LocalizedText;
}

/** What is heard, one thing after the other; the seconds are those of scripts/courses/record.ts and film-score.ts. */
function heard(
  ...parts: ReadonlyArray<readonly [seconds: number, text: LocalizedText]>
): readonly SampleCue[] {
  let from = 0;
  return parts.map(([seconds, text]) => {
    const cue = { from, to: from + seconds, text };
    from += seconds;
    return cue;
  });
}

const breathe = say('Quiet. Breathe in.', 'Stille. Træk vejret.');
const higher = say('Quiet. A half step higher now.', 'Stille. Nu en halv tone højere.');
const over = say('Quiet.', 'Stille.');

/** Five notes up, four down, 0.55 seconds each. */
const round = (up: LocalizedText, down: LocalizedText) => [[2.75, up] as const, [2.2, down] as const];

/** The captions of the sample's recordings: notes by their names, as each language calls them. */
export const sampleCaptions: Readonly<Record<RecordingName, readonly SampleCue[]>> = {
  'long-note': heard(
    [
      4,
      say(
        '“Oh” on A, the one below middle C. It comes softly, swells, and goes.',
        '»Å« på tonen a, lige under det midterste c. Den kommer svagt, vokser og går igen.',
      ),
    ],
    [1.5, breathe],
    [4, say('“Oh”, the same note, as softly.', '»Å«, den samme tone, lige så svagt.')],
    [1.5, breathe],
    [4, say('“Oh”, for the third time.', '»Å«, for tredje gang.')],
    [1.5, breathe],
    [4, say('“Oh”, the last one, held to its end.', '»Å«, den sidste, holdt til den er slut.')],
    [1.5, over],
  ),
  'five-steps': heard(
    ...round(
      say('“Noo”, five steps up: A, B, C sharp, D, E.', '»Nu«, fem trin op: a, h, cis, d, e.'),
      say('And down: D, C sharp, B, A.', 'Og ned: d, cis, h, a.'),
    ),
    [1.2, higher],
    ...round(
      say('“Noo” from B flat: B flat, C, D, E flat, F.', '»Nu« fra b: b, c, d, es, f.'),
      say('And down: E flat, D, C, B flat.', 'Og ned: es, d, c, b.'),
    ),
    [1.2, higher],
    ...round(
      say('“Noo” from B: B, C sharp, D sharp, E, F sharp.', '»Nu« fra h: h, cis, dis, e, fis.'),
      say('And down: E, D sharp, C sharp, B.', 'Og ned: e, dis, cis, h.'),
    ),
    [1.2, over],
  ),
  'siren-up': heard(
    [
      2,
      say('“Ng”: one voice slides from A up to the next A.', '»Ng«: én stemme glider fra a op til næste a.'),
    ],
    [2, say('And home, without a step.', 'Og hjem, uden et eneste trin.')],
    [1.2, breathe],
    [2, say('“Ng” from B, up to the next B.', '»Ng« fra h, op til næste h.')],
    [2, say('And home.', 'Og hjem.')],
    [1.2, breathe],
    [2, say('“Ng” from C sharp, up to the next C sharp.', '»Ng« fra cis, op til næste cis.')],
    [2, say('And home.', 'Og hjem.')],
    [1.2, over],
  ),
  'up-or-down': heard(
    [
      3,
      say(
        '“Really?” The voice goes up, and the line with it.',
        '»Virkelig?« Stemmen går op, og stregen med.',
      ),
    ],
    [3, say('“Really.” Both come down.', '»Virkelig.« Begge kommer ned.')],
    [3.2, say('Two notes, nothing drawn. Up or down?', 'To toner, intet tegnet. Op eller ned?')],
    [2.8, say('The same, drawn: up, with a leap.', 'De samme, tegnet: op, med et spring.')],
    [3.2, say('Two notes again. Up or down?', 'To toner igen. Op eller ned?')],
    [2.8, say('Drawn: down, by one step.', 'Tegnet: ned, et enkelt trin.')],
    [3.2, say('Three notes. Is the last above the first?', 'Tre toner. Ligger den sidste over den første?')],
    [2.8, say('Drawn: up, and half way home again. Above.', 'Tegnet: op, og halvvejs hjem igen. Over.')],
  ),
};
