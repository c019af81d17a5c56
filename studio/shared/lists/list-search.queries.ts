import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { isEmailAddress, withAsciiDomain } from '../email-address.ts';
import type { ListWords } from './list.queries.ts';

const mostWords = 8;

export function wordsOf(typed: string): string[] {
  return allWordsOf(typed).slice(0, mostWords);
}

export function allWordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(foldAccents);
}

/** As `finds`, for a text that is in memory. */
export function startsWords(text: string, typed: string): boolean {
  const words = allWordsOf(text);
  const wanted = wordsOf(typed);
  return wanted.length > 0 && wanted.every((start) => words.some((word) => word.startsWith(start)));
}

/** Accents that are folded: 'André' matches 'andre'. Keep equal to the SQL function `search_words`. */
const accented = 'áàâäãéèêëíìîïóòôöõúùûüýÿñç';
const plain = 'aaaaaeeeeiiiiooooouuuuyync';

function foldAccents(word: string): string {
  return [...word].map((letter) => plain[accented.indexOf(letter)] ?? letter).join('');
}

/**
 * Every typed word must be a word prefix; a complete email address must be there as it is. `text` must equal the expression of the GIN index.
 * The subselect is deliberate: knowing the prefix, the planner overestimates it and scans the whole list.
 */
export function finds(text: RawBuilder<unknown>, typed: string): Expression<SqlBool> {
  const found = findsWords(text, wordsOf(typed));
  const addresses = typed
    .toLowerCase()
    .split(/[\s<>,;]+/)
    .filter(isEmailAddress);
  if (addresses.length === 0) return found;
  const isThere = (one: string) => sql`strpos(' ' || lower(${text}) || ' ', ${` ${one} `}) > 0`;
  const areThere = addresses.map((one) => sql`(${isThere(one)} or ${isThere(withAsciiDomain(one))})`);
  return sql<SqlBool>`(${sql.join([found, ...areThere], sql` and `)})`;
}

export function findsWords(text: RawBuilder<unknown>, words: readonly string[]): Expression<SqlBool> {
  if (words.length === 0) return sql<SqlBool>`false`;
  const tsquery = words.map(spellingsOf).join(' & ');
  return sql<SqlBool>`search_words(${text}) @@ (select to_tsquery('simple', ${tsquery}))`;
}

const known = /^[a-z0-9æøå]*$/;

/** The locale decides how other letters (Łukasz, Олена) are lowercased, so both cases are searched. */
function spellingsOf(word: string): string {
  if (known.test(word)) return `${word}:*`;
  const [first = '', ...rest] = word;
  const all = [word, first.toUpperCase() + rest.join(''), word.toUpperCase()];
  return `(${[...new Set(all)].map((each) => `${each}:*`).join(' | ')})`;
}

export function wordsIn(text: RawBuilder<unknown>): ListWords {
  const found = (typed: string) => finds(text, typed);
  return { isIn: found, finds: found };
}
