import { beforeEach, describe, expect, test } from 'vitest';
import type { Block } from '#studio/shared/content/blocks.ts';
import { editPage } from '#studio/site/pages/edit-page.ts';
import { pageDraft } from '#studio/site/pages/page-drafts.queries.ts';
import { addBlock } from '#studio/site/pages/page-sections.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { insertSubscribers, seenIssue, writtenIssue } from '#tests/support/newsletter/written-issue.ts';
import { owner } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { scheduleIssue, undoMinutes } from './schedule-issue.ts';
import { sendDueIssues } from './send-issue.ts';

const given = testDatabase();
let world: TestWorld;
beforeEach(() => {
  world = testWorld(given.db);
});

async function add(key: string, block: Block) {
  const { version } = await pageDraft(given.db.query, key);
  const change = addBlock({ en: block, da: block });
  expect(await editPage(world, owner, { key, version, change })).toEqual({ ok: true });
}

const schedule = async (key: string) =>
  scheduleIssue(world, owner, { ...(await seenIssue(world, key)), at: null });

const due = () => world.setNow(world.clock.now().add({ minutes: undoMinutes }));

describe('what an issue sends', () => {
  test('has no article and no offer that is not shown: it is not scheduled with one', async () => {
    await insertSubscribers(given.db, [{ email: 'ben@example.com' }]);
    const article: Block = { type: 'articleLink', slot: 'added', article: 'deleted-article' };
    const offer: Block = { type: 'offer', slot: 'added', offerId: 'no-such-offer', isFrom: false };
    for (const block of [article, offer]) {
      const key = await writtenIssue(world);
      await add(key, block);
      expect(await schedule(key)).toEqual({ ok: false, refusal: 'not-ready' });
    }
  });

  test('is what was scheduled, in less than 16 kB: an edit after that changes nothing', async () => {
    await insertSubscribers(given.db, [{ email: 'ben@example.com' }]);
    const key = await writtenIssue(world);
    expect(await schedule(key)).toEqual({ ok: true });
    await add(key, { type: 'prose', slot: 'added', paragraphs: ['Too late.'] });
    due();
    expect(await sendDueIssues(world)).toBe(1);
    const copy = await given.db.query.selectFrom('emails').selectAll().executeTakeFirstOrThrow();
    expect(copy.body).toContain('Nothing with the voice.');
    expect(copy.body).not.toContain('Too late.');
    expect(Buffer.byteLength(`${copy.html}${copy.body}`)).toBeLessThan(16 * 1024);
  });
});
