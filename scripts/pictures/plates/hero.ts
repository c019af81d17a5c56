import { wordOnsets } from '#app/ui/media/sung-layout.ts';
import { engrave, type Plate } from '../burin.ts';
import { hertz } from '../pitch.ts';
import { print } from '../print.ts';
import { type Sound, sing, type Voice } from '../voice.ts';

/** A sound within a word: a fixed length, or a share of the remaining time. */
type Part = Omit<Sound, 'seconds' | 'pitch'> &
  ({ seconds: number } | { share: number }) & { falling?: boolean };
interface Word {
  text: string;
  note: string;
  parts: Part[];
}

const hiss = { strength: 0.9, centre: 5200, width: 1600 };
const swell =
  (from: number, by: number, power = 1) =>
  (t: number) =>
    from + by * Math.sin(Math.PI * t ** power);

/**
 * The home headlines, sung: each sound starts where its word is on the page. Notes follow the words' positions on
 * the staff (A3 is 0).
 */
const sentences: Record<'en' | 'da', Word[]> = {
  en: [
    {
      text: 'Sing',
      note: 'A3',
      parts: [
        { seconds: 0.16, shape: 'short', loudness: 0, noise: hiss },
        { share: 0.58, shape: 'short', vibrato: 25 },
        { share: 0.36, shape: 'ng', loudness: 0.9 },
        { share: 0.06, shape: 'ng', loudness: 0 },
      ],
    },
    {
      text: 'so',
      note: 'C4',
      parts: [
        { seconds: 0.16, shape: 'o', loudness: 0, noise: { ...hiss, strength: 0.8 } },
        { share: 0.7, shape: 'o', vibrato: 15 },
        { share: 0.3, shape: 'u' },
      ],
    },
    {
      text: 'the',
      note: 'D4',
      parts: [
        {
          seconds: 0.09,
          shape: 'neutral',
          loudness: 0.35,
          noise: { strength: 0.2, centre: 4200, width: 2400 },
        },
        { share: 1, shape: 'neutral', vibrato: 15 },
        { seconds: 0.1, shape: 'r', loudness: 0.6 },
      ],
    },
    {
      text: 'room',
      note: 'F4',
      parts: [
        { seconds: 0.14, shape: 'r' },
        { share: 1, shape: 'u', vibrato: 58, loudness: swell(0.6, 0.5) },
        { seconds: 0.34, shape: 'm', loudness: 0.8 },
      ],
    },
    {
      text: 'leans',
      note: 'E4',
      parts: [
        { seconds: 0.16, shape: 'l' },
        { share: 1, shape: 'i', vibrato: 34 },
        { seconds: 0.3, shape: 'n', loudness: 0.75 },
        { seconds: 0.14, shape: 'n', loudness: 0.25, noise: { strength: 0.5, centre: 4600, width: 1500 } },
      ],
    },
    {
      text: 'in',
      note: 'A4',
      parts: [
        { share: 0.72, shape: 'short', vibrato: 62, loudness: swell(0.45, 0.75, 0.8) },
        { share: 0.28, shape: 'n', vibrato: 50, falling: true, loudness: (t) => 0.8 * (1 - t) ** 1.4 },
      ],
    },
  ],
  da: [
    {
      text: 'Syng',
      note: 'B3',
      parts: [
        { seconds: 0.16, shape: 'y', loudness: 0, noise: hiss },
        { share: 0.62, shape: 'y', vibrato: 25 },
        { share: 0.32, shape: 'ng', loudness: 0.9 },
        { share: 0.06, shape: 'ng', loudness: 0 },
      ],
    },
    {
      text: 'så',
      note: 'D4',
      parts: [
        { seconds: 0.15, shape: 'o', loudness: 0, noise: { ...hiss, strength: 0.8 } },
        { share: 0.92, shape: 'o', vibrato: 20 },
        { share: 0.08, shape: 'o', loudness: 0 },
      ],
    },
    {
      text: 'rummet',
      note: 'G4',
      parts: [
        { seconds: 0.13, shape: 'r' },
        { share: 0.6, shape: 'a', vibrato: 56, loudness: swell(0.6, 0.5) },
        { seconds: 0.36, shape: 'm', loudness: 0.8 },
        { share: 0.34, shape: 'e', vibrato: 20, loudness: 0.8 },
        { share: 0.06, shape: 'l', loudness: 0.3 },
      ],
    },
    {
      text: 'lytter',
      note: 'E4',
      parts: [
        { seconds: 0.15, shape: 'l' },
        { share: 0.28, shape: 'y' },
        { seconds: 0.12, shape: 'y', loudness: 0, noise: { strength: 0.6, centre: 4300, width: 1900 } },
        { share: 0.5, shape: 'neutral', vibrato: 60, loudness: swell(0.45, 0.7, 0.8) },
        { share: 0.22, shape: 'neutral', vibrato: 45, falling: true, loudness: (t) => 0.75 * (1 - t) ** 1.4 },
      ],
    },
  ],
};

const seconds = 8;
/** A sound is visible slightly after it starts. */
const latency = 0.009;

export function heroVoice(language: 'en' | 'da'): Voice {
  const words = sentences[language];
  const sentence = words.map((word) => word.text).join(' ');
  const onsets = wordOnsets(sentence).map(({ onset }) => (onset - latency) * seconds);
  const end = 0.992 * seconds;
  const sounds: Sound[] = [
    { seconds: onsets[0]!, shape: words[0]!.parts[0]!.shape, pitch: hertz(words[0]!.note), loudness: 0 },
  ];
  for (const [index, word] of words.entries()) {
    const length = (onsets[index + 1] ?? end) - onsets[index]!;
    const fixed = word.parts.reduce((sum, part) => sum + ('seconds' in part ? part.seconds : 0), 0);
    const pitch = hertz(word.note);
    for (const part of word.parts) {
      const { falling, ...rest } = part;
      sounds.push({
        ...rest,
        seconds: 'seconds' in part ? part.seconds : part.share * (length - fixed),
        pitch: falling ? (t: number) => pitch * (1 - 0.05 * t * t) : pitch,
      });
    }
  }
  return sing(sounds, { pitchGlide: 0.11, shapeGlide: 0.07, seed: 11 });
}

const plate: Omit<Plate, 'width' | 'height'> = {
  highest: 4300,
  lines: 4,
  quietest: -47,
  loudest: -7,
  steps: 1300,
  curve: 0.9,
  fade: 0.3,
  smoothing: 5,
  tilt: 12,
  power: 1.35,
};

export async function drawHero(): Promise<void> {
  for (const language of ['en', 'da'] as const) {
    const voice = heroVoice(language);
    const wide = { width: 2880, height: 690 };
    await print({
      name: `hero-${language}`,
      ...wide,
      body: `<path fill="INK" d="${engrave(voice, { ...plate, ...wide })}"/>`,
      sizes: [1280, 1920],
      shades: 3,
    });
    const phone = { width: 1560, height: 760 };
    const narrower = {
      ...plate,
      ...phone,
      highest: 3900,
      lines: 3,
      steps: 900,
      quietest: -46,
      loudest: -8,
      power: 1.3,
    };
    await print({
      name: `hero-phone-${language}`,
      ...phone,
      body: `<path fill="INK" d="${engrave(voice, narrower)}"/>`,
      sizes: [780],
    });
  }
}
