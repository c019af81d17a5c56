import { hertz } from '../pitch.ts';
import { print } from '../print.ts';
import { inDecibels, spectrumOf } from '../spectrum.ts';
import { clamp, type Sound, sing, type Voice } from '../voice.ts';

const columns = 300;
const rows = 190;
type Terrain = Float32Array[];

export async function drawIsland(): Promise<void> {
  const size = { width: 1800, height: 1200 };
  const land = shore(blurred(vowelTerrain(), 9));
  const levels = 26;
  let body = '';
  for (let level = 1; level < levels; level += 1) {
    const width = level % 5 === 0 ? 4.6 : level < 3 ? 3.4 : 2;
    const line = contour(land, {
      level: 0.1 + (0.88 * level) / levels,
      width: size.width,
      height: size.height,
    });
    body += `<path fill="none" stroke="INK" stroke-width="${width}" d="${line}"/>`;
  }
  await print({ name: 'island', ...size, body, sizes: [600, 960], themes: ['dark'], shades: 4 });
}

export function islandVoice(): Voice {
  const vowels = [
    ['u', 'G3'],
    ['o', 'B3'],
    ['a', 'D4'],
    ['e', 'B3'],
    ['i', 'G3'],
  ] as const;
  const sounds = vowels.map(([shape, note], index): Sound => {
    const loudness = index === 0 ? (t: number) => t ** 0.5 : index === 4 ? (t: number) => (1 - t) ** 0.5 : 1;
    return { seconds: 1.1, shape, pitch: hertz(note), vibrato: 30, loudness };
  });
  return sing(sounds, { shapeGlide: 0.5, pitchGlide: 0.2, seed: 9 });
}

function vowelTerrain(): Terrain {
  const voice = islandVoice();
  const spectrum = spectrumOf(voice.samples, { window: 512 });
  return grid((i, j) => {
    const moment = voice.seconds * ((i / (columns - 1)) * 1.06 - 0.03);
    const frequency = 60 + 4200 * (j / (rows - 1)) ** 1.25;
    if (moment < 0 || moment > voice.seconds) return 0;
    return inDecibels(spectrum.at(moment, frequency) * 10 ** (((frequency / 4200) * 14) / 20), -52, -8);
  });
}

function grid(heightAt: (column: number, row: number) => number): Terrain {
  return Array.from({ length: rows }, (_, j) =>
    Float32Array.from({ length: columns }, (_, i) => heightAt(i, j)),
  );
}

function blurred(terrain: Terrain, reach: number): Terrain {
  const weight = (offset: number) => Math.exp((-offset * offset) / (reach * reach * 0.45));
  const along = (from: Terrain, dx: number, dy: number) =>
    grid((i, j) => {
      let sum = 0;
      let weights = 0;
      for (let k = -reach; k <= reach; k += 1) {
        const x = clamp(i + k * dx, 0, columns - 1);
        const y = clamp(j + k * dy, 0, rows - 1);
        sum += from[y]![x]! * weight(k);
        weights += weight(k);
      }
      return sum / weights;
    });
  return along(along(terrain, 1, 0), 0, 1);
}

/** Lowers the edges, so that the sound becomes land with a coast. */
function shore(terrain: Terrain): Terrain {
  const highest = Math.max(...terrain.map((row) => Math.max(...row)));
  return grid((i, j) => {
    const u = (i / (columns - 1) - 0.5) * 2;
    const v = (j / (rows - 1) - 0.5) * 2;
    const swell = 0.1 * Math.sin(3.1 * u + 2 * v) + 0.06 * Math.sin(7 * u - 3 * v);
    const edge = Math.abs(u) ** 2.4 + Math.abs(v) ** 2.4 * 0.98 + swell;
    return (terrain[j]![i]! / highest) * clamp(0.9 - edge) ** 0.5;
  });
}

/** Which sides of a cell the line crosses, by which corners are higher (marching squares). */
const crossings: Record<number, ReadonlyArray<readonly [number, number]>> = {
  1: [[3, 0]],
  2: [[0, 1]],
  3: [[3, 1]],
  4: [[1, 2]],
  5: [
    [3, 2],
    [0, 1],
  ],
  6: [[0, 2]],
  7: [[3, 2]],
  8: [[2, 3]],
  9: [[2, 0]],
  10: [
    [0, 3],
    [1, 2],
  ],
  11: [[2, 1]],
  12: [[1, 3]],
  13: [[1, 0]],
  14: [[0, 3]],
};

function contour(
  terrain: Terrain,
  { level, width, height }: { level: number; width: number; height: number },
): string {
  const x = (i: number) => ((i / (columns - 1)) * width).toFixed(1);
  const y = (j: number) => (height - (j / (rows - 1)) * height).toFixed(1);
  const between = (a: number, b: number) => (level - a) / (b - a);
  let path = '';
  for (let j = 0; j < rows - 1; j += 1) {
    for (let i = 0; i < columns - 1; i += 1) {
      const [a, b] = [terrain[j]![i]!, terrain[j]![i + 1]!];
      const [d, c] = [terrain[j + 1]![i]!, terrain[j + 1]![i + 1]!];
      const higher = [a, b, c, d].reduce((sum, corner, bit) => sum + (corner > level ? 1 << bit : 0), 0);
      const side = (index: number) =>
        [
          () => `${x(i + between(a, b))} ${y(j)}`,
          () => `${x(i + 1)} ${y(j + between(b, c))}`,
          () => `${x(i + between(d, c))} ${y(j + 1)}`,
          () => `${x(i)} ${y(j + between(a, d))}`,
        ][index]!();
      for (const [from, to] of crossings[higher] ?? []) path += `M${side(from)}L${side(to)}`;
    }
  }
  return path;
}
