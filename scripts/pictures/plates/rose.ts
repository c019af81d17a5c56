import { hertz } from '../pitch.ts';
import { print } from '../print.ts';
import { sing, type Voice } from '../voice.ts';
import { shapes } from '../vowels.ts';

const size = 1400;
const centre = size / 2;
const rings = 38;
const petals = 8;
const innermost = 150;
const outermost = centre - 58;

/** The rings from the inside to the outside: A3 while the mouth opens from oo to oh. */
export function roseVoice(): Voice {
  const half = 2.4;
  const pitch = hertz('A3');
  return sing(
    [
      { seconds: half, shape: 'u', pitch, vibrato: 20, loudness: (t) => 0.35 + 0.4 * t },
      { seconds: half, shape: 'o', pitch, vibrato: 30, loudness: (t) => 0.75 * (1 - t ** 3) },
    ],
    { shapeGlide: half, seed: 15, vibratoHertz: 5 },
  );
}

export async function drawRose(): Promise<void> {
  let path = '';
  for (let ring = 0; ring < rings; ring += 1) {
    const share = ring / (rings - 1);
    const wave = waveBetween(share);
    const turn = 1.15 * Math.sin(2 * Math.PI * share * 1.5) + share * 1.2;
    const outer: string[] = [];
    const inner: string[] = [];
    for (let step = 0; step <= 1440; step += 1) {
      const angle = (step / 1440) * 2 * Math.PI;
      const level = wave(petals * angle + turn);
      const radius = innermost + (outermost - innermost) * share + level * (5 + 50 * share ** 1.2);
      const width = 1.1 + 3.6 * (0.5 + 0.5 * level) ** 2 * (0.4 + 0.6 * share);
      outer.push(point(radius + width / 2, angle));
      inner.push(point(radius - width / 2, angle));
    }
    path += `M${outer.join('L')}ZM${inner.reverse().join('L')}Z`;
  }
  await print({
    name: 'rose',
    width: size,
    height: size,
    body: `<path fill="INK" d="${path}"/>`,
    sizes: [480, 800],
  });
}

const point = (radius: number, angle: number) =>
  `${(centre + radius * Math.cos(angle - Math.PI / 2)).toFixed(1)} ${(centre + radius * Math.sin(angle - Math.PI / 2)).toFixed(1)}`;

/** One period of A3 as the mouth opens from oo (0) to oh (1): five harmonics through the two lowest formants. */
function waveBetween(open: number): (phase: number) => number {
  const note = hertz('A3');
  const formants = [0, 1].map((k) => shapes.u.frequencies[k]! * (1 - open) + shapes.o.frequencies[k]! * open);
  const harmonics = [1, 2, 3, 4, 5].map((order) => {
    let [re, im] = [0, 0];
    for (const [index, formant] of formants.entries()) {
      const distance = formant ** 2 - (order * note) ** 2;
      const damping = -160 * order * note;
      const gain = (formant ** 2 * (index ? -0.5 : 1)) / (distance ** 2 + damping ** 2);
      re += distance * gain;
      im -= damping * gain;
    }
    return [re * order ** -1.15, im * order ** -1.15] as const;
  });
  const raw = (phase: number) =>
    harmonics.reduce(
      (sum, [re, im], index) => sum + re * Math.cos((index + 1) * phase) - im * Math.sin((index + 1) * phase),
      0,
    );
  const peak = Math.max(...Array.from({ length: 300 }, (_, i) => Math.abs(raw((i / 300) * 2 * Math.PI))));
  return (phase) => raw(phase) / peak;
}
