import { beforeEach, describe, expect, test } from 'vitest';
import type { Block } from '#studio/shared/content/blocks.ts';
import {
  discardDraft,
  editPage,
  publishPage,
  publishScheduledPage,
  restorePage,
  schedulePage,
  unpublishPage,
} from '#studio/site/pages/edit-page.ts';
import { type PageChange, stateOf } from '#studio/site/pages/page-draft.ts';
import { pageDraft, pageVersions } from '#studio/site/pages/page-drafts.queries.ts';
import { draftOf } from '#studio/site/previews/previews.queries.ts';
import { keyOfPage } from '#studio/site/search/page-address.queries.ts';
import { sitePages } from '#studio/site/search/site-pages.queries.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { sampleStudio } from '#tests/support/database/sample-studio.ts';
import { owner } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { listArticles } from './article-list.queries.ts';
import { movedArticle } from './articles.queries.ts';
import { createArticle, moveArticle } from './edit-articles.ts';
import { findArticle, publishedArticles, publishedItems } from './items.queries.ts';

const given = testDatabase('embedded', undefined, sampleStudio);
let world: TestWorld;

beforeEach(() => {
  world = testWorld(given.db);
});

const both = { en: 'The low notes', da: 'De dybe toner' };
const slug = 'the-low-notes';

async function create(title: Readonly<Record<'en' | 'da', string>> = both): Promise<string> {
  const made = await createArticle(world, owner, { title });
  if (!made.ok) throw new Error(made.refusal);
  return made.key;
}

const versionOf = async (key: string) => (await pageDraft(world.db.query, key)).version;
const publish = async (key: string) => publishPage(world, owner, { key, version: await versionOf(key) });
const edit = async (key: string, change: PageChange) =>
  editPage(world, owner, { key, version: await versionOf(key), change });

/** In both languages. */
const changeAll =
  (change: (block: Block) => Block): PageChange =>
  ({ en, da }) => ({ en: en.map(change), da: da.map(change) });
const entitled = (text: string) =>
  changeAll((block) => (block.type === 'headline' ? { ...block, text } : block));
const titleOf = async (language: 'en' | 'da' = 'en', at = slug) =>
  (await findArticle(world, at, language))?.item.title ?? null;
const listed = async (state?: string) => {
  const filters = state ? { state } : {};
  const query = { sort: 'date', order: 'descending', filters, search: '', at: null } as const;
  return (await listArticles(world.db.query, owner, { ...query, language: 'en' })).rows;
};

describe('an article', () => {
  test('begins as a draft of the owner’s that no visitor sees', async () => {
    expect(await createArticle(world, owner, { title: { en: ' ', da: '' } })).toMatchObject({
      refusal: 'no-title',
    });
    const key = await create();
    expect(await titleOf()).toBeNull();
    expect(await listed('draft')).toMatchObject([{ key, title: 'The low notes', languages: 'both' }]);
    const preview = { ...world, draft: await draftOf(world, key) };
    expect(await findArticle(preview, slug, 'da')).toMatchObject({ item: { title: 'De dybe toner' } });
    expect(await keyOfPage(world, `/da/magazine/${slug}`)).toBe(key);
  });

  test('is published in the overview, the feed, the sitemap and at its address, in both languages', async () => {
    const key = await create();
    expect(await publish(key)).toEqual({ ok: true });
    expect([await titleOf('en'), await titleOf('da')]).toEqual(['The low notes', 'De dybe toner']);
    expect((await publishedItems(world, 'da')).at(0)).toMatchObject({ id: slug, languages: ['da', 'en'] });
    const feed = await publishedArticles(world, 'en');
    expect(feed.at(0)).toMatchObject({ item: { id: slug }, blocks: [{ type: 'prose' }] });
    const pages = await sitePages(world, 'en');
    expect(pages.filter(({ path }) => path === `/magazine/${slug}`)).toHaveLength(1);
    expect(await listed('published')).toContainEqual(expect.objectContaining({ key, isChanged: false }));
  });

  test('keeps what is published while its draft changes, and can be brought back to it', async () => {
    const key = await create();
    await publish(key);
    await edit(key, entitled('Another title'));
    expect(await titleOf()).toBe('The low notes');
    expect(await listed()).toContainEqual(expect.objectContaining({ key, isChanged: true }));
    await discardDraft(world, owner, { key, version: await versionOf(key) });
    expect(await listed()).toContainEqual(expect.objectContaining({ key, isChanged: false }));
  });

  test('of an old version becomes the draft again', async () => {
    const key = await create();
    await publish(key);
    await edit(key, entitled('Another title'));
    await publish(key);
    expect(await titleOf()).toBe('Another title');
    const [, first] = await pageVersions(world.db.query, key);
    await restorePage(world, owner, { key, version: await versionOf(key), id: first?.id ?? 0 });
    await publish(key);
    expect(await titleOf()).toBe('The low notes');
  });

  test('is published at its scheduled time', async () => {
    const key = await create();
    const publishAt = world.clock.now().add({ hours: 1 });
    await schedulePage(world, owner, { key, version: await versionOf(key), publishAt });
    expect(await listed('scheduled')).toMatchObject([{ key, publishAt }]);
    await publishScheduledPage(world, key);
    expect(await titleOf()).toBeNull();
    world.setNow(publishAt);
    await publishScheduledPage(world, key);
    expect(await titleOf()).toBe('The low notes');
    expect((await publishedItems(world, 'en')).at(0)?.publishedAt).toEqual(publishAt);
  });

  test('that is unpublished is gone for visitors, and keeps its date when it is published again', async () => {
    const key = await create();
    const first = world.clock.now();
    await publish(key);
    await unpublishPage(world, owner, { key, version: await versionOf(key) });
    expect(await titleOf()).toBeNull();
    expect(await listed('unpublished')).toMatchObject([{ key }]);
    world.setNow(first.add({ hours: 48 }));
    await publish(key);
    expect((await findArticle(world, slug, 'en'))?.item.publishedAt).toEqual(first);
  });
});

