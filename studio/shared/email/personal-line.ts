import { z } from 'zod';
import { countOf } from '../texts/entry-text.ts';

export const longestPersonalLine = 1000;

/** In an email, from the owner. Forms send CRLF; PostgreSQL text cannot contain NUL. */
export const personalLine = z
  .string()
  .transform((text) => text.replaceAll('\r\n', '\n').replaceAll('\0', '').trim())
  .refine((text) => countOf(text) <= longestPersonalLine, { params: { problem: 'too-long' } });
