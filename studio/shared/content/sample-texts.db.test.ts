import { expect, test } from 'vitest';
import { editPage, publishPage } from '#studio/site/pages/edit-page.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { owner } from '#tests/support/who.ts';
import { testWorld } from '#tests/support/world.ts';
import type { Block } from './blocks.ts';
import { sampleTextsLeft } from './sample-texts.queries.ts';

const given = testDatabase('embedded');
const quotes = (...samples: boolean[]): Block => ({
  type: 'testimonials',
  items: samples.map((isSample, at) => ({ name: `Singer ${at}`, text: 'I sing.', isSample })),
});

test('sample texts: an entry counts once for both languages, until its replacement is published', async () => {
  const world = testWorld(given.db);
  const before = await sampleTextsLeft(world);
  const page = { key: 'example', change: () => ({ en: [quotes(true, true)], da: [quotes(true, true)] }) };
  await editPage(world, owner, { ...page, version: 0 });
  await publishPage(world, owner, { key: 'example', version: 1 });
  expect(await sampleTextsLeft(world)).toBe(before + 2);
  const change = () => ({ en: [quotes(false, true)], da: [quotes(false, true)] });
  await editPage(world, owner, { key: 'example', version: 2, change });
  expect(await sampleTextsLeft(world)).toBe(before + 2);
  await publishPage(world, owner, { key: 'example', version: 3 });
  expect(await sampleTextsLeft(world)).toBe(before + 1);
});
