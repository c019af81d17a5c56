import { randomFrom } from './random.ts';
import { type SynthesisedVoice, synthesise, type Voice, type Vowel } from './synthesised-voice.ts';

export type VoiceGroup =
  | 'tone'
  | 'vibrato'
  | 'glide'
  | 'legato'
  | 'staccato'
  | 'noise20'
  | 'noise10'
  | 'telephone'
  | 'breathy'
  | 'creak'
  | 'speech';

export interface CorpusItem extends SynthesisedVoice {
  group: VoiceGroup;
  rate: number;
  /** Of the note that the item is about; 0 where it is about several. */
  hertz: number;
  vibrato?: { hertz: number; cents: number };
}

type Recipe = Omit<Voice, 'seed' | 'rate' | 'vowel'> & { vowel?: Vowel };
type Entry = Pick<CorpusItem, 'group' | 'hertz' | 'vibrato'> & { recipe: Recipe };

const vowels = ['a', 'e', 'i', 'o', 'u'] as const;
const rates = [44_100, 48_000];
const tilts = [1, 1.2, 1.5];
const grid = [65.4, 73.4, 87.3, 110, 146.8, 196, 261.6, 349.2, 493.9, 659.3, 830.6, 1046.5];

export const hertzOf = (note: number) => 440 * 2 ** ((note - 69) / 12);
const byCents = (cents: number) => 2 ** (cents / 1200);
const within = (value: number) => Math.min(1, Math.max(0, value));

export const swell =
  (on: number, off: number, { attack = 0.06, release = 0.08 } = {}) =>
  (at: number) =>
    at < on || at > off ? 0 : Math.min(1, (at - on) / attack, (off - at) / release);

/** 240 items, 519 seconds, from 65 to 1,100 Hz; every `stride`th of them. */
export function* voiceCorpus(stride = 1): Generator<CorpusItem> {
  let id = 0;
  for (const { recipe, ...about } of entries()) {
    const rate = rates[id % 2]!;
    const voice = { seed: 1000 + id, rate, vowel: vowels[id % 5]!, tilt: tilts[id % 3]!, ...recipe };
    if (id % stride === 0) yield { ...about, rate, ...synthesise(voice) };
    id += 1;
  }
}

function* entries(): Generator<Entry> {
  const random = randomFrom(20_250_101);
  const tone = (hertz: number) => {
    const [detuned, phase] = [(random() - 0.5) * 60, random() * 6];
    return (at: number) => hertz * byCents(detuned + 4 * Math.sin(2 * Math.PI * 0.7 * at + phase));
  };
  const held = (hertz: number, seconds: number, on: number): Recipe => ({
    seconds,
    hertz: tone(hertz),
    loudness: swell(on, seconds - 0.2 - (on === 0.3 ? 0.1 : 0)),
  });
  for (const hertz of grid)
    for (const vowel of vowels) yield { group: 'tone', hertz, recipe: { ...held(hertz, 1.6, 0.25), vowel } };
  yield* vibratos(random);
  yield* glides(random);
  yield* scales();
  for (const [group, aboveRoom] of [['noise20', 20] as const, ['noise10', 10] as const])
    for (const hertz of grid)
      for (const vowel of ['a', 'i'] as const)
        yield { group, hertz, recipe: { ...held(hertz, 1.6, 0.3), vowel, aboveRoom } };
  for (const hertz of grid)
    for (const vowel of ['a', 'o'] as const)
      yield {
        group: 'telephone',
        hertz,
        recipe: { ...held(hertz, 1.4, 0.25), vowel, isTelephone: true, aboveRoom: 30 },
      };
  yield* breathyNotes(tone);
  yield* creakyNotes();
  yield* sentences(random);
}

function* vibratos(random: () => number): Generator<Entry> {
  for (let k = 0; k < 36; k += 1) {
    const hertz = hertzOf(38 + k * 1.25);
    const vibrato = { hertz: 4 + 3 * random(), cents: [20, 35, 50, 70, 95, 120][k % 6]! };
    const pitch = (at: number) => hertz * byCents(vibrato.cents * Math.sin(2 * Math.PI * vibrato.hertz * at));
    yield {
      group: 'vibrato',
      hertz,
      vibrato,
      recipe: { seconds: 3, hertz: pitch, loudness: swell(0.2, 2.8) },
    };
  }
}

