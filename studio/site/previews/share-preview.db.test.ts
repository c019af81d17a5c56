import { beforeEach, describe, expect, test } from 'vitest';
import type { Block } from '#studio/shared/content/blocks.ts';
import { contentDocument } from '#studio/shared/content/content.queries.ts';
import { editPage } from '#studio/site/pages/edit-page.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { owner } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { draftOf, previewedPage } from './previews.queries.ts';
import { revokePreviews, sharePreview } from './share-preview.ts';

const given = testDatabase('embedded');
let world: TestWorld;
const key = 'example';
const heading: Block = { type: 'heading', text: 'Draft of {studio}' };

beforeEach(() => {
  world = testWorld(given.db);
});

describe('a preview of a page', () => {
  test('its link opens one page for a week, and is revoked', async () => {
    const token = await sharePreview(world, owner, { key });
    expect(await previewedPage(world, token)).toBe(key);
    expect(await previewedPage(world, 'A'.repeat(22))).toBeNull();
    await revokePreviews(world, owner, { key });
    expect(await previewedPage(world, token)).toBeNull();
    const later = await sharePreview(world, owner, { key });
    world.setNow(world.clock.now().add({ hours: 7 * 24 }));
    expect(await previewedPage(world, later)).toBeNull();
  });

  test('reads the draft of this page without its hidden sections, and other pages as published', async () => {
    const change = () => ({ en: [heading, { ...heading, isHidden: true }], da: [heading, heading] });
    await editPage(world, owner, { key, version: 0, change });
    await editPage(world, owner, { key: 'other', version: 0, change });
    const preview = { ...world, draft: await draftOf(world, key) };
    const { blocks } = await contentDocument(preview, key, 'en');
    expect(blocks).toEqual([{ type: 'heading', text: expect.not.stringContaining('{studio}') }]);
    expect((await contentDocument(preview, 'other', 'en')).blocks).toEqual([]);
    expect((await contentDocument(world, key, 'en')).blocks).toEqual([]);
  });
});
