import { z } from 'zod';
import { type VoiceType, voiceTypes } from '#platform/db/schema/students.ts';

const mostTags = 12;
const longestTag = 40;

export interface DetailsInput {
  phone: string;
  voiceType: VoiceType | null;
  tags: string[];
}

/** Tags are separated by commas; each once, whatever its capitals. */
export function tagsIn(text: string): string[] {
  const tags = new Map<string, string>();
  for (const typed of text.split(',')) {
    const tag = typed.trim().replaceAll(/\s+/g, ' ');
    if (tag && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  }
  return [...tags.values()];
}

export const detailsInput = z.object({
  phone: z
    .string()
    .trim()
    .max(40)
    .regex(/^[+\d\s().-]*$/),
  voiceType: z.union([z.enum(voiceTypes), z.literal('').transform(() => null)]),
  tags: z
    .string()
    .transform(tagsIn)
    .pipe(z.array(z.string().max(longestTag)).max(mostTags)),
});

export type DetailsField = keyof typeof detailsInput.shape;
