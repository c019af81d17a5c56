import { melodyLine, writeDrawing } from '../line.ts';
import { hertz } from '../pitch.ts';
import { type Sound, sing, type Voice } from '../voice.ts';
import { sirens } from './elevated.ts';

/** A card picture: 192 px high, its staff of 18 px drawn by the page, E4 on the lowest line. */
const size = { width: 225, height: 192 };
const lowestLine = 132;
const yOf = (frequency: number) => lowestLine - 12 * Math.log2(frequency / hertz('E4')) * (9 * (7 / 12));

export interface Tone {
  note: string;
  seconds: number;
  loudness?: Sound['loudness'];
  vibrato?: number;
}

export const rest = (seconds: number): Tone => ({ note: 'E4', seconds, loudness: 0 });
export const tone = (
  note: string,
  {
    seconds,
    vibrato = 0,
    loudness = 0.6,
  }: { seconds: number; vibrato?: number; loudness?: Sound['loudness'] },
): Tone => ({
  note,
  seconds,
  vibrato,
  loudness,
});
export const bow = (t: number) => 0.35 + 0.6 * Math.sin(Math.PI * t);
export const grow = (t: number) => 0.12 + 0.85 * t;
export const fade = (t: number) => 0.85 * (1 - t) ** 0.8;

/** The opening bar of each course. */
const tunes: Record<string, Tone[]> = {
  /* A question and its answer. */
  'private-coaching': [
    tone('G4', { seconds: 0.5 }),
    tone('A4', { seconds: 0.4 }),
    tone('B4', { seconds: 0.9, vibrato: 30, loudness: bow }),
    rest(0.18),
    tone('A4', { seconds: 0.4 }),
    tone('G4', { seconds: 0.35 }),
    tone('E4', { seconds: 1.2, vibrato: 45, loudness: fade }),
  ],
  /* Silence, then the step onto the stage. */
  'singing-workshop-1d': [
    rest(1.1),
    tone('E4', { seconds: 0.14, vibrato: 0, loudness: 0.2 }),
    rest(0.12),
    tone('C5', { seconds: 1.3, vibrato: 60, loudness: bow }),
    tone('B4', { seconds: 0.5, vibrato: 40, loudness: fade }),
  ],
  /* Two phrases, the second braver. */
  'singing-workshop-2d': [
    tone('E4', { seconds: 0.4 }),
    tone('F4', { seconds: 0.3 }),
    tone('G4', { seconds: 0.8, vibrato: 30, loudness: fade }),
    rest(0.25),
    tone('E4', { seconds: 0.3 }),
    tone('G4', { seconds: 0.3 }),
    tone('C5', { seconds: 0.5, vibrato: 20, loudness: bow }),
    tone('E5', { seconds: 1, vibrato: 55, loudness: fade }),
  ],
  /* The same phrase twice: a shaky take and a good one. */
  'studio-day': [
    tone('G4', { seconds: 0.35, vibrato: 120 }),
    tone('B4', { seconds: 0.4, vibrato: 150, loudness: 0.35 }),
    tone('A4', { seconds: 0.4, vibrato: 130, loudness: 0.3 }),
    rest(0.3),
    tone('G4', { seconds: 0.4, vibrato: 0, loudness: 0.7 }),
    tone('B4', { seconds: 0.55, vibrato: 30, loudness: bow }),
    tone('A4', { seconds: 1, vibrato: 45, loudness: fade }),
  ],
  /* Three notes everybody has. */
  'beginner-vocals': [
    tone('E4', { seconds: 0.7, vibrato: 0, loudness: bow }),
    tone('F4', { seconds: 0.7, vibrato: 0, loudness: bow }),
    tone('G4', { seconds: 0.9, vibrato: 0, loudness: bow }),
    tone('F4', { seconds: 0.5, vibrato: 0, loudness: 0.5 }),
    tone('E4', { seconds: 0.8, vibrato: 20, loudness: fade }),
  ],
  /* A long line with a leap and a run. */
  'advanced-technique': [
    tone('D4', { seconds: 0.5, vibrato: 0, loudness: grow }),
    tone('F5', { seconds: 0.8, vibrato: 50, loudness: bow }),
    ...['E5', 'D5', 'C5', 'B4', 'A4', 'G4'].map((note) =>
      tone(note, { seconds: 0.13, vibrato: 0, loudness: 0.5 }),
    ),
    tone('F4', { seconds: 0.3 }),
    tone('A4', { seconds: 0.9, vibrato: 45, loudness: fade }),
  ],
  /* Up the steps, and held in the light. */
  'performance-mastery': [
    tone('D4', { seconds: 0.3, vibrato: 0, loudness: 0.3 }),
    tone('F4', { seconds: 0.3, vibrato: 0, loudness: 0.4 }),
    tone('A4', { seconds: 0.3, vibrato: 0, loudness: 0.5 }),
    tone('D5', { seconds: 0.3, vibrato: 0, loudness: 0.6 }),
    tone('F5', { seconds: 1.6, vibrato: 75, loudness: bow }),
    tone('D5', { seconds: 0.6, vibrato: 40, loudness: fade }),
  ],
  /* Close to the microphone: short, small, near together. */
  'recording-essentials': [
    tone('A4', { seconds: 0.22 }),
    rest(0.1),
    tone('A4', { seconds: 0.22 }),
    rest(0.1),
    tone('B4', { seconds: 0.26 }),
    rest(0.1),
    tone('A4', { seconds: 0.22 }),
    rest(0.1),
    tone('G4', { seconds: 1.3, vibrato: 25, loudness: fade }),
  ],
  /* One slow swell from the floor to the ceiling. */
  'celebrity-vocal-experience': [
    tone('C4', { seconds: 0.8, vibrato: 0, loudness: grow }),
    tone('G4', { seconds: 0.8, vibrato: 0, loudness: 0.8 }),
    tone('E5', { seconds: 1.8, vibrato: 65, loudness: bow }),
    tone('D5', { seconds: 0.5, vibrato: 45, loudness: fade }),
  ],
};

