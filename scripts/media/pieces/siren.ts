import { hertz } from '../../pictures/pitch.ts';
import type { Sound } from '../../pictures/voice.ts';
import { type Piece, rest } from '../piece.ts';

const low = hertz('C4');
const octaves = Math.log2(hertz('E5') / low);
/** Where one vocal register ends, as a share of the glide. */
const crackAt = 0.36;

const glide = (t: number) => low * 2 ** (octaves * Math.sin(Math.PI * t) ** 1.4);
const cracked = (t: number) => glide(t) * (t > crackAt && t < 1 - crackAt ? 1.19 : 1);
const nearCrack = (t: number) => Math.min(Math.abs(t - crackAt), Math.abs(t - (1 - crackAt)));

function siren(pitch: (t: number) => number, loudness: (t: number) => number): Sound[] {
  const soft = (t: number) => Math.min(1, t * 9, (1 - t) * 9) * loudness(t);
  return [rest(0.6, low), { seconds: 6.4, shape: 'ng', pitch, loudness: soft, vibrato: 6 }, rest(1, low)];
}

/** Three sirens: one that cracks, one careful, one free. */
export const sirenSeen: Piece = {
  name: 'a-siren-seen',
  drawn: { pageSeconds: 8, drawnFrom: [0, 0, 0], lowestLineHertz: hertz('E4'), keepsPages: true },
  sounds: [
    ...siren(cracked, (t) => (nearCrack(t) < 0.03 ? 0.15 : 0.7)),
    ...siren(glide, (t) => 0.5 - 0.24 * Math.sin(Math.PI * t)),
    ...siren(glide, (t) => 0.45 + 0.5 * Math.sin(Math.PI * t)),
  ],
  captions: [
    {
      from: 0,
      to: 8,
      en: 'The first: half way up, it cracks.',
      da: 'Den første: Halvvejs oppe knækker den.',
    },
    {
      from: 8,
      to: 16,
      en: 'The second: less, so that it stays whole.',
      da: 'Den anden: mindre, så den forbliver hel.',
    },
    {
      from: 16,
      to: 24,
      en: 'The third: the same way, with strength on it.',
      da: 'Den tredje: samme vej, nu med styrke på.',
    },
  ],
};
