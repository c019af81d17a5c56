import { inDecibels, spectrumOf } from './spectrum.ts';
import { clamp, sampleRate, type Voice } from './voice.ts';

export interface EngravedPoint {
  x: number;
  y: number;
  width: number;
}

/**
 * A line that swells and thins like an engraver's cut and is interrupted where its width is zero. SVG path data.
 */
export function cut(points: readonly EngravedPoint[], thinnest = 0.25): string {
  let path = '';
  let run: EngravedPoint[] = [];
  const lift = () => {
    if (run.length > 2) {
      const upper = run.map((p) => `${p.x.toFixed(1)} ${(p.y - p.width / 2).toFixed(2)}`);
      const lower = run.map((p) => `${p.x.toFixed(1)} ${(p.y + p.width / 2).toFixed(2)}`).reverse();
      path += `M${upper.join('L')}L${lower.join('L')}Z`;
    }
    run = [];
  };
  for (const point of points) {
    if (point.width > thinnest) run.push(point);
    else lift();
  }
  lift();
  return path;
}

export interface Plate {
  width: number;
  height: number;
  /** Highest frequency printed, Hz. */
  highest: number;
  lines: number;
  /** Decibels printed as nothing and as full width. */
  quietest: number;
  loudest: number;
  steps: number;
  /** Below 1 compresses low frequencies. */
  curve: number;
  /** Share of the height over which the print fades out at the top. */
  fade: number;
  smoothing: number;
  /** Decibels by which the highest frequency is raised. */
  tilt: number;
  power: number;
  /** Prints this many harmonics and fades the last ones, instead of a fixed highest frequency. */
  harmonics?: { count: number; fading: number };
  leastLevel?: number;
  /** Line width at full level, as a share of the line spacing. */
  fullest?: number;
  shortestRun?: number;
}

/** Draws a line along every harmonic (and between) whose width is the level there. */
export function engrave(voice: Voice, plate: Plate): string {
  const { width, height, highest, lines, steps } = plate;
  const spectrum = spectrumOf(voice.samples);
  const pitchAt = (seconds: number) =>
    voice.pitch[clamp(Math.floor(seconds * sampleRate), 0, voice.pitch.length - 1)]!;
  const moments = Array.from({ length: steps + 1 }, (_, i) => (voice.seconds * i) / steps);
  const lowest = Math.min(...moments.map(pitchAt));
  const yOf = (hertz: number) => height - (hertz / highest) ** plate.curve * height;
  const count = Math.floor((plate.harmonics ? plate.harmonics.count : highest / lowest) * lines);
  let path = '';
  for (let line = Math.round(lines * 0.6); line <= count; line += 1) {
    const ratio = line / lines;
    const levels = moments.map((moment) => {
      const hertz = ratio * pitchAt(moment);
      if (hertz > highest) return 0;
      const lift = 10 ** (Math.min(plate.tilt, (hertz / highest) * plate.tilt * 1.1) / 20);
      const level =
        inDecibels(spectrum.at(moment, hertz) * lift, plate.quietest, plate.loudest) ** plate.power;
      const { harmonics } = plate;
      const end = harmonics ? clamp((harmonics.count - ratio) / harmonics.fading + 0.05) : 1;
      return level * clamp((1 - hertz / highest) / plate.fade) * end;
    });
    const points = moments.map((moment, i) => {
      const hertz = ratio * pitchAt(moment);
      const y = yOf(hertz);
      const gap = y - yOf(hertz + pitchAt(moment) / lines);
      const level = hertz > highest ? 0 : smoothed(levels, i, plate.smoothing);
      return {
        x: (i / steps) * width,
        y,
        width: level < (plate.leastLevel ?? 0.05) ? 0 : level * gap * (plate.fullest ?? 0.94),
      };
    });
    dropCrumbs(points, plate.shortestRun ?? 12);
    path += cut(points);
  }
  return path;
}

function smoothed(values: readonly number[], at: number, reach: number): number {
  let sum = 0;
  let weights = 0;
  for (let offset = -reach; offset <= reach; offset += 1) {
    const value = values[at + offset];
    if (value === undefined) continue;
    const weight = reach + 1 - Math.abs(offset);
    sum += value * weight;
    weights += weight;
  }
  return sum / weights;
}

/** Drops segments too short to read as a line. */
function dropCrumbs(points: EngravedPoint[], shortest: number): void {
  let length = 0;
  for (let i = 0; i <= points.length; i += 1) {
    if ((points[i]?.width ?? 0) > 0.25) length += 1;
    else {
      if (length < shortest) for (let k = i - length; k < i; k += 1) points[k]!.width = 0;
      length = 0;
    }
  }
}
