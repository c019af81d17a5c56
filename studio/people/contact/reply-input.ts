import { z } from 'zod';
import { cleanText } from '#studio/shared/texts/clean-text.ts';
import { countOf } from '#studio/shared/texts/entry-text.ts';
import { longestReply, longestSubject } from './reply.ts';

/** Forms send CRLF; PostgreSQL text cannot contain NUL. */
export const replyText = z
  .string()
  .transform((text) => text.replaceAll('\r\n', '\n').replaceAll('\0', '').trim())
  .refine((text) => text !== '', { params: { problem: 'empty' } })
  .refine((text) => countOf(text) <= longestReply, { params: { problem: 'too-long' } });

export const subjectLine = z
  .string()
  .transform((text) => cleanText(text).replaceAll(/\s+/g, ' '))
  .refine((text) => text !== '', { params: { problem: 'no-subject' } })
  .refine((text) => countOf(text) <= longestSubject, { params: { problem: 'long-subject' } });

export const replyInput = z.object({
  messageId: z.guid(),
  version: z.int(),
  language: z.enum(['da', 'en']),
  body: replyText,
  subject: subjectLine.optional(),
});
