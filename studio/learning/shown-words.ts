import { type Expression, type SqlBool, sql } from 'kysely';
import type { Language } from '#studio/shared/language.ts';
import { byName, type ListKey } from '#studio/shared/list-query.ts';
import { finds } from '#studio/shared/list-search.ts';

/** Tables with a row of words for each language, and what they are the words of. */
const ownerOf = {
  course_words: 'course_id',
  lesson_words: 'lesson_id',
  workbook_words: 'workbook_id',
} as const;

export type WordsTable = keyof typeof ownerOf;

/**
 * True for the one row of words that is shown: in the reader's language, else in the other. A yes or no of its own, not a
 * comparison: the planner takes that for half of the rows, which is so, and a comparison for one in two hundred.
 */
export function isShownIn(table: WordsTable, language: Language): Expression<SqlBool> {
  const owner = ownerOf[table];
  return sql<SqlBool>`${sql.ref(`${table}.title`)} <> '' and (
    select own.language = ${sql.ref(`${table}.language`)} from ${sql.table(table)} as own
    where ${sql.ref(`own.${owner}`)} = ${sql.ref(`${table}.${owner}`)} and own.title <> ''
    order by (own.language = ${language}) desc limit 1)`;
}

/** True for things whose title in either language is found. The array is made first, by the search's own index. */
export function titleFinds(id: string, table: WordsTable, typed: string): Expression<SqlBool> {
  const owner = sql.ref(`said.${ownerOf[table]}`);
  return sql<SqlBool>`${sql.ref(id)} = any(array(
    select ${owner} from ${sql.table(table)} as said where ${finds(sql`said.title`, typed)}))`;
}

/** Runs a list by the title that is shown. Its id is that of the words: an index serves the columns of its own table. */
export function byTitle(table: WordsTable): { by: ListKey; id: ReturnType<typeof sql> } {
  return { by: byName(sql.ref(`${table}.title`)), id: sql.ref(`${table}.${ownerOf[table]}`) };
}
