import { readdirSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import recordings from '#app/media/media.json' with { type: 'json' };
import pictures from '#app/pictures/pictures.json' with { type: 'json' };
import { testDatabase } from '#tests/support/database/database.ts';
import { sampleStudio } from '#tests/support/database/sample-studio.ts';
import { testWorld } from '#tests/support/world.ts';
import { sampleArticles } from '../../../db/sample/articles.ts';
import { contentTypes, filterOf, itemLifecycle, lengthText } from './item.ts';
import { findArticle, publishedItems } from './items.queries.ts';
import { moveItem } from './items.store.ts';

const given = testDatabase('embedded', undefined, sampleStudio);

describe('the sample magazine', () => {
  test('has every category, newest first, in both languages', async () => {
    for (const language of ['en', 'da'] as const) {
      const items = await publishedItems(testWorld(given.db), language);
      expect(new Set(items.map((item) => item.contentType))).toEqual(new Set(contentTypes));
      expect(items.every((item) => item.language === language)).toBe(true);
      const times = items.map((item) => item.publishedAt.epochMilliseconds);
      expect(times).toEqual(times.toSorted((one, other) => other - one));
    }
  });

  test('has at least six articles with a page and full text in both languages', () => {
    const pieces = sampleArticles.filter((article) => !article.link && article.type === 'piece');
    expect(pieces.length).toBeGreaterThanOrEqual(6);
    for (const piece of pieces) {
      const wordsIn = (language: 'en' | 'da') => JSON.stringify(piece[language].blocks).split(/\s+/).length;
      expect(wordsIn('en'), piece.slug).toBeGreaterThan(150);
      expect(wordsIn('da'), piece.slug).toBeGreaterThan(150);
    }
  });

  test('has existing pictures and recordings, with the stated duration, each below 300 kB', () => {
    for (const { image, media, mediaDurationSeconds, slug } of sampleArticles) {
      if (image) expect(pictures, slug).toHaveProperty([image]);
      if (media) expect(recordings, slug).toHaveProperty([media, 'seconds'], mediaDurationSeconds);
    }
    const folder = new URL('../../../app/media/', import.meta.url);
    for (const file of readdirSync(folder))
      expect(statSync(new URL(file, folder)).size).toBeLessThan(300_000);
  });
});

test('an item carries every field of the specified entity [S3.14]', async () => {
  const items = await publishedItems(testWorld(given.db), 'en');
  expect(items.find((item) => item.contentType === 'audio')).toMatchObject({
    id: 'warming-up-on-a-train',
    type: 'piece',
    title: 'Warming up on a train without losing friends',
    excerpt: expect.stringContaining('Six small exercises'),
    image: 'goods-travel-cup',
    link: '/magazine/warming-up-on-a-train',
    tag: 'Warm-up',
    contentType: 'audio',
    external: false,
    video: false,
    audio: true,
    audioLength: '0:48',
  });
  expect(items.find((item) => item.contentType === 'video')).toMatchObject({ video: true, audio: false });
  expect(items.find((item) => item.contentType === 'link')).toMatchObject({
    external: true,
    link: expect.stringMatching(/^https:/),
  });
});

test('the filter accepts a category, anything else means all', () => {
  for (const type of contentTypes) expect(filterOf(type)).toBe(type);
  for (const type of [null, '', 'all', 'ARTICLE', 'constructor']) expect(filterOf(type)).toBe('all');
  expect(lengthText(48)).toBe('0:48');
  expect(lengthText(605)).toBe('10:05');
});

test('only published items are shown: no draft, nothing withdrawn, nothing from the future', async () => {
  const world = testWorld(given.db);
  const { id } = await given.db.query
    .selectFrom('magazine_items')
    .select('id')
    .where('slug', '=', 'a-siren-seen')
    .executeTakeFirstOrThrow();
  const shown = async () => (await findArticle(world, 'a-siren-seen', 'en')) !== null;
  expect(await shown()).toBe(true);
  expect(
    await given.db.transaction((tx) => moveItem(tx, { id, to: 'withdrawn', at: world.clock.now() })),
  ).toBe(true);
  expect(await shown()).toBe(false);
  expect(await given.db.transaction((tx) => moveItem(tx, { id, to: 'draft', at: world.clock.now() }))).toBe(
    false,
  );
  expect(
    await given.db.transaction((tx) => moveItem(tx, { id, to: 'published', at: world.clock.now() })),
  ).toBe(true);
  expect(await shown()).toBe(true);
  world.setNow(Temporal.Instant.from('2026-01-01T00:00:00Z'));
  expect(await shown()).toBe(false);
});

test('sample quotations are marked, and hidden with SAMPLE_DATA=off', async () => {
  const shown = await publishedItems(testWorld(given.db), 'en');
  expect(shown.filter((item) => item.isSample).map((item) => item.id)).toEqual([
    'what-a-sound-engineer-hears',
    'my-sisters-wedding',
  ]);
  const hidden = await publishedItems(testWorld(given.db, { env: { SAMPLE_DATA: 'off' } }), 'en');
  expect(hidden.some((item) => item.isSample)).toBe(false);
});

test('an article published elsewhere has no page of its own', async () => {
  expect(await findArticle(testWorld(given.db), 'world-voice-day', 'en')).toBeNull();
  expect(await findArticle(testWorld(given.db), 'four-weekends-ten-voices', 'en')).toBeNull();
});

test('every state of an item has its transitions', () => {
  expect(itemLifecycle).toEqual({ draft: ['published'], published: ['withdrawn'], withdrawn: ['published'] });
});
