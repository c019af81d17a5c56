import { z } from 'zod';
import { countOf } from '#studio/shared/texts/entry-text.ts';
import { longestReply } from './reply.ts';

/** Forms send CRLF; PostgreSQL text cannot contain NUL. */
export const replyText = z
  .string()
  .transform((text) => text.replaceAll('\r\n', '\n').replaceAll('\0', '').trim())
  .refine((text) => text !== '', { params: { problem: 'empty' } })
  .refine((text) => countOf(text) <= longestReply, { params: { problem: 'too-long' } });

export const replyInput = z.object({
  messageId: z.guid(),
  version: z.int(),
  language: z.enum(['da', 'en']),
  body: replyText,
});
