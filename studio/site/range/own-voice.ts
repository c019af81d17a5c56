import { framesPerSecond } from './sung-line.ts';

interface Voice {
  line: number[];
  /** Of its last frame. */
  cents: number;
  at: number;
}

/** Frames; a longer silence is a breath. */
const longestGap = 0.25 * framesPerSecond;
/** Cents between two frames, and more for each frame of a gap. A siren moves 30 in a frame at most. */
const jump = { least: 150, perFrame: 25 };
const leastSlide = 400;
const leastHeard = 0.1 * framesPerSecond;
const mostJumps = 2;

/** What slides without a jump; a slip, or another voice that stays on its note, is left out. Null: two voices at once. */
export function ownVoice(line: readonly number[]): number[] | null {
  const voices = voicesIn(line);
  if (areTwo(voices)) return null;
  const sliding = voices.filter((voice) => extent(voice.line) >= leastSlide);
  return sliding.length === 0
    ? [...line]
    : line.map((value, n) => (sliding.some((voice) => voice.line[n]! > 0) ? value : 0));
}

/** A tracker of one pitch jumps to and fro between two that sound at once; a slip or a break of the voice is one jump. */
function areTwo(voices: readonly Voice[]): boolean {
  const heard = voices.filter((voice) => voice.line.filter(goesOn).length >= leastHeard);
  const spans = heard.map((voice) => ({ from: voice.line.findIndex(isSung), to: voice.at }));
  const jumps = spans.filter(({ from }, n) => n > 0 && from - spans[n - 1]!.to <= longestGap);
  return jumps.length > mostJumps;
}

/** A creak jumps at each frame. */
const goesOn = (cents: number, n: number, line: readonly number[]) => cents > 0 && (line[n - 1] ?? 0) > 0;

function voicesIn(line: readonly number[]): Voice[] {
  const voices: Voice[] = [];
  for (const [at, cents] of line.entries()) {
    if (cents === 0) continue;
    const distance = (voice: Voice) => Math.abs(cents - voice.cents);
    const reach = (voice: Voice) => jump.least + jump.perFrame * (at - voice.at - 1);
    const [nearest] = voices
      .filter((voice) => at - voice.at <= longestGap && distance(voice) <= reach(voice))
      .toSorted((a, b) => distance(a) - distance(b));
    const voice = nearest ?? { line: line.map(() => 0), cents, at };
    if (!nearest) voices.push(voice);
    voice.line[at] = cents;
    Object.assign(voice, { cents, at });
  }
  return voices;
}

function extent(line: readonly number[]): number {
  const sung = line.filter(isSung);
  return Math.max(...sung) - Math.min(...sung);
}

const isSung = (cents: number) => cents > 0;
