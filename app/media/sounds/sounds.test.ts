import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import pictures from '../../pictures/pictures.json' with { type: 'json' };
import sounds from './sounds.json' with { type: 'json' };

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.mp3'));

test('every sound has a file of at most 60 kB, as long as listed', () => {
  expect(files.toSorted()).toEqual(
    Object.keys(sounds)
      .map((name) => `${name}.mp3`)
      .toSorted(),
  );
  for (const [name, { seconds }] of Object.entries(sounds)) {
    const { size } = statSync(join(import.meta.dirname, `${name}.mp3`));
    expect(size, name).toBeLessThanOrEqual(60_000);
    // 32 kbit a second.
    expect(size / 4000 - seconds, name).toBeCloseTo(0.1, 0);
  }
});

/** Pictures that are engraved from no sound: people, things, places, and a course without a melody. */
const silent =
  /^(coach|student|instructor|goods|empty)-|^stage-microphone$|^studio-room$|^retreat-house$|^map$|^hero-phone-|^incipit-default$/;

test('every engraved picture has a sound', () => {
  const named = Object.keys(pictures)
    .filter((name) => !silent.test(name))
    .map((name) => name.replace(/^(speech-\w\w)-\d$/, '$1'));
  expect(named.filter((name) => !Object.hasOwn(sounds, name))).toEqual([]);
});
