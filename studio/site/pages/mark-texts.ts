import type { Block } from '#studio/shared/content/blocks.ts';
import { type BlockField, fieldsOf } from './block-form.ts';

type Values = Readonly<Record<string, unknown>>;

/** A block whose every text ends with a mark, by which a rendered page shows where it is. Too long texts have none. */
export function markTexts(block: Block, mark: string): Block {
  return { ...block, ...markedIn(fieldsOf(block), block, mark) } as Block;
}

function markedIn(fields: readonly BlockField[], values: Values, mark: string): Values {
  const marked = fields.flatMap((field): [string, unknown][] => {
    const value = values[field.name];
    const isText = field.kind !== 'choice' && field.kind !== 'date' && !addresses.includes(field.name);
    if (!isText || value === undefined || value === null) return [];
    if (field.kind !== 'entries') return [[field.name, withMark(value, mark, mostOf(field))]];
    const entries = Array.isArray(value) ? (value as Values[]) : [];
    return [[field.name, entries.map((entry) => ({ ...entry, ...markedIn(field.fields, entry, mark) }))]];
  });
  return Object.fromEntries(marked);
}

const addresses = ['href', 'link'];

const mostOf = (field: BlockField) => ('most' in field ? field.most : 4000);

/** Also of lists of texts and of rich texts. */
function withMark(value: unknown, mark: string, most: number): unknown {
  if (typeof value === 'string') {
    return value === '' || value.length + mark.length > most ? value : value + mark;
  }
  if (Array.isArray(value)) return value.map((part) => withMark(part, mark, most));
  if (typeof value !== 'object' || value === null) return value;
  const { text, content } = value as Values;
  if (typeof text === 'string') return { ...value, text: withMark(text, mark, most) };
  return content === undefined ? value : { ...value, content: withMark(content, mark, most) };
}
