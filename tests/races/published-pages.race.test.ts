import { expect, test } from 'vitest';
import type { Block } from '#studio/shared/content/blocks.ts';
import { editPage, publishPage } from '#studio/site/pages/edit-page.ts';
import type { PageBlocks } from '#studio/site/pages/page-draft.ts';
import { pageDraft } from '#studio/site/pages/page-drafts.queries.ts';
import { times } from '#tests/support/site/times.ts';
import { owner } from '#tests/support/who.ts';
import { testWorld } from '#tests/support/world.ts';
import { crowd, threeServers } from './three-servers.ts';

const given = threeServers();
const key = 'terms-of-service';
const paths = ['/terms-of-service', '/da/terms-of-service'];

/** Every text section with the number of the publication as its heading. */
const numbered =
  (mark: string) =>
  ({ en, da }: PageBlocks): PageBlocks => {
    const mapped = (blocks: readonly Block[]) =>
      blocks.map((block) => (block.type === 'prose' ? { ...block, heading: mark } : block));
    return { en: mapped(en), da: mapped(da) };
  };

/** The distinct marks on both language versions as the three servers send them now. */
async function marksShown(): Promise<string[][]> {
  const answers = await Promise.all(
    crowd(3).flatMap((client) => paths.map((path) => given.get(client, path))),
  );
  return answers.map(({ body }) => [...new Set(JSON.stringify(body).match(/Edition \d+/g) ?? [])]);
}

test('a published page is on all three servers within a second in both languages, and at no moment half of it', async () => {
  const world = testWorld(given.db);
  world.setNow(Temporal.Now.instant());
  for (let edition = 1; edition <= times(3, 20); edition += 1) {
    const mark = `Edition ${edition}`;
    const { version } = await pageDraft(world.db.query, key);
    expect(await editPage(world, owner, { key, version, change: numbered(mark) })).toEqual({ ok: true });
    await marksShown();
    expect(await publishPage(world, owner, { key, version: version + 1 })).toEqual({ ok: true });
    const isPublished = async () => {
      const marks = await marksShown();
      for (const each of marks) expect(each.length).toBeLessThanOrEqual(1);
      return marks.every(([shown]) => shown === mark);
    };
    await expect.poll(isPublished, { timeout: 1_000, interval: 20 }).toBe(true);
  }
});
