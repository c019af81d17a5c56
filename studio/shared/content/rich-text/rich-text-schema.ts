import { z } from 'zod';
import { linkHref } from './link-href.ts';
import { plainOfUnknown } from './plain-of-unknown.ts';
import {
  type RichDocument,
  type RichEntry,
  type RichOptions,
  type RichText,
  richLimits,
  richOptions,
} from './rich-text.ts';
import { isTooLong } from './rich-text-source.ts';

const mark = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('link'),
    attrs: z.strictObject({ href: z.string().refine((href) => linkHref(href) === href) }),
  }),
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
]);

const spans = z
  .array(
    z.strictObject({
      type: z.literal('text'),
      text: z
        .string()
        .min(1)
        .max(richLimits.block * 2),
      marks: z.array(mark).min(1).max(3).optional(),
    }),
  )
  .min(1)
  .max(richLimits.block);

const paragraph = z.strictObject({ type: z.literal('paragraph'), content: spans });
const item = z.strictObject({ type: z.literal('listItem'), content: z.tuple([paragraph]) });
const items = z.array(item).min(1).max(richLimits.parts);
const list = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bulletList'), content: items }),
  z.strictObject({
    type: z.literal('orderedList'),
    attrs: z.strictObject({ start: z.int().min(0).max(richLimits.number) }).optional(),
    content: items,
  }),
]);
const heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: z.literal(3) }),
  content: spans,
});

/** Nothing beyond the known nodes and marks; lists hold no lists. */
export function richDocumentSchema({ most, hasHeadings }: RichOptions): z.ZodType<RichDocument> {
  const blocks = hasHeadings ? z.union([paragraph, list, heading]) : z.union([paragraph, list]);
  return z
    .strictObject({
      type: z.literal('doc'),
      version: z.literal(2).optional(),
      content: z.array(blocks).min(1).max(richLimits.parts),
    })
    .refine((document) => !isTooLong(document, { most }), 'too-long');
}

export const richEntrySchema: z.ZodType<Exclude<RichEntry, string>> = z
  .strictObject({ type: z.literal('doc'), content: z.tuple([paragraph]) })
  .refine((document) => !isTooLong(document, richOptions.short), 'too-long');

const stored = richDocumentSchema(richOptions.long);

/** Of a text column. What is no document is a plain text; unknown formatting of a later version is left out. */
export function readStoredRichText(text: string): RichText {
  if (!text.startsWith('{"type":"doc"')) return text;
  try {
    const document: unknown = JSON.parse(text);
    const parsed = stored.safeParse(document);
    return parsed.success ? parsed.data : plainOfUnknown(document).join('\n\n');
  } catch {
    return text;
  }
}
