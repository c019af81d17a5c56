import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Queries } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import searches from '#tests/fixtures/text/search.json' with { type: 'json' };
import { type Engine, testDatabase } from '#tests/support/database/database.ts';
import { sampleStudio } from '#tests/support/database/sample-studio.ts';
import { testWorld } from '#tests/support/world.ts';
import { searchWords } from './site-page.ts';
import { searchSite, sitePages } from './site-pages.queries.ts';

/** Full text search has the same configurations on both engines. */
export function searchContract(engine: Engine): void {
  const given = testDatabase(engine, undefined, sampleStudio);
  const paths = async (language: 'en' | 'da', query: string) => {
    const found = await searchSite(testWorld(given.db), language, query);
    return found.map(({ path }) => path);
  };

  test('search finds courses, articles, workbooks and products, in English by word stem', async () => {
    expect(await paths('en', 'retreats')).toContain('/courses/celebrity-vocal-experience');
    expect(await paths('en', 'sirens')).toContain('/magazine/a-siren-seen');
    expect(await paths('en', 'hoodies')).toContain('/shop/hoodie');
    const books = (await sitePages(testWorld(given.db), 'en')).filter(({ kind }) => kind === 'workbook');
    expect(books).toHaveLength(3);
    for (const { title, path } of books) expect(await paths('en', title)).toContain(path);
  });

  test('search knows Danish stems and letters, and only the texts of its language', async () => {
    expect(await paths('da', 'hættetrøjer')).toContain('/shop/hoodie');
    expect(await paths('da', 'HÆTTE')).toContain('/shop/hoodie');
    expect(await paths('en', 'hættetrøje')).toEqual([]);
  });

  test('search finds a word however its letters are entered, with and without their marks', async () => {
    for (const query of [
      'hættetrøjer',
      'hættetr\u00f8jer',
      'haettetroejer',
      'haettetrojer',
      'HAETTETROJER',
    ]) {
      expect(await paths('da', query), query).toContain('/shop/hoodie');
    }
    const place = given.db.query
      .updateTable('products')
      .set({ name_en: 'Łódź mug', name_da: 'Krus fra Łódź' });
    await place.where('id', '=', 'coffee-mug').execute();
    for (const query of ['łódź', 'Lodz', 'Ło\u0301dz\u0301', 'the lodz mug'])
      expect(await paths('en', query), query).toContain('/shop/coffee-mug');
  });

  test.each(searches)('search: %s is no error and no wildcard', async (query) => {
    const words = searchWords(query).join(' ');
    for (const language of ['en', 'da'] as const) {
      expect(await paths(language, query)).toEqual(words === '' ? [] : await paths(language, words));
    }
    expect((await paths('da', 'xylo%')).concat(await paths('da', '%hoodi%e'))).toEqual([]);
  });

  test('search needs every word, and puts a match in the title first', async () => {
    expect(await paths('en', 'hoodie xylophone')).toEqual([]);
    expect((await paths('en', 'hoodie'))[0]).toBe('/shop/hoodie');
    expect(await paths('en', 'Thea Lindehav')).toContain('/about-thea-lindehav');
  });

  test.each(['', '   ', "'); drop table products; --", '& | ! <->', ':*', '\\', 'the', 'ø'.repeat(5000)])(
    'search for %j answers without an error',
    async (query) => {
      expect(await paths('en', query)).toBeInstanceOf(Array);
      expect(await paths('da', query)).toBeInstanceOf(Array);
    },
  );

  test('search finds no draft and no product that is not offered', async () => {
    await given.db.query
      .updateTable('products')
      .set({ is_published: false })
      .where('id', '=', 'hoodie')
      .execute();
    await given.db.query
      .updateTable('magazine_items')
      .set({ state: 'withdrawn' })
      .where('slug', '=', 'a-siren-seen')
      .execute();
    expect(await paths('en', 'hoodie')).not.toContain('/shop/hoodie');
    expect(await paths('en', 'siren')).not.toContain('/magazine/a-siren-seen');
  });

  test('search finds changed texts at once, from any writer, and deleted texts no more', async () => {
    await given.db.query
      .updateTable('products')
      .set({ name_en: 'Kaleidoscope' })
      .where('id', '=', 'hoodie')
      .execute();
    expect(await paths('en', 'kaleidoscopes')).toEqual(['/shop/hoodie']);
    await given.db.query
      .updateTable('magazine_items')
      .set({ slug: 'another-siren' })
      .where('slug', '=', 'a-siren-seen')
      .execute();
    expect(await paths('en', 'sirens')).toContain('/magazine/another-siren');
    await given.db.query.deleteFrom('magazine_items').where('slug', '=', 'another-siren').execute();
    const { rows } = await sql`select key from site_texts
      where source = 'article' and key not in (select id::text from magazine_items)`.execute(given.db.query);
    expect(rows).toEqual([]);
  });

  test('search: an upgrade fills in the texts of a used database as the triggers do', async () => {
    const texts = async () => {
      const { rows } = await sql`select language, source, key, words::text from site_texts
        order by language, source, key collate "C"`.execute(given.db.query);
      return rows;
    };
    const kept = await texts();
    expect(kept.length).toBeGreaterThan(100);
    await undoSiteTexts(given.db.query);
    for (const migration of siteTexts) {
      await sql.raw(await readFile(migration, 'utf8')).execute(given.db.query);
    }
    expect(await texts()).toEqual(kept);
  });

  test('search finds pages by a new name of the coach, and no more by the former', async () => {
    const { query } = given.db;
    const { value } = await query
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'studio')
      .executeTakeFirstOrThrow();
    const renamed = json({ ...(value as object), coachName: 'Zelda Quist', coachSlug: 'zelda-quist' });
    await query.updateTable('settings').set({ value: renamed }).where('key', '=', 'studio').execute();
    expect(await paths('en', 'quist zelda')).toContain('/about-zelda-quist');
    expect(await paths('en', 'Lindehav')).not.toContain('/about-zelda-quist');
  });
}

const siteTexts = ['0110-site-texts', '0115-folded-letters', '0148-lower-case-of-our-own'].map(
  (name) => new URL(`../../../db/migrations/${name}.sql`, import.meta.url),
);

/** As a database is before the migrations. */
async function undoSiteTexts(query: Queries): Promise<void> {
  const { rows } = await sql<{ name: string }>`select oid::regprocedure::text as name from pg_proc
    where pronamespace = 'public'::regnamespace
      and proname ~ '_into_site_texts$|^words_of_|^put_site_text$|^site_language$'`.execute(query);
  await sql`drop table site_texts`.execute(query);
  for (const { name } of rows) await sql`drop function if exists ${sql.raw(name)} cascade`.execute(query);
}
