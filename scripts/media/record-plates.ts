/*
 * Renders the sounds of the engraved plates from the notes that they are engraved from:
 * `node scripts/media/record-plates.ts [name]`. Writes app/media/sounds: an MP3 each, which every browser plays, and
 * sounds.json.
 */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { elevatedVoice } from '../pictures/plates/elevated.ts';
import { heroVoice } from '../pictures/plates/hero.ts';
import { incipitSounds, tuneVoice } from '../pictures/plates/incipits.ts';
import { islandVoice } from '../pictures/plates/island.ts';
import { magazineSounds } from '../pictures/plates/magazine.ts';
import { portraits, portraitVoice } from '../pictures/plates/portraits.ts';
import { roseVoice } from '../pictures/plates/rose.ts';
import { speechVoice } from '../pictures/plates/speech.ts';
import type { Voice } from '../pictures/voice.ts';
import { encode } from './encode.ts';
import { recordVoices } from './pieces/records.ts';
import { takeVoices } from './pieces/takes.ts';

/** Where the ink of a picture begins and ends, as shares of its width. */
interface Inked {
  from: number;
  to: number;
  /** Outwards from the middle instead of across. */
  isRound?: true;
}

const folder = new URL('../../app/media/sounds/', import.meta.url).pathname;
const whole = { from: 0, to: 1 };
const onStave = { from: 4 / 225, to: 217 / 225 };
const spoken = { from: 88 / 1440, to: 1396 / 1440 };
const charted = { from: 0.028, to: 0.972 };

const plates: Record<string, { voice: () => Voice; inked: Inked }> = {
  'hero-en': { voice: () => heroVoice('en'), inked: whole },
  'hero-da': { voice: () => heroVoice('da'), inked: whole },
  'speech-en': { voice: () => speechVoice('en'), inked: spoken },
  'speech-da': { voice: () => speechVoice('da'), inked: spoken },
  elevated: { voice: elevatedVoice, inked: whole },
  island: { voice: islandVoice, inked: charted },
  rose: { voice: roseVoice, inked: { from: 0.2, to: 1, isRound: true } },
  ...Object.fromEntries(
    portraits.map((portrait) => [
      `portrait-${portrait.name}`,
      { voice: () => portraitVoice(portrait), inked: whole },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(recordVoices).map(([name, voice]) => [`record-${name}`, { voice, inked: whole }]),
  ),
  ...Object.fromEntries(
    Object.entries(takeVoices).map(([take, voice]) => [`takes-sample-${take}`, { voice, inked: whole }]),
  ),
  ...Object.fromEntries(
    Object.entries({ ...incipitSounds(), ...magazineSounds() }).map(([name, sounds]) => [
      `incipit-${name}`,
      { voice: () => tuneVoice(sounds), inked: onStave },
    ]),
  ),
};

const only = process.argv[2];
mkdirSync(folder, { recursive: true });
const facts: Record<string, Inked & { seconds: number }> = {};
for (const [name, { voice, inked }] of Object.entries(plates)) {
  const sung = voice();
  const rounded = (share: number) => Math.round(share * 1000) / 1000;
  facts[name] = {
    ...inked,
    seconds: rounded(sung.seconds),
    from: rounded(inked.from),
    to: rounded(inked.to),
  };
  if (only && only !== name) continue;
  const file = join(folder, `${name}.mp3`);
  await encode(file, sung);
  console.log(`${name}: ${(statSync(file).size / 1000).toFixed(1)} kB, ${sung.seconds.toFixed(1)} s`);
}
writeFileSync(join(folder, 'sounds.json'), `${JSON.stringify(facts, null, 2)}\n`);
