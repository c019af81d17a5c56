import { z } from 'zod';
import { richOptions } from './rich-text/rich-text.ts';
import { richDocumentSchema, richEntrySchema } from './rich-text/rich-text-schema.ts';

export const slot = z.string().max(40).optional();
export const line = z.string().trim().min(1).max(300);
export const paragraph = z.string().trim().min(1).max(4000);
export const richText = z.union([paragraph, richDocumentSchema(richOptions.short)]);
export const richEntry = z.union([paragraph, richEntrySchema]);
export const paragraphs = z.union([z.array(paragraph).min(1).max(40), richDocumentSchema(richOptions.long)]);
export const href = z
  .string()
  .max(500)
  .regex(/^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)/);

export const picture = z.string().regex(/^[a-z0-9-]{1,60}$/);

export const note = line.optional();
/** With what was booked and how often. */
export const singer = z.object({ name: line, voice: note, booked: note, times: note });

export const marks = {
  isHidden: z.boolean().optional(),
  /** The same block was changed in the other language only. */
  isOutdated: z.boolean().optional(),
};
