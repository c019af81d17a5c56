import type { Language } from '#studio/shared/language.ts';
import { takeFacts } from '#studio/site/takes/notes.ts';
import { sentenceOf } from '#studio/site/takes/take-pair.ts';
import type { ShownTakes } from '#studio/site/takes/take-pairs.queries.ts';
import { takesMessages } from './takes.messages.ts';

export interface TakesDescription {
  /** The sung line, for screen readers: the drawing shows it by syllables. */
  line: string;
  text: string;
}

/** What the drawing shows, in words. */
export function describeTakes(takes: ShownTakes, language: Language): TakesDescription {
  const words = takesMessages[language];
  const parts = [words.dotted(takeFacts(takes.first)), words.solid(takeFacts(takes.last))];
  const text = [...parts, ...(takes.isSample ? [words.synthesised] : [])].join(' ');
  return { line: words.line(sentenceOf(takes.words.join(' '))), text };
}
