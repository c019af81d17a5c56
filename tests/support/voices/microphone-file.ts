import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { synthesise } from './synthesised-voice.ts';
import { hertzOf, swell } from './voice-corpus.ts';

const rate = 48_000;
const quiet = 5;
const slide = 2.5;
const held = 1.6;
const pause = 2;
const one = slide + held + pause;

/** As a browser takes it for its microphone: a quiet room, then sirens up and down in turn, between two notes. */
export function microphoneFile(lowest: number, highest: number): string {
  const middle = (lowest + highest) / 2;
  const loudness = (at: number) => {
    const within = (at - quiet) % one;
    return at < quiet ? 0 : swell(0, slide + held)(within);
  };
  const hertz = (at: number) => {
    if (at < quiet) return 0;
    const end = Math.floor((at - quiet) / one) % 2 === 0 ? highest : lowest;
    const slid = Math.min(1, ((at - quiet) % one) / slide);
    return hertzOf(middle + (end - middle) * (0.5 - 0.5 * Math.cos(Math.PI * slid)));
  };
  const seconds = quiet + 8 * one;
  const { samples } = synthesise({ seed: 7, rate, seconds, hertz, loudness, vowel: 'o', aboveRoom: 40 });
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