function* glides(random: () => number): Generator<Entry> {
  for (let k = 0; k < 20; k += 1) {
    const lowest = hertzOf(36 + k * 1.7);
    const octaves = k % 3 ? 1 : 1.6;
    const long = 2 + random();
    const pitch = (at: number) =>
      Math.min(
        1100,
        lowest * 2 ** (octaves * (0.5 - 0.5 * Math.cos(2 * Math.PI * within((at - 0.3) / long)))),
      );
    yield {
      group: 'glide',
      hertz: 0,
      recipe: { seconds: long + 0.6, hertz: pitch, loudness: swell(0.3, 0.3 + long) },
    };
  }
}

function* scales(): Generator<Entry> {
  const steps = [0, 2, 4, 5, 7, 5, 4, 2, 0];
  const each = 0.3;
  const place = (at: number) => Math.min(8, Math.max(0, Math.floor((at - 0.2) / each)));
  for (let k = 0; k < 14; k += 1) {
    const root = 38 + k * 2.7;
    const isStaccato = k % 2 === 1;
    const hertz = (at: number) => {
      const n = place(at);
      const slid = (at - 0.2 - n * each) / 0.06;
      const note = root + steps[n]!;
      const before = n > 0 && !isStaccato ? root + steps[n - 1]! : note;
      const share = slid > 0 && slid < 1 ? 0.5 - 0.5 * Math.cos(Math.PI * slid) : 1;
      return hertzOf(before + (note - before) * share);
    };
    const loudness = (at: number) => {
      if (at < 0.2 || at > 2.9) return 0;
      if (!isStaccato) return swell(0.2, 2.9)(at);
      const since = at - 0.2 - place(at) * each;
      return Math.max(0, Math.min(1, since / 0.02, (0.2 - since) / 0.03));
    };
    yield { group: isStaccato ? 'staccato' : 'legato', hertz: 0, recipe: { seconds: 3.2, hertz, loudness } };
  }
}

function* breathyNotes(tone: (hertz: number) => Voice['hertz']): Generator<Entry> {
  for (let k = 0; k < 12; k += 1) {
    const hertz = hertzOf(40 + k * 3.5);
    const loudness = swell(0.25, 1.4, { attack: 0.2, release: 0.25 });
    const breathy = { tilt: 1.9, breath: 0.06 + 0.02 * (k % 3), jitter: 0.006, shimmer: 0.06, aboveRoom: 35 };
    yield { group: 'breathy', hertz, recipe: { seconds: 1.6, hertz: tone(hertz), loudness, ...breathy } };
  }
}

function* creakyNotes(): Generator<Entry> {
  for (let k = 0; k < 10; k += 1) {
    const hertz = hertzOf(40 + k * 2.4);
    const isCreaky = (at: number) => (k % 2 ? at < 0.6 : at > 1.1);
    const pitch = (at: number) => (isCreaky(at) ? 38 + 12 * Math.sin(9 * at) : hertz);
    yield {
      group: 'creak',
      hertz,
      recipe: { seconds: 1.8, hertz: pitch, loudness: swell(0.25, 1.6), isCreaky, aboveRoom: 40 },
    };
  }
}

function* sentences(random: () => number): Generator<Entry> {
  const inSyllable = (at: number) => (at % 0.28) / 0.28;
  const isPause = (at: number) => at < 0.2 || at > 3.6 || (at > 1.8 && at < 2.1);
  const loudness = (at: number) => {
    const place = inSyllable(at);
    return isPause(at) || place < 0.3 ? 0 : 0.7 * Math.min(1, (place - 0.3) / 0.1, (1 - place) / 0.15);
  };
  const consonant = (at: number) => (!isPause(at) && inSyllable(at) < 0.26 ? 0.25 : 0);
  for (let k = 0; k < 16; k += 1) {
    const base = k % 2 ? 190 + 20 * random() : 98 + 25 * random();
    const [one, other] = [random() * 6, random() * 6];
    const melody = (at: number) =>
      0.22 * Math.sin(2 * Math.PI * 0.6 * at + one) +
      0.08 * Math.sin(2 * Math.PI * 2.1 * at + other) -
      0.05 * at;
    const hertz = (at: number) => base * 2 ** melody(at);
    yield {
      group: 'speech',
      hertz: base,
      recipe: { seconds: 3.8, hertz, loudness, consonant, jitter: 0.008, aboveRoom: 30 },
    };
  }
}
