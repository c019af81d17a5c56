import { globSync, readFileSync } from 'node:fs';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { expect, test } from 'vitest';

/** By container and codecs, with the first Safari that plays it; all other engines of the baseline do. */
const played: Readonly<Record<string, number>> = {
  'mp3: mp3': 3,
  'mp4: aac avc': 3,
  'm4a: aac': 3,
};

const files = globSync(['app/media/**/*.{mp3,mp4,m4a,webm}', 'db/sample/**/*.{mp3,mp4,m4a,webm}']);

test('sample films and sounds are played by every browser that can read pages', async () => {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [, safari] = /^safari >= ([\d.]+)$/.exec(browserslist.reading[0]) ?? [];
  expect(files.length).toBeGreaterThan(30);
  const unplayed: string[] = [];
  for (const file of files) {
    const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(readFileSync(file)) });
    const codecs = (await input.getTracks()).map(({ codec }) => codec).toSorted();
    const since = played[`${file.split('.').at(-1)}: ${codecs.join(' ')}`];
    if (since === undefined || since > Number(safari)) unplayed.push(`${file}: ${codecs.join(' ')}`);
  }
  expect(unplayed).toEqual([]);
});
