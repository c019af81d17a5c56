import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pinkNoise } from './filters.ts';
import { bellFrom, randomFrom } from './random.ts';
import { synthesise } from './synthesised-voice.ts';
import { hertzOf, swell } from './voice-corpus.ts';

const rate = 48_000;
/** Seconds. */
const quiet = 5;
const siren = { slide: 2.5, held: 1.6, pause: 2 };
const sirenSeconds = siren.slide + siren.held + siren.pause;

/** A quiet room, then sirens up and down in turn, between two notes. */
export interface Sirens {
  lowest: number;
  highest: number;
  rate?: number;
}

/** As a browser takes it for its microphone. */
export function microphoneFile(sirens: Sirens): string {
  return fileOf(sing(sirens, 8));
}

/** The room, and five sirens of which the first goes up. */
export function sungSteps(sirens: Sirens): { room: Float32Array; sirens: Float32Array[] } {
  const samples = sing(sirens, 5);
  const at = (seconds: number) => Math.round(seconds * (sirens.rate ?? rate));
  const from = (n: number) => at(quiet + n * sirenSeconds);
  return {
    room: samples.subarray(0, at(3.2)),
    sirens: Array.from({ length: 5 }, (_, n) => samples.subarray(from(n), from(n + 1))),
  };
}

function sing({ lowest, highest, rate: sampleRate = rate }: Sirens, count: number): Float32Array {
  const middle = (lowest + highest) / 2;
  const loudness = (at: number) => {
    const within = (at - quiet) % sirenSeconds;
    return at < quiet ? 0 : swell(0, siren.slide + siren.held)(within);
  };
  const hertz = (at: number) => {
    if (at < quiet) return 0;
    const end = Math.floor((at - quiet) / sirenSeconds) % 2 === 0 ? highest : lowest;
    const slid = Math.min(1, ((at - quiet) % sirenSeconds) / siren.slide);
    return hertzOf(middle + (end - middle) * (0.5 - 0.5 * Math.cos(Math.PI * slid)));
  };
  const seconds = quiet + count * sirenSeconds;
  const voice = { seed: 7, rate: sampleRate, seconds, hertz, loudness, vowel: 'o', aboveRoom: 40 } as const;
  return synthesise(voice).samples;
}

/** A room in which no voice could be heard. */
export function noiseFile(): string {
  const noise = pinkNoise(bellFrom(randomFrom(5)));
  return fileOf(Float32Array.from({ length: 8 * rate }, () => 0.1 * noise()));
}

function fileOf(samples: Float32Array): string {
  const file = join(mkdtempSync(join(tmpdir(), 'voice-')), 'voice.wav');
  writeFileSync(file, waveOf(samples));
  return file;
}

function waveOf(samples: Float32Array): Buffer {
  const file = Buffer.alloc(44 + 2 * samples.length);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(36 + 2 * samples.length, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(2 * rate, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(2 * samples.length, 40);
  for (const [n, sample] of samples.entries()) file.writeInt16LE(Math.round(sample * 32_000), 44 + 2 * n);
  return file;
}
