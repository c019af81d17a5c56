import { cut, type EngravedPoint } from '../burin.ts';
import { type lineColours, melodyLine, writeDrawing } from '../line.ts';
import { hertz } from '../pitch.ts';
import { type Sound, sing } from '../voice.ts';
import { sirens } from './elevated.ts';

/** Five staff lines in a 4:3 picture; E4 is on the lowest. */
const size = { width: 480, height: 360 };
const space = 30;
const lowestLine = 240;
const yOf = (frequency: number) =>
  lowestLine - 12 * Math.log2(frequency / hertz('E4')) * ((space / 2) * (7 / 12));

type Colours = (typeof lineColours)['light'];

const tone = (
  note: string,
  {
    seconds,
    loudness = 0.6,
    vibrato = 0,
  }: { seconds: number; loudness?: Sound['loudness']; vibrato?: number },
): Sound => ({
  seconds,
  shape: 'a',
  pitch: hertz(note),
  loudness,
  vibrato,
});
const rest = (seconds: number, note = 'E4'): Sound => tone(note, { seconds, loudness: 0 });
const bow = (t: number) => 0.3 + 0.65 * Math.sin(Math.PI * t);
const fade = (t: number) => 0.85 * (1 - t) ** 0.8;
const swell = (t: number) => 0.95 * Math.sin(Math.PI * t) ** 1.6;

/** The sung line printed on each product or passing through it. */
const tunes: Record<string, Sound[]> = {
  't-shirt': sirens().map((sound) => {
    const { pitch } = sound;
    const raised = (p: number) => hertz('C4') * (p / hertz('A2')) ** 0.62;
    return {
      ...sound,
      pitch: typeof pitch === 'function' ? (t: number) => raised(pitch(t)) : raised(pitch),
    };
  }),
  hoodie: [tone('B4', { seconds: 4, loudness: swell, vibrato: 55 })],
  cap: [
    tone('G4', { seconds: 0.7, loudness: bow }),
    tone('A4', { seconds: 0.7, loudness: bow }),
    tone('B4', { seconds: 0.9, loudness: bow, vibrato: 20 }),
    tone('A4', { seconds: 0.5, loudness: 0.5 }),
    tone('G4', { seconds: 0.9, loudness: fade }),
  ],
  'tote-bag': ['D4', 'E4', 'F4', 'G4', 'A4', 'B4', 'C5', 'D5'].map((note, step) =>
    tone(note, { seconds: 0.5, loudness: 0.35 + 0.07 * step }),
  ),
  'coffee-mug': [
    tone('G4', { seconds: 0.4 }),
    tone('C5', { seconds: 0.9, loudness: bow, vibrato: 30 }),
    tone('B4', { seconds: 0.5, loudness: fade }),
    rest(1.3),
    tone('A4', { seconds: 0.4 }),
    tone('F4', { seconds: 0.4 }),
    tone('E4', { seconds: 1, loudness: fade, vibrato: 35 }),
  ],
  'travel-cup': ['E4', 'G4', 'B4', 'G4', 'E4'].flatMap((note) => [
    tone(note, { seconds: 0.34, loudness: bow }),
    rest(0.12, note),
  ]),
};

export async function drawGoods(): Promise<void> {
  for (const [product, sounds] of Object.entries(tunes)) {
    const line = lineOf(sounds, yOf);
    write(product, ({ melody }) => `<path d="${line}" fill="${melody}"/>`);
  }
  const sung = [
    tone('G4', { seconds: 0.5 }),
    tone('A4', { seconds: 0.4 }),
    tone('D5', { seconds: 1.1, loudness: bow, vibrato: 40 }),
    tone('B4', { seconds: 0.9, loudness: fade, vibrato: 40 }),
  ];
  const left = lineOf(sung, (frequency) => yOf(frequency) - 62);
  const right = lineOf(sung, (frequency) => yOf(frequency) + 62);
  write('headphones', ({ melody }) => `<path d="${left}${right}" fill="${melody}"/>`);
  write('microphone', drawHearing);
  write('audio-interface', ({ melody }) => drawSteps(sung, melody));
  write('pop-filter', drawPlosive);
}

