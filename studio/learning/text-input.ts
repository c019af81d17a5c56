import { z } from 'zod';

/** A text as it was typed: trimmed, with plain line ends, and no longer than so many characters as a reader counts them. */
const text = (most: number) =>
  z
    .string()
    .transform((typed) => typed.replaceAll('\r\n', '\n').trim())
    .refine((typed) => [...typed].length <= most);

export const wordsFields = { title: text(160), description: text(600) };
export const lessonFields = { ...wordsFields, body: text(20_000) };
