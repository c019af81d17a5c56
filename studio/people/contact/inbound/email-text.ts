import { cleanText } from '#studio/shared/texts/clean-text.ts';
import { earlierEmailAt, isForward } from './earlier-email.ts';

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

/** 'See my answers below': they may be anywhere in what is quoted. */
const refersBelow =
  /(?<!\p{L})(?:below|inline|nedenfor|nedenunder|herunder|unten|unterhalb|nedan|hieronder|in (?:red|blue|green|rot|blau|grün)|(?:med|i) (?:rødt|blåt|grønt|rött|blått|grönt)|in the text|i teksten|i texten|im text)(?!\p{L})/iu;

/** What was written, and the earlier email quoted below it. Nothing is folded in doubt. */
export function splitQuoted(body: string, subject = ''): { written: string; quoted: string | null } {
  const lines = body.split('\n');
  const first = isForward(subject) ? null : earlierEmailAt(lines);
  const written = lines
    .slice(0, first ?? 0)
    .join('\n')
    .trim();
  if (first === null || written === '' || refersBelow.test(written)) return { written: body, quoted: null };
  return { written, quoted: lines.slice(first).join('\n').trim() };
}
