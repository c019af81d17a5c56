import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

const mostWords = 8;

/** The words somebody searches by, in the letters of `search_words` (migration 0020). At most eight. */
export function wordsOf(typed: string): string[] {
  return typed
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, mostWords)
    .map(plainLetters);
}

/** Accents that Danish does not count as letters of their own: 'André' is found by 'andre'. The same in migration 0020. */
const accented = 'áàâäãéèêëíìîïóòôöõúùûüýÿñç';
const plain = 'aaaaaeeeeiiiiooooouuuuyync';

function plainLetters(word: string): string {
  return [...word].map((letter) => plain[accented.indexOf(letter)] ?? letter).join('');
}

/** What a list is searched by: a text of its table, letter for letter that of its index `using gin (search_words(…))`. */
export interface ListWords {
  table: string;
  text: RawBuilder<unknown>;
}

/**
 * True for rows in which every word that was typed begins a word: 'mia ho' finds Mia Holm and mia@hovedgade.dk. Where
 * nothing is typed: for all. The rows are found first and by the search's own index: the planner, who cannot know how
 * rare a word is, would rather read the whole list in its order and look into every row. A text alone, without its table,
 * is only for lists that stay short.
 */
export function finds(searched: ListWords | RawBuilder<unknown>, typed: string): Expression<SqlBool> {
  if (typed.trim() === '') return sql<SqlBool>`true`;
  const words = wordsOf(typed);
  if (words.length === 0) return sql<SqlBool>`false`;
  const asked = words.map((word) => `${word}:*`).join(' & ');
  if (!('table' in searched)) return isFound(searched, asked);
  const { table, text } = searched;
  return sql<SqlBool>`${sql.ref(`${table}.id`)} = any(array(
    select found.id from ${sql.table(table)} as found where ${isFound(text, asked)}))`;
}

function isFound(text: RawBuilder<unknown>, asked: string): Expression<SqlBool> {
  return sql<SqlBool>`search_words(${text}) @@ to_tsquery('simple', ${asked})`;
}
