import { expect, test } from 'vitest';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { sampleTextsLeft } from '#studio/shared/content/sample-texts.queries.ts';
import { removeSampleQuotes } from '#studio/site/pages/change-quotes.ts';
import { entryLists } from '#studio/site/pages/entry-lists.ts';
import { ownStudio } from '#tests/support/own-studio/own-studio.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { listedDrafts } from './listed-drafts.queries.ts';
import { startOwnStudio } from './start-own-studio.ts';

const stage = testStage();

async function counted(): Promise<[today: number, lists: number]> {
  const drafts = await listedDrafts(stage.db.query, await studioIdentity(stage.world));
  const lists = entryLists(drafts).reduce((sum, { samples }) => sum + samples, 0);
  return [await sampleTextsLeft(stage.world), lists];
}

test('the sample texts that Today counts are those of the lists it leads to, also in the owner’s own studio', async () => {
  const [today, lists] = await counted();
  expect(today).toBe(lists);
  expect(today).toBeGreaterThan(0);
  await startOwnStudio(stage.world, owner, { typed: ownStudio, picture: null, once: null });
  const [own, ownLists] = await counted();
  expect(own).toBe(ownLists);
  await removeSampleQuotes(stage.world, owner);
  expect(await counted()).toEqual([0, 0]);
});
