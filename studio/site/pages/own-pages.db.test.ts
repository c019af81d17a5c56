import { beforeEach, describe, expect, test } from 'vitest';
import { blocksSchema } from '#studio/shared/content/blocks.ts';
import { contentDocument } from '#studio/shared/content/content.queries.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { owner } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { publishPage, unpublishPage } from './edit-page.ts';
import { pageTemplates, slugFrom } from './own-page.ts';
import { ownPageAt, ownPages } from './own-pages.queries.ts';
import { createOwnPage, moveOwnPage } from './own-pages.ts';
import { pageDraft } from './page-drafts.queries.ts';

const given = testDatabase('embedded');
let world: TestWorld;
const input = { template: 'landing', title: { en: 'Choir days', da: '' }, slug: '' } as const;

beforeEach(() => {
  world = testWorld(given.db);
});

const create = async (more: Partial<Parameters<typeof createOwnPage>[2]> = {}) => {
  const outcome = await createOwnPage(world, owner, { ...input, ...more });
  return outcome.ok ? outcome.key : outcome.refusal;
};
const slugs = async () => (await ownPages(world)).map(({ slug }) => slug);

describe('a page of the owner’s own', () => {
  test('begins as a valid draft of its template, and has its address from its title', async () => {
    for (const template of pageTemplates) {
      const key = await create({ template, slug: `a-${template}` });
      const { page, isPublished } = await pageDraft(world.db.query, key);
      expect(blocksSchema.safeParse(page.da).success && page.da.length > 3).toBe(true);
      expect(isPublished).toBe(false);
      expect(page.da[1]).toEqual({ type: 'headline', text: 'Choir days' });
    }
    await create();
    expect((await slugs()).toSorted()).toEqual(['a-landing', 'a-plain', 'a-programme', 'choir-days']);
    expect(slugFrom('  Sång på Ærø, 2027! ')).toBe('saang-paa-aeroe-2027');
  });

  test('is refused without a title and at the address of another page', async () => {
    expect(await create({ title: { en: ' ', da: '' } })).toBe('no-title');
    expect(await create({ slug: 'Choir Days' })).toBe('slug-invalid');
    expect(await create({ slug: 'courses' })).toBe('slug-taken');
    await create();
    expect(await create()).toBe('slug-taken');
  });

  test('moves to another address, and the former one leads to it until another page takes it', async () => {
    const key = await create();
    const other = await create({ slug: 'other' });
    expect(await moveOwnPage(world, owner, { key, slug: 'other' })).toMatchObject({ refusal: 'slug-taken' });
    expect(await moveOwnPage(world, owner, { key, slug: 'choir' })).toEqual({ ok: true, key });
    expect(await ownPageAt(world, 'choir-days')).toMatchObject({ isFormer: true, page: { slug: 'choir' } });
    await moveOwnPage(world, owner, { key: other, slug: 'choir-days' });
    expect(await ownPageAt(world, 'choir-days')).toMatchObject({ isFormer: false, page: { key: other } });
    expect(await ownPageAt(world, 'nothing')).toBeNull();
  });

  test('is unpublished without losing its texts; a page of the site stays', async () => {
    const key = await create();
    await publishPage(world, owner, { key, version: 1 });
    expect((await contentDocument(world, key, 'en')).blocks).not.toEqual([]);
    expect(await unpublishPage(world, owner, { key: 'contact', version: 0 })).toMatchObject({ ok: false });
    expect(await unpublishPage(world, owner, { key, version: 2 })).toEqual({ ok: true });
    expect((await contentDocument(world, key, 'en')).blocks).toEqual([]);
    const draft = await pageDraft(world.db.query, key);
    expect([draft.isPublished, draft.page.en.length > 3]).toEqual([false, true]);
  });
});