/** The sounds of each opening bar, by its name. */
export function incipitSounds(): Record<string, Sound[]> {
  return {
    ...Object.fromEntries(Object.entries(tunes).map(([course, tones]) => [course, onA(tones)])),
    'voice-elevated': raisedSirens(),
  };
}

export function onA(tones: readonly Tone[]): Sound[] {
  return tones.map(({ note, ...sound }) => ({ ...sound, shape: 'a', pitch: hertz(note) }));
}

/** Compressed an octave up, so that four sirens fit around one staff. */
function raisedSirens(): Sound[] {
  const raised = (p: number) => hertz('C4') * (p / hertz('A2')) ** 0.62;
  return sirens().map((sound) => {
    const { pitch } = sound;
    return {
      ...sound,
      pitch: typeof pitch === 'function' ? (t: number) => raised(pitch(t)) : raised(pitch),
    };
  });
}

export function tuneVoice(sounds: readonly Sound[]): Voice {
  return sing(sounds, { pitchGlide: 0.22, seed: 4, vibratoHertz: 5 });
}

export async function drawIncipits(): Promise<void> {
  for (const [course, sounds] of Object.entries(incipitSounds())) drawTune(course, sounds);
  writeDrawing(
    'incipit-default',
    size,
    ({ ink }) => `<rect x="92" y="78" width="40" height="10" fill="${ink}"/>`,
  );
}

export function drawTune(course: string, sounds: readonly Sound[]): void {
  const voice = tuneVoice(sounds);
  const line = melodyLine(
    voice,
    { x: (share) => 4 + share * (size.width - 12), y: yOf },
    { thinnest: 1.3, widest: 7.5, steps: 150 },
  );
  writeDrawing(`incipit-${course}`, size, ({ melody }) => `<path d="${line}" fill="${melody}"/>`);
}
