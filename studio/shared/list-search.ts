import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ListWords } from './list-query.ts';

const mostWords = 8;

/** The words somebody searches by, in the letters of `search_words` (db/migrations/0001-settings-and-content.sql). At most eight. */
export function wordsOf(typed: string): string[] {
  return allWordsOf(typed).slice(0, mostWords);
}

/** Every word of a text, as `search_words` has it: for what is found without asking the database. */
export function allWordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(plainLetters);
}

/** Accents that Danish does not count as letters of their own: 'André' is found by 'andre'. The same as in `search_words`. */
const accented = 'áàâäãéèêëíìîïóòôöõúùûüýÿñç';
const plain = 'aaaaaeeeeiiiiooooouuuuyync';

function plainLetters(word: string): string {
  return [...word].map((letter) => plain[accented.indexOf(letter)] ?? letter).join('');
}

/**
 * True for rows in which every word that was typed begins a word: 'mia ho' finds Mia Holm and mia@hovedgade.dk. For none
 * where no word is typed. `text` is letter for letter that of the index `using gin (search_words(…))`.
 *
 * What is looked for is hidden from the planner in a query of its own. Knowing it, it takes any beginning for so frequent
 * that it would rather read the whole list in its order and look into every row; not knowing it, it takes it for rare,
 * finds all rows by the search's index and keeps the first fifty (docs/decisions/083).
 */
export function finds(text: RawBuilder<unknown>, typed: string): Expression<SqlBool> {
  return findsWords(text, wordsOf(typed));
}

/** The same for words in those letters already. */
export function findsWords(text: RawBuilder<unknown>, words: readonly string[]): Expression<SqlBool> {
  if (words.length === 0) return sql<SqlBool>`false`;
  const asked = words.map(spellingsOf).join(' & ');
  return sql<SqlBool>`search_words(${text}) @@ (select to_tsquery('simple', ${asked}))`;
}

/** Letters that `search_words` writes small on every server. */
const known = /^[a-z0-9æøå]*$/;

/**
 * A word as it may stand in the index. Of other letters (Łukasz, Šárka, Олена) it depends on the server's locale whether
 * they were written small there: they are looked for as they are written at the beginning of a name, too.
 */
function spellingsOf(word: string): string {
  if (known.test(word)) return `${word}:*`;
  const [first = '', ...rest] = word;
  const all = [word, first.toUpperCase() + rest.join(''), word.toUpperCase()];
  return `(${[...new Set(all)].map((each) => `${each}:*`).join(' | ')})`;
}

/** What a list's search looks into where that stands in the list's own tables. */
export function wordsIn(text: RawBuilder<unknown>): ListWords {
  const found = (typed: string) => finds(text, typed);
  return { isIn: found, finds: found };
}
