import { type Expression, type SqlBool, sql } from 'kysely';
import type { Language } from '#studio/shared/language.ts';
import { byName, type ListKey, type ListWords } from '#studio/shared/list-query.ts';
import { finds } from '#studio/shared/list-search.ts';

/** Tables with a row of words for each language, and what they are the words of. */
const ownerOf = {
  course_texts: 'course_id',
  lesson_texts: 'lesson_id',
  workbook_texts: 'workbook_id',
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

/**
 * A search looks into the title in either language: of a row by an aggregate, which the planner cannot turn into a look
 * at all that is found; of all rows by an array of what is found, made first by the search's own index.
 */
export function titlesOf(id: string, table: WordsTable): ListWords {
  const [said, owner] = [sql.table(table), sql.ref(`said.${ownerOf[table]}`)];
  const found = (typed: string) => finds(sql`said.title`, typed);
  return {
    isIn: (typed) =>
      sql`(select bool_or(${found(typed)}) from ${said} as said where ${owner} = ${sql.ref(id)})`,
    finds: (typed) =>
      sql`${sql.ref(id)} = any(array(select ${owner} from ${said} as said where ${found(typed)}))`,
  };
}

/** Runs a list by the title that is shown. Its id is that of the words: an index serves the columns of its own table. */
export function byTitle(table: WordsTable): { by: ListKey; id: ReturnType<typeof sql> } {
  return { by: byName(sql.ref(`${table}.title`)), id: sql.ref(`${table}.${ownerOf[table]}`) };
}