function lineOf(sounds: readonly Sound[], y: (frequency: number) => number): string {
  const voice = sing(sounds, { pitchGlide: 0.22, seed: 4, vibratoHertz: 5 });
  return melodyLine(
    voice,
    { x: (share) => 22 + share * (size.width - 44), y },
    { thinnest: 1.8, widest: 13, steps: 220 },
  );
}

/** A cardioid: sensitivity (1 + cos) / 2 by direction, and the same 6 and 12 decibels quieter. */
function drawHearing({ melody }: Colours): string {
  const rings = [1, 0.5, 0.25].map((level) => {
    const points: EngravedPoint[] = Array.from({ length: 241 }, (_, step) => {
      const angle = (2 * Math.PI * step) / 240;
      const hears = (1 + Math.cos(angle)) / 2;
      const reach = 205 * hears * level ** 0.6;
      return {
        x: size.width / 2 + reach * Math.sin(angle),
        y: 262 - reach * Math.cos(angle),
        width: 0.6 + 7 * hears * level,
      };
    });
    return ringOf(points);
  });
  return `<path d="${rings.join('')}" fill="${melody}" fill-rule="evenodd"/>`;
}

/** A closed line of varying width around the centre: outer and inner edge. */
function ringOf(points: readonly EngravedPoint[]): string {
  const middle = { x: size.width / 2, y: 262 };
  const edge = (by: 1 | -1) =>
    points.map(({ x, y, width }) => {
      const far = Math.hypot(x - middle.x, y - middle.y) || 1;
      const grow = Math.max(0, far + (by * width) / 2) / far;
      return `${(middle.x + (x - middle.x) * grow).toFixed(1)} ${(middle.y + (y - middle.y) * grow).toFixed(1)}`;
    });
  return `M${edge(1).join('L')}ZM${edge(-1).join('L')}Z`;
}

/** The voice sampled at even intervals, each value held until the next. */
function drawSteps(sounds: readonly Sound[], ink: string): string {
  const voice = sing(sounds, { pitchGlide: 0.22, seed: 4, vibratoHertz: 5 });
  const count = 34;
  const wide = (size.width - 44) / count;
  const bars = Array.from({ length: count }, (_, step) => {
    const at = Math.floor(((step + 0.5) / count) * (voice.pitch.length - 1));
    const thick = 2 + 11 * voice.loudness[at]! ** 1.4;
    const y = yOf(voice.pitch[at]!) - thick / 2;
    return `<rect x="${(22 + step * wide).toFixed(1)}" y="${y.toFixed(1)}" width="${(wide - 2.4).toFixed(1)}" height="${thick.toFixed(1)}"/>`;
  });
  return `<g fill="${ink}">${bars.join('')}</g>`;
}

/** The air of a plosive before and behind the pop filter: a sudden blast, and a tenth of it. */
function drawPlosive({ melody, ink }: Colours): string {
  const wave = (from: number, to: number, height: number) => {
    const points: EngravedPoint[] = Array.from({ length: 161 }, (_, step) => {
      const t = step / 160;
      const blast = t < 0.16 ? 0 : Math.exp(-(t - 0.16) * 5.5) * Math.cos((t - 0.16) * 26);
      return { x: from + t * (to - from), y: 180 - height * blast, width: 1.6 + 9 * Math.abs(blast) ** 0.7 };
    });
    return cut(points, 0.1);
  };
  const mesh = [238, 250]
    .map((x) => `<path d="M${x} 62V298" stroke="${ink}" stroke-width="2.4" stroke-dasharray="3 4"/>`)
    .join('');
  return `<path d="${wave(22, 232, 132)}${wave(258, 458, 20)}" fill="${melody}"/>${mesh}`;
}

function write(product: string, draw: (colours: Colours) => string): void {
  writeDrawing(`goods-${product}`, size, (colours) => {
    const lines = Array.from(
      { length: 5 },
      (_, line) => `M0 ${lowestLine - line * space + 0.5}H${size.width}`,
    );
    const stave = `<path d="${lines.join('')}" stroke="${colours.stave}" stroke-width="1"/>`;
    return stave + draw(colours);
  });
}
