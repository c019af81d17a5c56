import type { Language } from '#studio/shared/language.ts';

type Pair = readonly [en: unknown, da: unknown];

export interface PairTree {
  readonly [name: string]: PairText | PairTree;
}
type PairText =
  | string
  | number
  | boolean
  | null
  | undefined
  | Pair
  | ((...values: never[]) => PairText | PairTree);

/** How texts of this type are written in a tree of pairs, so that `satisfies` finds a missing name. */
export type Pairs<Words> = Words extends string
  ? Words | readonly [en: Words, da: Words]
  : Words extends (...values: infer Values) => infer Text
    ? (...values: Values) => Pairs<Text>
    : Words extends readonly unknown[]
      ? readonly [en: Words, da: Words]
      : { readonly [Name in keyof Words]: Pairs<Words[Name]> };

type Widened<Text> = Text extends string
  ? string
  : Text extends number
    ? number
    : Text extends boolean
      ? boolean
      : Text;

/** What one language has in the place of each pair. */
type WordsOf<Tree> = Tree extends readonly [en: infer English, da: infer Danish]
  ? Widened<English | Danish>
  : Tree extends (...values: infer Values) => infer Text
    ? (...values: Values) => WordsOf<Text>
    : Tree extends object
      ? { [Name in keyof Tree]: WordsOf<Tree[Name]> }
      : Widened<Tree>;

/**
 * UI texts in both languages: an array is the pair of English and Danish, a function returns one, and anything else is
 * the same in both. A list is a pair of lists.
 */
/* @__NO_SIDE_EFFECTS__ */
export function inBoth<Tree extends PairTree>(tree: Tree): Record<Language, WordsOf<Tree>> {
  return { en: wordsAt(tree, 0) as WordsOf<Tree>, da: wordsAt(tree, 1) as WordsOf<Tree> };
}

function wordsAt(text: unknown, side: 0 | 1): unknown {
  if (Array.isArray(text)) return text[side];
  if (typeof text === 'function') return (...values: unknown[]) => wordsAt(text(...values), side);
  if (text === null || typeof text !== 'object') return text;
  return Object.fromEntries(Object.entries(text).map(([name, inner]) => [name, wordsAt(inner, side)]));
}
