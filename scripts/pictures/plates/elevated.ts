import { engrave } from '../burin.ts';
import { hertz } from '../pitch.ts';
import { print } from '../print.ts';
import { clamp, type Sound, sing, type Voice } from '../voice.ts';

const tops = ['E4', 'G4', 'B4', 'D5'].map(hertz);
const floor = hertz('A2');

/** Four sirens, each a third higher, that rise and return. */
export function sirens(): Sound[] {
  const shapes = ['u', 'o', 'a', 'a'] as const;
  return tops.flatMap((top, index): Sound[] => [
    {
      seconds: 1.5,
      shape: shapes[index]!,
      pitch: (t) => floor * (top / floor) ** (Math.sin(Math.PI * t) ** 1.15),
      loudness: (t) => Math.sin(Math.PI * clamp(t, 0.01, 0.99)) ** 0.5,
    },
    ...(index < 3 ? [{ seconds: 0.12, shape: 'neutral' as const, pitch: floor, loudness: 0 }] : []),
  ]);
}

export function elevatedVoice(): Voice {
  return sing(sirens(), { pitchGlide: 0.03, shapeGlide: 0.05, seed: 5 });
}

export async function drawElevated(): Promise<void> {
  const size = { width: 1800, height: 1500 };
  const voice = elevatedVoice();
  const path = engrave(voice, {
    ...size,
    highest: 15 * hertz('D5'),
    harmonics: { count: 14, fading: 9 },
    lines: 2,
    quietest: -58,
    loudest: -8,
    steps: 900,
    curve: 0.86,
    power: 1,
    fade: 0.02,
    smoothing: 4,
    tilt: 26,
    leastLevel: 0.06,
    shortestRun: 26,
  });
  await print({ name: 'elevated', ...size, body: `<path fill="INK" d="${path}"/>`, sizes: [600, 960] });
}
