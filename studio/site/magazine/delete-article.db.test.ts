import { beforeEach, expect, test } from 'vitest';
import { publishPage, publishScheduledPage, schedulePage } from '#studio/site/pages/edit-page.ts';
import { pageDraft, pageVersions } from '#studio/site/pages/page-drafts.queries.ts';
import { draftOf } from '#studio/site/previews/previews.queries.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { owner } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { listArticles } from './article-list.queries.ts';
import { isDeletedArticle, movedArticle } from './articles.queries.ts';
import { deleteArticle, recoverArticle } from './delete-article.ts';
import { createArticle, moveArticle } from './edit-articles.ts';
import { findArticle, publishedItems } from './items.queries.ts';

const given = testDatabase('embedded');
let world: TestWorld;
let key = '';

beforeEach(async () => {
  world = testWorld(given.db);
  const made = await createArticle(world, owner, { title: { en: 'The low notes', da: 'De dybe toner' } });
  key = made.ok ? made.key : '';
});

const slug = 'the-low-notes';
const version = async () => (await pageDraft(world.db.query, key)).version;
const publish = async () => publishPage(world, owner, { key, version: await version() });
const remove = async (changes = {}) =>
  deleteArticle(world, owner, { key, version: await version(), ...changes });
const listed = async (state?: string) => {
  const filters = state ? { state } : {};
  const query = { sort: 'date', order: 'descending', filters, search: '', at: null } as const;
  return (await listArticles(world.db.query, owner, { ...query, language: 'en' })).rows;
};

test('a deleted article is gone for visitors at all its addresses, and listed under Deleted only', async () => {
  await publish();
  await moveArticle(world, owner, { key, slug: 'low' });
  expect(await remove()).toEqual({ ok: true });
  expect(await publishedItems(world, 'en')).toEqual([]);
  expect(await findArticle(world, 'low', 'en')).toBeNull();
  expect(await movedArticle(world.db.query, slug)).toBeNull();
  expect([
    await isDeletedArticle(world.db.query, 'low'),
    await isDeletedArticle(world.db.query, slug),
    await isDeletedArticle(world.db.query, 'other'),
  ]).toEqual([true, true, false]);
  expect([await listed(), await listed('unpublished')]).toEqual([[], []]);
  expect(await listed('deleted')).toMatchObject([{ key, title: 'The low notes', state: 'deleted' }]);
  const preview = { ...world, draft: await draftOf(world, key) };
  expect(await findArticle(preview, 'low', 'en')).toBeNull();
});

test('a recovered article has its texts, versions and addresses, and is published by the owner only', async () => {
  await publish();
  await remove();
  expect(await recoverArticle(world, owner, { key })).toEqual({ ok: true });
  expect(await recoverArticle(world, owner, { key })).toEqual({ ok: true });
  expect(await listed('unpublished')).toMatchObject([{ key }]);
  expect(await findArticle(world, slug, 'en')).toBeNull();
  expect(await pageVersions(world.db.query, key)).toHaveLength(1);
  expect(await isDeletedArticle(world.db.query, slug)).toBe(false);
  await publish();
  expect((await findArticle(world, slug, 'da'))?.item.title).toBe('De dybe toner');
});

test('a deleted draft is not published at its scheduled time, and its address was never one', async () => {
  const publishAt = world.clock.now().add({ hours: 1 });
  await schedulePage(world, owner, { key, version: await version(), publishAt });
  await remove();
  world.setNow(publishAt);
  await publishScheduledPage(world, key);
  await recoverArticle(world, owner, { key });
  expect(await listed('draft')).toMatchObject([{ key, publishAt: null }]);
  expect(await isDeletedArticle(world.db.query, slug)).toBe(false);
});

test('is refused after a concurrent edit, for others than the owner, and a second time', async () => {
  expect(await remove({ version: 0 })).toMatchObject({ refusal: 'changed' });
  await remove();
  expect(await remove()).toMatchObject({ refusal: 'not-found' });
  expect(await recoverArticle(world, owner, { key: 'article-00000000' })).toMatchObject({
    refusal: 'not-found',
  });
});
