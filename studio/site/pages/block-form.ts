import { z } from 'zod';
import { isAdded } from '#studio/shared/content/added-block.ts';
import {
  type Block,
  type BlockOf,
  type BlockType,
  blockSchema,
  blockTypes,
} from '#studio/shared/content/blocks.ts';
import { entriesOfList } from '#studio/shared/content/rich-text/canonical.ts';
import {
  paragraphsIn,
  plainText,
  type RichEntry,
  type RichOptions,
  type RichText,
  richOptions,
} from '#studio/shared/content/rich-text/rich-text.ts';
import { parseRichText, richTextSource } from '#studio/shared/content/rich-text/rich-text-source.ts';
import { pageOfPlace } from './own-page.ts';

/** A text of a block that the owner edits. What is not a text, such as an offer's id, keeps its value. */
export type BlockField =
  | { kind: 'line' | 'text' | 'date'; name: string; isRequired: boolean; most: number }
  | { kind: 'rich'; name: string; isRequired: boolean; options: RichOptions }
  | { kind: 'lines'; name: string; isRequired: boolean }
  | { kind: 'entries'; name: string; fields: readonly BlockField[]; mayAdd: boolean }
  /** Of a section that the owner has added, of the search text and of an article: the same in both languages. */
  | { kind: 'choice'; name: ChosenField; isRequired: boolean };

/** Names of files, offers and places on a page, not texts. */
const references = [
  'slot',
  'offerId',
  'instalmentsOfferId',
  'picture',
  'sharePicture',
  'sound',
  'recording',
  'film',
  'pdf',
  'course',
  'author',
  'article',
  'code',
];

const chosenFields = [
  'picture',
  'offerId',
  'sharePicture',
  'kind',
  'author',
  'languages',
  'article',
  'code',
] as const;
const optionalFields: readonly string[] = ['sharePicture', 'author'];
export type ChosenField = (typeof chosenFields)[number];

type Shape = Readonly<Record<string, z.ZodType>>;

const fieldsByType = new Map<BlockType, readonly BlockField[]>();

export function fieldsOf(block: Block): readonly BlockField[] {
  const texts =
    block.type === 'links' && !hasSounds(block) ? withoutWords(textsIn('links')) : textsIn(block.type);
  const chosen = chosenFields.filter(
    (name) => Object.hasOwn(blockTypes[block.type].shape, name) && isChosen(block, name),
  );
  return [
    ...chosen.map(
      (name): BlockField => ({ kind: 'choice', name, isRequired: !optionalFields.includes(name) }),
    ),
    ...texts,
  ];
}

/** A picture that was uploaded to the section is replaced by another upload. */
function isChosen(block: Block, name: ChosenField): boolean {
  if (block.type === 'article' || block.type === 'issue' || optionalFields.includes(name)) return true;
  if (!isAdded(block) || name !== 'picture') return isAdded(block);
  return block.type === 'picture' && pageOfPlace(block.picture ?? '') === null;
}

const hasSounds = ({ items = [] }: Partial<BlockOf<'links'>>) =>
  items.some(({ sound }) => sound !== undefined);

/** What is heard belongs to links with a sound, not to those of the menu or of buttons. */
function withoutWords(fields: readonly BlockField[]): readonly BlockField[] {
  return fields.map((field) =>
    field.kind === 'entries'
      ? { ...field, fields: field.fields.filter(({ name }) => name !== 'text') }
      : field,
  );
}

function textsIn(type: BlockType): readonly BlockField[] {
  const known = fieldsByType.get(type) ?? fieldsIn(blockTypes[type].shape);
  fieldsByType.set(type, known);
  return known;
}

function fieldsIn(shape: Shape): BlockField[] {
  return Object.entries(shape).flatMap(([name, schema]) => {
    if (references.includes(name)) return [];
    const isOptional = schema instanceof z.ZodOptional;
    const inner = isOptional ? schema.unwrap() : schema;
    return fieldIn(name, inner as z.ZodType, !isOptional) ?? [];
  });
}

function fieldIn(name: string, schema: z.ZodType, isRequired: boolean): BlockField | null {
  if (schema instanceof z.ZodISODate) return { kind: 'date', name, isRequired, most: 10 };
  if (schema instanceof z.ZodString) {
    const most = schema.maxLength ?? 300;
    return { kind: most > 500 ? 'text' : 'line', name, isRequired: isRequired && name !== 'alt', most };
  }
  // The union of a plain text and a document.
  if (schema instanceof z.ZodUnion) {
    return { kind: 'rich', name, isRequired, options: richOptions[name === 'paragraphs' ? 'long' : 'short'] };
  }
  if (!(schema instanceof z.ZodArray)) return null;
  const { element } = schema;
  if (element instanceof z.ZodString) return { kind: 'lines', name, isRequired };
  if (element instanceof z.ZodUnion) return { kind: 'rich', name, isRequired, options: richOptions.list };
  if (!(element instanceof z.ZodObject)) return null;
  const shape = element.shape as Shape;
  return { kind: 'entries', name, fields: fieldsIn(shape), mayAdd: isTextOnly(shape) };
}

