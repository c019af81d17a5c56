import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { isEmailAddress, withAsciiDomain } from '../email-address.ts';
import { foldedLetters, spellingsOf } from '../texts/latin-letters.ts';
import type { ListWords } from './list.queries.ts';

const mostWords = 8;

export function wordsOf(typed: string): string[] {
  return allWordsOf(typed).slice(0, mostWords);
}

export function allWordsOf(text: string): string[] {
  const words = text.normalize('NFC').toLowerCase();
  return words.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean);
}

/** As `finds`, for a text that is in memory. */
export function startsWords(text: string, typed: string): boolean {
  const words = allWordsOf(text).map(foldedLetters);
  const starts = wordsOf(typed).map(spellingsOf);
  const isThere = (start: string) => words.some((word) => word.startsWith(start));
  return starts.length > 0 && starts.every((spellings) => spellings.some(isThere));
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
  const isThere = (one: string) => sql`strpos(' ' || lowercase(${text}) || ' ', ${` ${one} `}) > 0`;
  const areThere = addresses.map((one) => sql`(${isThere(one)} or ${isThere(withAsciiDomain(one))})`);
  return sql<SqlBool>`(${sql.join([found, ...areThere], sql` and `)})`;
}

export function findsWords(text: RawBuilder<unknown>, words: readonly string[]): Expression<SqlBool> {
  if (words.length === 0) return sql<SqlBool>`false`;
  const tsquery = words.map(termOf).join(' & ');
  return sql<SqlBool>`search_words(${text}) @@ (select to_tsquery('simple', ${tsquery}))`;
}

function termOf(word: string): string {
  return `(${spellingsOf(word)
    .map((each) => `${each}:*`)
    .join(' | ')})`;
}

export function wordsIn(text: RawBuilder<unknown>): ListWords {
  const found = (typed: string) => finds(text, typed);
  return { isIn: found, finds: found };
}
