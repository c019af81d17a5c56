import { z } from 'zod';

/** Trimmed, LF line ends, length in code points. */
const text = (most: number) =>
  z
    .string()
    .transform((typed) => typed.replaceAll('\r\n', '\n').trim())
    .refine((typed) => [...typed].length <= most);

export const wordsFields = { title: text(160), description: text(600) };
export const lessonFields = { ...wordsFields, body: text(20_000) };