/** An entry of it needs nothing but texts. */
function isTextOnly(shape: Shape): boolean {
  return Object.entries(shape).every(([name, schema]) => {
    if (schema instanceof z.ZodOptional || name === 'isSample') return true;
    return fieldIn(name, schema, true) !== null && !references.includes(name);
  });
}

/** By field name: 'text', 'items.0.name'. */
export type Typed = Readonly<Record<string, string>>;

export function typedOf(block: Block): Typed {
  const written: Writing['written'] = (value, options) => richTextSource(value, options);
  return Object.fromEntries(valuesIn(fieldsOf(block), block, { prefix: '', written }));
}

/** Without formatting, in the order of the fields. */
export function plainTextsOf(block: Block): string[] {
  const written: Writing['written'] = (value, { isList }) =>
    isList && Array.isArray(value) ? value.map(plainText).join('\n') : plainText(value as RichText);
  const values = valuesIn(fieldsOf(block), block, { prefix: '', written });
  return values.map(([, text]) => text);
}

type Values = Readonly<Record<string, unknown>>;

interface Writing {
  prefix: string;
  written: (value: RichText | readonly RichEntry[], options: RichOptions) => string;
}

function valuesIn(
  fields: readonly BlockField[],
  values: Values,
  { prefix, written }: Writing,
): [string, string][] {
  return fields.flatMap((field): [string, string][] => {
    const value = values[field.name];
    const name = prefix + field.name;
    if (field.kind === 'entries') {
      return entriesOf(value).flatMap((entry, at) =>
        valuesIn(field.fields, entry, { prefix: `${name}.${at}.`, written }),
      );
    }
    if (field.kind === 'rich') return [[name, value ? written(value as RichText, field.options) : '']];
    if (Array.isArray(value)) return [[name, value.join('\n')]];
    return [[name, typeof value === 'string' ? value : '']];
  });
}

function entriesOf(value: unknown): Values[] {
  return Array.isArray(value) ? value : [];
}

/** Null: not valid. An entry without any text is removed, one after the last is added. */
export function blockFrom(original: Block, typed: Typed): Block | null {
  const values = { ...original, ...typedIn(fieldsOf(original), original, { typed, prefix: '' }) };
  const parsed = blockSchema.safeParse(values);
  return parsed.success ? parsed.data : null;
}

interface Place {
  typed: Typed;
  prefix: string;
}

function typedIn(fields: readonly BlockField[], original: Values, { typed, prefix }: Place): Values {
  const values = fields.map((field): [string, unknown] => {
    const name = prefix + field.name;
    if (field.kind === 'entries') return [field.name, entriesFrom(field, original, { typed, prefix: name })];
    const text = (typed[name] ?? '').replaceAll('\r\n', '\n').trim();
    if (field.kind === 'lines') {
      const lines = linesIn(text);
      return [field.name, lines.length === 0 && !field.isRequired ? undefined : lines];
    }
    if (field.kind === 'rich') return [field.name, richTextFrom(text, field)];
    return [field.name, text === '' && !field.isRequired && field.name !== 'alt' ? undefined : text];
  });
  return Object.fromEntries(values);
}

/** Undefined: not valid. */
function richTextFrom(
  text: string,
  { name, options }: Extract<BlockField, { kind: 'rich' }>,
): RichText | readonly RichEntry[] | undefined {
  const read = parseRichText(text, options);
  if (!read.ok) return undefined;
  if (options.isList) return entriesOfList(read.value);
  const isList = name === 'paragraphs' && typeof read.value === 'string';
  return isList ? paragraphsIn(read.value as string) : read.value;
}

function linesIn(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '');
}

function entriesFrom(
  field: Extract<BlockField, { kind: 'entries' }>,
  original: Values,
  { typed, prefix }: Place,
): Values[] {
  const before = entriesOf(original[field.name]);
  const count = before.length + (field.mayAdd ? 1 : 0);
  return Array.from({ length: count }).flatMap((_, at) => {
    const own = `${prefix}.${at}.`;
    const names = Object.keys(typed).filter((name) => name.startsWith(own));
    if (!names.some((name) => typed[name]?.trim())) return [];
    const entry = before[at] ?? { isSample: false };
    return [withoutSampleMark(entry, typedIn(field.fields, entry, { typed, prefix: own }))];
  });
}

/** An entry that the owner has rewritten is no sample. */
function withoutSampleMark(entry: Values, typed: Values): Values {
  const isChanged = Object.entries(typed).some(([name, value]) => value !== entry[name]);
  return { ...entry, ...typed, ...(entry.isSample === true && isChanged ? { isSample: false } : {}) };
}
