import { beforeEach, describe, expect, test } from 'vitest';
import type { Block } from '#studio/shared/content/blocks.ts';
import { contentDocument } from '#studio/shared/content/content.queries.ts';
import { termsInForce } from '#studio/shared/content/terms.queries.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { owner } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import {
  discardDraft,
  editPage,
  publishPage,
  publishScheduledPage,
  restorePage,
  schedulePage,
  undoEdit,
} from './edit-page.ts';
import { hideBlock, type PageChange, replaceBlock } from './page-draft.ts';
import { draftSteps, duePages, pageDraft, pageVersions } from './page-drafts.queries.ts';

const given = testDatabase('embedded');
let world: TestWorld;
const key = 'example';
const heading = (text: string): Block => ({ type: 'heading', text });

beforeEach(() => {
  world = testWorld(given.db);
});

const shown = async (language: 'en' | 'da' = 'en') =>
  (await contentDocument(world, key, language)).blocks.map((block) => ('text' in block ? block.text : ''));
const addBlock =
  (block: Block): PageChange =>
  ({ en, da }) => ({ en: [...en, block], da: [...da, block] });
const edit = (version: number, text: string) =>
  editPage(world, owner, { key, version, change: addBlock(heading(text)) });

describe('a page', () => {
  test('is shown to visitors as it was published, in both languages, without hidden blocks', async () => {
    await edit(0, 'One');
    await edit(1, 'Two');
    await editPage(world, owner, { key, version: 2, change: hideBlock(0, true) });
    expect(await shown()).toEqual([]);
    expect(await publishPage(world, owner, { key, version: 3 })).toEqual({ ok: true });
    expect(await shown()).toEqual(['Two']);
    expect(await shown('da')).toEqual(['Two']);
    expect((await pageDraft(world.db.query, key)).page.en).toHaveLength(2);
  });

  test('of two editors the second is refused, and the draft of the first remains', async () => {
    await edit(0, 'Mine');
    expect(await edit(0, 'Other')).toEqual({ ok: false, refusal: 'changed' });
    expect((await pageDraft(world.db.query, key)).page.en).toEqual([heading('Mine')]);
  });

  test('is edited with valid blocks only', async () => {
    const _change = addBlock(heading('One'));
    expect(await edit(0, '')).toEqual({ ok: false, refusal: 'invalid' });
  });

  test('a former version becomes the draft, and a discarded draft what is published', async () => {
    await edit(0, 'One');
    await publishPage(world, owner, { key, version: 1 });
    const typed = { en: heading('Two'), da: heading('To') };
    await editPage(world, owner, { key, version: 2, change: replaceBlock(0, typed) });
    await publishPage(world, owner, { key, version: 3 });
    const versions = await pageVersions(world.db.query, key);
    expect(versions.map(({ publishedBy }) => publishedBy)).toEqual(['owner', 'owner']);
    await restorePage(world, owner, { key, version: 4, id: versions.at(-1)?.id ?? 0 });
    expect((await pageDraft(world.db.query, key)).page.en).toEqual([heading('One')]);
    expect(await shown()).toEqual(['Two']);
    await discardDraft(world, owner, { key, version: 5 });
    expect(await pageDraft(world.db.query, key)).toMatchObject({
      page: { en: [heading('Two')] },
      isPublished: true,
      version: 6,
    });
  });

  test('an edit is undone and redone until another edit replaces what was undone', async () => {
    const step = (version: number, direction: 'undo' | 'redo') =>
      undoEdit(world, owner, { key, version, direction });
    const texts = async () =>
      (await pageDraft(world.db.query, key)).page.en.map((block) => ('text' in block ? block.text : ''));
    expect(await step(0, 'undo')).toEqual({ ok: false, refusal: 'not-found' });
    await edit(0, 'One');
    await edit(1, 'Two');
    await step(2, 'undo');
    expect(await texts()).toEqual(['One']);
    expect(await draftSteps(world.db.query, key)).toEqual({ canUndo: true, canRedo: true });
    await step(3, 'redo');
    expect(await texts()).toEqual(['One', 'Two']);
    await step(4, 'undo');
    await step(5, 'undo');
    expect(await texts()).toEqual([]);
    await edit(6, 'Three');
    expect(await draftSteps(world.db.query, key)).toEqual({ canUndo: true, canRedo: false });
    expect(await step(6, 'undo')).toEqual({ ok: false, refusal: 'changed' });
  });

  test('is published at its scheduled time, unless the draft was changed since', async () => {
    await edit(0, 'One');
    const now = world.clock.now();
    const publishAt = now.add({ hours: 24 });
    const past = await schedulePage(world, owner, { key, version: 1, publishAt: now });
    expect(past).toEqual({ ok: false, refusal: 'in-the-past' });
    await schedulePage(world, owner, { key, version: 1, publishAt });
    expect(await duePages(world.db.query, now)).toEqual([]);
    await publishScheduledPage(world, key);
    expect(await shown()).toEqual([]);
    world.setNow(publishAt);
    expect(await duePages(world.db.query, publishAt)).toEqual([key]);
    await publishScheduledPage(world, key);
    expect(await shown()).toEqual(['One']);
    expect((await pageVersions(world.db.query, key))[0]?.publishedBy).toBe('system');
  });

  test('terms get a version only in the language that changed', async () => {
    const terms = 'terms-of-service';
    const blocks = { en: heading('Terms'), da: heading('Vilkår') };
    await editPage(world, owner, { key: terms, version: 0, change: addBlock(blocks.en) });
    await editPage(world, owner, { key: terms, version: 1, change: replaceBlock(0, blocks) });
    await publishPage(world, owner, { key: terms, version: 2 });
    const changed = { ...blocks, en: heading('New terms') };
    await editPage(world, owner, { key: terms, version: 3, change: replaceBlock(0, changed) });
    await publishPage(world, owner, { key: terms, version: 4 });
    expect(await termsInForce(world.db.query, 'en')).toBe('en-2');
    expect(await termsInForce(world.db.query, 'da')).toBe('da-1');
  });
});
