import type { Language } from '#studio/shared/language.ts';

/** What the owner has written, by language and name of the text ('course.enrolled.lead'). */
export type EditedTexts = Readonly<Record<Language, Readonly<Record<string, string>>>>;

export const noEditedTexts: EditedTexts = { en: {}, da: {} };

/** English and Danish, or the same in both, with placeholders in braces: 'Welcome to {course}'. */
type TextPair = string | readonly [en: string, da: string];

export interface TextTree {
  readonly [name: string]: TextPair | TextTree;
}

type PlaceholdersIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name, (typeof commonPlaceholders)[number]> | PlaceholdersIn<Rest>
  : never;

type Filled<Text extends string> = [PlaceholdersIn<Text>] extends [never]
  ? string
  : (values: Readonly<Record<PlaceholdersIn<Text>, string | number>>) => string;

/** A text without values of its own is a string; others are functions of their placeholders. */
export type FilledTexts<Tree> = Tree extends string
  ? Filled<Tree>
  : Tree extends readonly [infer English extends string, string]
    ? Filled<English>
    : { readonly [Name in keyof Tree]: FilledTexts<Tree[Name]> };

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

/** `stored`: what the names of the texts in rows begin with. */
export function defineTexts<const Tree extends TextTree>(
  stored: string,
  tree: Tree,
): EmailTexts<FilledTexts<Tree>> {
  const named = textsIn(tree, stored);
  return {
    texts: Object.values(named).flatMap((text) => flatten(text)),
    of: (reader) => wordsOf(named, reader) as FilledTexts<Tree>,
  };
}

type NamedTexts = EmailText | { readonly [name: string]: NamedTexts };

const isText = (text: NamedTexts): text is EmailText => Array.isArray(text.placeholders);

function textsIn(tree: TextTree, prefix: string): Record<string, NamedTexts> {
  const named = Object.entries(tree).map(([key, text]): [string, NamedTexts] => {
    const name = prefix ? `${prefix}.${key}` : key;
    if (typeof text === 'string') return [key, emailText(name, text, text)];
    return [key, isPair(text) ? emailText(name, text[0], text[1]) : textsIn(text, name)];
  });
  return Object.fromEntries(named);
}

const isPair = (text: TextTree | readonly [string, string]): text is readonly [string, string] =>
  Array.isArray(text);

function emailText(name: string, en: string, da: string): EmailText {
  const isOwn = (placeholder: string) => !commonPlaceholders.some((common) => common === placeholder);
  return { name, placeholders: [...new Set(placeholdersIn(en))].filter(isOwn), standard: { en, da } };
}

function flatten(text: NamedTexts): EmailText[] {
  return isText(text) ? [text] : Object.values(text).flatMap(flatten);
}

function wordsOf(named: NamedTexts, reader: Reader): unknown {
  if (!isText(named))
    return Object.fromEntries(Object.entries(named).map(([key, text]) => [key, wordsOf(text, reader)]));
  const { branding, language } = reader;
  const text = branding.editedTexts[language][named.name] ?? named.standard[language];
  const common = { studio: branding.studioName, coach: branding.coachName };
  if (named.placeholders.length === 0) return fillPlaceholders(text, common);
  return (values: Readonly<Record<string, string | number>>) =>
    fillPlaceholders(text, { ...common, ...values });
}

const placeholder = /\{([^{}]*)\}/g;

/** A placeholder that is not known stays as it is written. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(placeholder, (written, name: string) => `${values[name] ?? written}`);
}

export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name);
}
