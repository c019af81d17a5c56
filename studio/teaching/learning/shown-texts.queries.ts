import { type Expression, type SqlBool, sql } from 'kysely';
import type { Language } from '#studio/shared/language.ts';
import { byName, type ListKey, type ListWords } from '#studio/shared/lists/list.queries.ts';
import { finds } from '#studio/shared/lists/list-search.queries.ts';

const ownerOf = {
  course_texts: 'course_id',
  lesson_texts: 'lesson_id',
  workbook_texts: 'workbook_id',
} as const;

export type WordsTable = keyof typeof ownerOf;

/** A boolean subquery: the planner estimates it at half of the rows (correct), a comparison at one in 200. */
export function isShownIn(table: WordsTable, language: Language): Expression<SqlBool> {
  const owner = ownerOf[table];
  return sql<SqlBool>`${sql.ref(`${table}.title`)} <> '' and (
    select own.language = ${sql.ref(`${table}.language`)} from ${sql.table(table)} as own
    where ${sql.ref(`own.${owner}`)} = ${sql.ref(`${table}.${owner}`)} and own.title <> ''
    order by (own.language = ${language}) desc limit 1)`;
}

/** One row by an aggregate, which the planner cannot turn into a scan of all matches; all rows by an array. */
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

/** The id of the text row, since an index covers columns of one table only. */
export function byTitle(table: WordsTable): { by: ListKey; id: ReturnType<typeof sql> } {
  return { by: byName(sql.ref(`${table}.title`)), id: sql.ref(`${table}.${ownerOf[table]}`) };
}
