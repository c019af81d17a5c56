import type { Sound } from '../voice.ts';
import { bow, drawTune, fade, grow, onA, rest, type Tone, tone } from './incipits.ts';

/** The opening bar of each article of the sample magazine. */
const tunes: Record<string, Tone[]> = {
  'ten-seconds': [
    rest(2.1),
    tone('G4', { seconds: 0.16, vibrato: 0, loudness: 0.12 }),
    tone('B4', { seconds: 1.2, vibrato: 45, loudness: bow }),
  ],
  breath: [
    rest(0.35),
    tone('A4', { seconds: 2.6, vibrato: 25, loudness: (t) => 0.5 + 0.15 * Math.sin(Math.PI * t) }),
    tone('G4', { seconds: 0.6, vibrato: 0, loudness: fade }),
  ],
  'thin-walls': [
    tone('E4', { seconds: 0.5, vibrato: 0, loudness: 0.18 }),
    tone('F4', { seconds: 0.5, vibrato: 0, loudness: 0.14 }),
    tone('E4', { seconds: 0.5, vibrato: 0, loudness: 0.1 }),
    rest(0.2),
    tone('C5', { seconds: 1.3, vibrato: 60, loudness: bow }),
  ],
  'sound-engineer': [
    tone('G4', { seconds: 0.7, vibrato: 0, loudness: 0.3 }),
    rest(0.25),
    tone('B4', { seconds: 0.8, vibrato: 35, loudness: bow }),
    rest(0.25),
    tone('A4', { seconds: 0.25, vibrato: 0, loudness: 0.5 }),
    tone('C5', { seconds: 0.2, vibrato: 0, loudness: 0.5 }),
    tone('A4', { seconds: 0.35, vibrato: 60, loudness: fade }),
  ],
  train: ['E4', 'F4', 'G4', 'A4', 'B4', 'A4', 'G4', 'F4', 'E4'].flatMap((note) => [
    tone(note, { seconds: 0.22, vibrato: 0, loudness: 0.45 }),
    rest(0.08),
  ]),
  siren: [
    tone('D4', { seconds: 0.9, vibrato: 0, loudness: grow }),
    tone('F5', { seconds: 0.8, vibrato: 0, loudness: 0.75 }),
    tone('D4', { seconds: 0.9, vibrato: 0, loudness: fade }),
  ],
  wedding: [
    tone('G4', { seconds: 0.5, vibrato: 0, loudness: 0.5 }),
    tone('C5', { seconds: 0.4, vibrato: 0, loudness: 0.6 }),
    tone('C5', { seconds: 0.2, vibrato: 0, loudness: 0.6 }),
    tone('C5', { seconds: 0.9, vibrato: 40, loudness: bow }),
    rest(0.15),
    tone('B4', { seconds: 0.7, vibrato: 30, loudness: fade }),
  ],
  'voice-day': [
    tone('B4', { seconds: 0.4, vibrato: 0, loudness: 0.3 }),
    tone('B4', { seconds: 0.5, vibrato: 90, loudness: 0.55 }),
    tone('B4', { seconds: 0.5, vibrato: 20, loudness: 0.8 }),
    tone('B4', { seconds: 0.9, vibrato: 60, loudness: bow }),
  ],
};

export function magazineSounds(): Record<string, Sound[]> {
  return Object.fromEntries(Object.entries(tunes).map(([name, tones]) => [name, onA(tones)]));
}

export async function drawMagazine(): Promise<void> {
  for (const [name, sounds] of Object.entries(magazineSounds())) drawTune(name, sounds);
}
