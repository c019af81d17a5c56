import type { Language } from '#studio/shared/language.ts';

/** What the owner has written, by language and name of the text ('course.enrolled.lead'). */
export type EditedTexts = Readonly<Record<Language, Readonly<Record<string, string>>>>;

export const noEditedTexts: EditedTexts = { en: {}, da: {} };

/** Names for the values of each text that the owner may edit, in order. */
export type Placeholders<Words> = {
  readonly [Name in keyof Words]?: Words[Name] extends string
    ? readonly []
    : Words[Name] extends (...values: infer Values) => string
      ? { readonly [At in keyof Values]: string }
      : Placeholders<Words[Name]>;
};

/** One text that the owner may edit. */
export interface EmailText {
  name: string;
  /** Values that only the email knows: the owner's text must contain them too. */
  placeholders: readonly string[];
  standard: Readonly<Record<Language, string>>;
}

export interface Reader {
  branding: { studioName: string; coachName: string; editedTexts: EditedTexts };
  language: Language;
}

export interface EmailTexts<Words> {
  texts: readonly EmailText[];
  /** The texts for one email: the owner's, else the standard. */
  of: (reader: Reader) => Words;
}

/** Known in every email: its texts may contain them. */
export const commonPlaceholders = ['studio', 'coach'] as const;

type Tree = Readonly<Record<string, unknown>>;
type Sentence = (...values: unknown[]) => string;

const isNames = (value: unknown): value is readonly string[] => Array.isArray(value);

export function defineEmailTexts<Words extends object>(
  family: string,
  words: Readonly<Record<Language, Words>>,
  placeholders: Placeholders<Words>,
): EmailTexts<Words> {
  const standard = { en: words.en as Tree, da: words.da as Tree };
  return {
    texts: textsIn(standard, placeholders as Tree, `${family}.`),
    of: (reader) => {
      const edited = reader.branding.editedTexts[reader.language];
      if (Object.keys(edited).length === 0) return words[reader.language];
      const known = placeholders as Tree;
      return merged(standard[reader.language], known, { reader, edited, prefix: `${family}.` }) as Words;
    },
  };
}

function textsIn(standard: Record<Language, Tree>, placeholders: Tree, prefix: string): EmailText[] {
  return Object.entries(placeholders).flatMap(([key, names]): EmailText[] => {
    const [en, da] = [standard.en[key], standard.da[key]];
    if (!isNames(names))
      return textsIn({ en: en as Tree, da: da as Tree }, names as Tree, `${prefix}${key}.`);
    const texts = { en: asWritten(en, names), da: asWritten(da, names) };
    const isCommon = (name: string) => commonPlaceholders.some((common) => common === name);
    return [{ name: prefix + key, placeholders: names.filter((name) => !isCommon(name)), standard: texts }];
  });
}

const asWritten = (text: unknown, names: readonly string[]): string =>
  typeof text === 'function' ? (text as Sentence)(...names.map((name) => `{${name}}`)) : String(text);

interface Merging {
  reader: Reader;
  edited: Readonly<Record<string, string>>;
  prefix: string;
}

function merged(standard: Tree, placeholders: Tree, merging: Merging): Tree {
  const changes = Object.entries(placeholders).flatMap(([key, names]): [string, unknown][] => {
    const prefix = merging.prefix + key;
    const text = standard[key];
    if (!isNames(names)) {
      return [[key, merged(text as Tree, names as Tree, { ...merging, prefix: `${prefix}.` })]];
    }
    const edited = merging.edited[prefix];
    if (edited === undefined) return [];
    const { studioName: studio, coachName: coach } = merging.reader.branding;
    const fill = (...values: unknown[]) =>
      fillPlaceholders(edited, {
        studio,
        coach,
        ...Object.fromEntries(names.map((name, at) => [name, String(values[at])])),
      });
    return [[key, typeof text === 'function' ? fill : fill()]];
  });
  return { ...standard, ...Object.fromEntries(changes) };
}

const placeholder = /\{([^{}]*)\}/g;

/** A placeholder that is not known stays as it is written. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(placeholder, (written, name: string) => values[name] ?? written);
}

export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name);
}