describe('the address of an article', () => {
  test('redirects once the article has been published, not before', async () => {
    const key = await create();
    expect(await moveArticle(world, owner, { key, slug: 'low' })).toMatchObject({ ok: true });
    expect(await movedArticle(world.db.query, slug)).toBeNull();
    await publish(key);
    await moveArticle(world, owner, { key, slug: 'low-notes' });
    expect(await movedArticle(world.db.query, 'low')).toBe('low-notes');
    expect(await titleOf('en', 'low-notes')).toBe('The low notes');
    await moveArticle(world, owner, { key, slug: 'low' });
    expect(await movedArticle(world.db.query, 'low')).toBeNull();
    expect(await movedArticle(world.db.query, 'low-notes')).toBe('low');
  });

  test('is refused if it is invalid or taken, and a second article of the same title gets another', async () => {
    const key = await create();
    const move = (to: string) => moveArticle(world, owner, { key, slug: to });
    expect(await move('Low Notes')).toMatchObject({ refusal: 'slug-invalid' });
    expect(await move('a-siren-seen')).toMatchObject({ refusal: 'slug-taken' });
    const second = await create();
    expect(await keyOfPage(world, `/magazine/${slug}`)).toBe(key);
    expect(second).not.toBe(key);
  });
});

describe('the languages of an article', () => {
  test('an article in one language is shown in it everywhere, and nothing is said to be outdated', async () => {
    const key = await create({ en: '', da: 'De dybe toner' });
    await publish(key);
    const at = 'de-dybe-toner';
    expect(await findArticle(world, at, 'en')).toMatchObject({
      item: { language: 'da', languages: ['da'], title: 'De dybe toner' },
    });
    expect((await publishedArticles(world, 'en')).some(({ item }) => item.id === at)).toBe(false);
    const draft = await pageDraft(world.db.query, key);
    expect(stateOf(draft.page, draft)).toMatchObject({ state: 'published', outdated: [] });
  });

  test('a translation that is added begins as a copy to be written, and is linked once it is published', async () => {
    const key = await create({ en: '', da: 'De dybe toner' });
    await publish(key);
    const inBoth = changeAll((block) =>
      block.type === 'article' ? { ...block, languages: 'both' as const } : block,
    );
    await edit(key, inBoth);
    const draft = await pageDraft(world.db.query, key);
    expect(stateOf(draft.page, draft).outdated).toEqual(['en']);
    expect((await findArticle(world, 'de-dybe-toner', 'en'))?.item.languages).toEqual(['da']);
    await publish(key);
    expect((await findArticle(world, 'de-dybe-toner', 'en'))?.item.languages).toEqual(['da', 'en']);
  });
});

describe('the articles that were there before', () => {
  test('are edited as all others, at their addresses, with their recordings and dates', async () => {
    const key = (await keyOfPage(world, '/magazine/a-siren-seen')) ?? '';
    const before = await findArticle(world, 'a-siren-seen', 'en');
    expect(before?.item).toMatchObject({
      video: true,
      media: 'a-siren-seen',
      audioLength: '0:24',
      readingMinutes: null,
    });
    const { page, isPublished } = await pageDraft(world.db.query, key);
    expect(isPublished).toBe(true);
    expect(page.en.slice(0, 4).map(({ type }) => type)).toEqual(['headline', 'lead', 'article', 'recording']);
    await edit(key, entitled('A siren, heard'));
    await publish(key);
    const after = await findArticle(world, 'a-siren-seen', 'en');
    expect(after).toEqual({
      ...before,
      item: { ...before?.item, title: 'A siren, heard', author: before?.item.author },
    });
  });
});
