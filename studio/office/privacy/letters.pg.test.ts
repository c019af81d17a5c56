import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { migrate, migrationsFolder } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { finds } from '#studio/shared/lists/list-search.queries.ts';
import { foldedLetters } from '#studio/shared/texts/latin-letters.ts';
import { studentFacts } from '#studio/teaching/students/student.queries.ts';
import {
  type DatabaseLocale,
  databaseLocales,
  makeEmptyServerDatabase,
} from '#tests/support/database/postgres.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';
import { owner } from '#tests/support/who.ts';
import { testWorld } from '#tests/support/world.ts';
import { eraseGuest } from './erase-guest.ts';
import { ownData } from './own-data.queries.ts';

const every = Object.keys(databaseLocales) as DatabaseLocale[];
/** Making each takes seconds. */
const locales = process.env.PROVE ? every : (['C', 'tr_TR.UTF-8'] as const);

/** Of another program in the same schema. */
const others = [
  'create table wp_users (login text)',
  'create index wp_users_login on wp_users (lower(login))',
  'create function wp_find(email text) returns text language sql as $$ select lower(email) $$',
];

const [entered, email] = ['INGRID@Example.DK', 'ingrid@example.dk'];

describe.each(locales)('letters on a server whose locale is %s', (locale) => {
  let db: Database;
  beforeAll(async () => {
    const databaseUrl = await makeEmptyServerDatabase(databaseLocales[locale]);
    db = await openDatabase({ dataDir: '', databaseUrl, log: quietLog });
    await migrateBefore(db, '0148');
    await sql`insert into orders (state, currency, total_minor, capture, name, email, language, terms_version)
      values ('paid', 'DKK', 100, 'now', 'INGRID ISTVÁN', ${entered}, 'da', 'da-1')`.execute(db.query);
    for (const foreign of others) await sql.raw(foreign).execute(db.query);
    await migrate(db);
  });
  afterAll(() => db.close());

  const textOf = async (expression: ReturnType<typeof sql<string>>) =>
    (await sql<{ text: string }>`select ${expression} as text`.execute(db.query)).rows[0]?.text;

  test('who bought with capitals before the upgrade has a page, an export and an erasure', async () => {
    const guests = db.query.selectFrom('guests').select(['id', 'email']);
    expect(await guests.execute()).toEqual([{ id: email, email: entered }]);
    expect(await studentFacts(db.query, owner, { email: entered })).toMatchObject({ name: 'INGRID ISTVÁN' });
    expect((await ownData(db.query, { emails: [email], userId: null })).get('orders')).toHaveLength(1);
    expect(await eraseGuest(testWorld(db), owner, { email, language: 'da' })).toEqual({ ok: true });
    expect((await ownData(db.query, { emails: [email], userId: null })).get('orders')).toHaveLength(0);
    expect(await guests.execute()).toEqual([]);
  });

  test('no function and no index of ours compares addresses by the locale; those of other programs stay', async () => {
    const { rows } = await sql<{ name: string }>`
      select proname as name from pg_proc
        where pronamespace = current_schema()::regnamespace and prosrc ~ '\\mlower\\((\\w+\\.)?email'
      union all select indexname from pg_indexes where indexdef ~ '\\mlower\\(\\w'`.execute(db.query);
    expect(rows.map(({ name }) => name).toSorted()).toEqual(['wp_find', 'wp_users_login']);
  });

  test('every letter has the lower case that code gives it', async () => {
    const letters: string[] = [];
    for (let point = 0x20; point < 0x11_00_00; point += 1) {
      const letter = String.fromCodePoint(point);
      if (letter.isWellFormed() && letter.toLowerCase() !== letter) letters.push(letter);
    }
    expect(letters.length).toBeGreaterThan(1400);
    const all = letters.join(' ');
    expect(await textOf(sql`lowercase(${all})`)).toBe(all.toLowerCase());
  });

  test.each([
    'INFO@Example.DK',
    'ÅSE@x.dk',
    'ΝΙΚΟΣ@x.gr',
    'ΣΑΣ.ΣΑ.Σ@x.gr',
    'İPEK@x.tr',
    'ılgın@x.tr',
    'Олена@x.ua',
    '',
  ])('the address %j has one key in database and code', async (address) => {
    expect(await textOf(sql`lowercase(${address})`)).toBe(address.toLowerCase());
  });

  test('a sigma before any sign or letter is the one that code writes', async () => {
    const texts: string[] = [];
    for (let point = 0x20; point < 0x3000; point += 1) {
      const sign = String.fromCodePoint(point);
      if (/[\p{P}\p{S}\p{Z}\p{N}\p{Mn}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(sign))
        texts.push(`ΑΣ${sign}`, `ΑΣ${sign}Α`, `${sign}Σ`);
    }
    const { rows } = await sql<{ text: string; low: string }>`
      select text, lowercase(text) as low from unnest(${texts}::text[]) as text`.execute(db.query);
    const different = rows.filter(({ text, low }) => low !== text.toLowerCase());
    expect(different.map(({ text }) => text)).toEqual([]);
  });

  test.each(['Åse Łukasz', 'ÆRØ', 'Þór', 'IŞIK', 'Straße', 'ǾRSTED', 'ǽ Ǣ', '“ΝΙΚΟΣ”', 'Νίκος'])(
    '%s is folded as in code',
    async (name) => {
      expect(await textOf(sql`fold_letters(${name})`)).toBe(foldedLetters(name));
    },
  );

  test.each([
    ['INGRID ISTVÁN', 'ingrid'],
    ['INGRID ISTVÁN', 'istvan'],
    ['Åse Bjørnholm', 'ASE'],
    ['ÅSE Bjørnholm', 'åse'],
    ['Олена Шевченко', 'ОЛЕНА'],
    ['Aase–Marie “Lil” Holm', 'lil'],
    ['Info INFO@EXAMPLE.DK', 'info@example.dk'],
    ['Aarhus', 'aarh'],
    ['Νίκος “ΛΟΓΟΣ”', 'λόγος'],
    ['ΛΟΓΟΣ»', 'ΛΟΓΟΣ'],
    ['ΠΡΟΣΩΠΟ', 'ΠΡΟΣ'],
    ['Ǿrsted', 'orsted'],
  ])('in %j the words %j are found', async (text, words) => {
    const { rows } = await sql<{ isFound: boolean }>`
      select ${finds(sql`${text}::text`, words)} as "isFound"`.execute(db.query);
    expect(rows).toEqual([{ isFound: true }]);
  });

  test('texts of pages are found whatever their case and their quotation marks', async () => {
    const { rows } = await sql<{ isFound: boolean }>`
      select words_of_title('en', 'INTRODUCTION to “Isbjørn–ÅNDEDRÆT”')
        @@ to_tsquery('english', 'introduction & isbjørn & åndedræt & andedraet') as "isFound"`.execute(
      db.query,
    );
    expect(rows).toEqual([{ isFound: true }]);
  });

  test('names are in Danish order', async () => {
    const names = ['Åse', 'Øjvind', 'Ægir', 'Zoe', 'ida', 'Inga', 'Aase', 'anna'];
    const { rows } = await sql<{ name: string }>`
      select name from unnest(${names}::text[]) as name order by by_name(name) collate "C"`.execute(db.query);
    const sorted = ['Aase', 'anna', 'ida', 'Inga', 'Zoe', 'Ægir', 'Øjvind', 'Åse'];
    expect(rows.map(({ name }) => name)).toEqual(sorted);
  });
});

async function migrateBefore(db: Database, number: string): Promise<void> {
  const folder = mkdtempSync(`${tmpdir()}/migrations-`);
  for (const file of readdirSync(migrationsFolder)) {
    if (file < number) cpSync(`${migrationsFolder}/${file}`, `${folder}/${file}`);
  }
  await migrate(db, folder).finally(() => rmSync(folder, { recursive: true }));
}
