import { expect, test } from 'vitest';
import type { Language } from '#studio/shared/language.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { copyQuotes, removeSampleQuotes } from './change-quotes.ts';
import { editPage, publishPage, undoEdit } from './edit-page.ts';
import { entryLists } from './entry-lists.ts';
import { pageDraft, pageDrafts, publishedPages } from './page-drafts.queries.ts';

const stage = testStage();

const lists = async () =>
  entryLists(await pageDrafts(stage.db.query)).filter(({ type }) => type === 'testimonials');
const samples = async () => (await lists()).reduce((sum, list) => sum + list.samples, 0);

async function shownQuotes(language: Language) {
  const pages = await publishedPages(stage.db.query);
  return [...pages.values()].flatMap(({ page }) =>
    page[language].flatMap((block) => (block.type === 'testimonials' ? [block.items] : [])),
  );
}

/** Her own quote on the home page; its draft's version. */
async function written(): Promise<{ key: string; at: number; version: number }> {
  const quote = (name: string, text: string) => [{ name, text, isSample: false }];
  await editPage(stage.world, owner, {
    key: 'home',
    version: 0,
    change: (page) => ({
      en: page.en.map((block) =>
        block.type === 'testimonials' ? { ...block, items: quote('Eva', 'I sing again.') } : block,
      ),
      da: page.da.map((block) =>
        block.type === 'testimonials' ? { ...block, items: quote('Eva', 'Jeg synger igen.') } : block,
      ),
    }),
  });
  await publishPage(stage.world, owner, { key: 'home', version: 1 });
  const { page, version } = await pageDraft(stage.db.query, 'home');
  return { key: 'home', at: page.en.findIndex(({ type }) => type === 'testimonials'), version };
}

test('quotes: removing all samples leaves none on pages or drafts, and can be undone page by page', async () => {
  const before = await pageDraft(stage.db.query, 'private-coaching');
  expect(await samples()).toBeGreaterThan(20);
  expect(await removeSampleQuotes(stage.world, owner)).toMatchObject({ ok: true });
  expect(await samples()).toBe(0);
  expect((await shownQuotes('da')).flat().filter(({ isSample }) => isSample)).toEqual([]);
  expect(await removeSampleQuotes(stage.world, owner)).toEqual({ ok: true, pages: 0 });
  const { version } = await pageDraft(stage.db.query, 'private-coaching');
  await undoEdit(stage.world, owner, { key: 'private-coaching', version, direction: 'undo' });
  expect((await pageDraft(stage.db.query, 'private-coaching')).page).toEqual(before.page);
});

test('quotes: used everywhere, every page shows them in its language, and a draft stays a draft', async () => {
  const list = await written();
  const edited = { key: 'private-coaching', version: 0 };
  const text = 'Not published yet';
  await editPage(stage.world, owner, {
    ...edited,
    change: ({ en, da }) => ({
      en: en.map((block) => (block.type === 'headline' ? { ...block, text } : block)),
      da,
    }),
  });
  expect(await copyQuotes(stage.world, owner, list)).toMatchObject({ ok: true });
  const own = { en: 'I sing again.', da: 'Jeg synger igen.' };
  for (const language of ['en', 'da'] as const) {
    for (const items of await shownQuotes(language)) {
      expect(items).toEqual([{ name: 'Eva', text: own[language], isSample: false }]);
    }
  }
  const draft = await pageDraft(stage.db.query, 'private-coaching');
  expect(draft.isPublished).toBe(false);
  expect(JSON.stringify(draft.page.en)).toContain(text);
  const published = (await publishedPages(stage.db.query, 'private-coaching')).get('private-coaching');
  expect(JSON.stringify(published?.page.en)).not.toContain(text);
  expect(await copyQuotes(stage.world, owner, list)).toEqual({ ok: true, pages: 0 });
});

test('quotes: a list that was changed meanwhile or has no entries is not copied', async () => {
  const list = await written();
  const before = await shownQuotes('en');
  const stale = await copyQuotes(stage.world, owner, { ...list, version: list.version - 1 });
  expect(stale).toEqual({ ok: false, refusal: 'changed' });
  const other = await copyQuotes(stage.world, owner, { ...list, at: 0 });
  expect(other).toEqual({ ok: false, refusal: 'not-found' });
  expect(await shownQuotes('en')).toEqual(before);
});
