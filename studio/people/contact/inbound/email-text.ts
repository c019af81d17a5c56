import { cleanText } from '#studio/shared/texts/clean-text.ts';

const longestInbound = 20_000;
/** Characters, also those that are not shown. */
export const longestParsed = 4 * longestInbound;

/** What is shown of an email: always text. `isShortened`: the rest is not stored. */
export function emailText(found: string): { body: string; isShortened: boolean } {
  const text = cleanText(found.slice(0, longestParsed));
  const characters = [...text];
  if (characters.length <= longestInbound) return { body: text, isShortened: found.length > longestParsed };
  return { body: characters.slice(0, longestInbound).join('').trimEnd(), isShortened: true };
}

/** What was written, and the earlier email quoted below it, as most programs do. */
export function splitQuoted(body: string): { written: string; quoted: string | null } {
  const lines = body.split('\n');
  let first = lines.length;
  while (first > 0 && /^(>|\s*$)/.test(lines[first - 1] ?? '')) first -= 1;
  if (!lines.slice(first).some((line) => line.startsWith('>'))) return { written: body, quoted: null };
  // 'On Monday, Thea wrote:', on one or two lines.
  if (lines[first - 1]?.trimEnd().endsWith(':')) {
    first -= 1;
    if (first > 0 && lines[first - 1]?.trim() && !lines[first - 2]?.trim()) first -= 1;
  }
  const written = lines.slice(0, first).join('\n').trim();
  if (written === '') return { written: body, quoted: null };
  return { written, quoted: lines.slice(first).join('\n').trim() };
}
