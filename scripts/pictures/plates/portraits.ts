import { engrave } from '../burin.ts';
import { hertz } from '../pitch.ts';
import { print } from '../print.ts';
import { clamp, sing, type Voice } from '../voice.ts';
import type { ShapeName } from '../vowels.ts';

interface Portrait {
  note: string;
  vowels: readonly [ShapeName, ShapeName];
  vibrato: number;
}

/** Each voice at the middle of its range, on the vowels of the singer's first name. */
export const portraits: ReadonlyArray<Portrait & { name: string }> = [
  { name: 'mezzo', note: 'A3', vowels: ['e', 'a'], vibrato: 48 },
  { name: 'soprano', note: 'F4', vowels: ['o', 'e'], vibrato: 62 },
  { name: 'tenor', note: 'D3', vowels: ['o', 'a'], vibrato: 40 },
  { name: 'baritone', note: 'G2', vowels: ['a', 'u'], vibrato: 34 },
];

export function portraitVoice({ note, vowels, vibrato }: Portrait): Voice {
  const pitch = hertz(note);
  const swell = (t: number) => Math.sin(Math.PI * clamp(t, 0.015, 0.985)) ** 0.45;
  return sing(
    [
      {
        seconds: 1.1,
        shape: vowels[0],
        pitch: (t) => pitch * (0.94 + 0.06 * Math.min(1, t * 3)),
        vibrato,
        loudness: (t) => swell(t / 2),
      },
      { seconds: 1.1, shape: vowels[1], pitch, vibrato, loudness: (t) => swell(0.5 + t / 2) },
    ],
    { shapeGlide: 0.5, pitchGlide: 0.2, seed: 3 },
  );
}

/**
 * The harmonics of a voice are one pitch apart: a soprano prints as few wide waves, a baritone as many narrow
 * ones.
 */
export async function drawPortraits(): Promise<void> {
  const size = { width: 900, height: 900 };
  for (const { name, note, vowels, vibrato } of portraits) {
    const voice = portraitVoice({ note, vowels, vibrato });
    const path = engrave(voice, {
      ...size,
      highest: 2900,
      lines: 2,
      quietest: -50,
      loudest: -9,
      steps: 500,
      curve: 1,
      fade: 0.12,
      smoothing: 5,
      tilt: 20,
      power: 1.1,
      fullest: 0.72,
      leastLevel: 0.06,
      shortestRun: 20,
    });
    await print({
      name: `portrait-${name}`,
      ...size,
      body: `<path fill="INK" d="${path}"/>`,
      sizes: [300, 460],
      shades: 4,
    });
  }
}
