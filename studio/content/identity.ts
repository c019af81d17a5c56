import { z } from 'zod';
import { studioTimeZone } from '../shared/time-zone.ts';

/** A first path segment of ours: small letters, digits and single hyphens. */
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export function isSlug(text: string): boolean {
  return slugPattern.test(text);
}

/** The one schema of the settings key 'studio'. What is missing is an empty studio's (SAMPLE_DATA=off) before its owner has typed a name. */
export const identitySchema = z.object({
  studioName: z.string().default('Voice studio'),
  studioTagline: z.string().default(''),
  coachName: z.string().default('The coach'),
  coachFirstName: z.string().default('the coach'),
  coachSlug: z.string().regex(slugPattern).default('coach'),
  email: z.string().default(''),
  phone: z.string().default(''),
  /** Where messages are answered (a messaging app's https address); empty: not shown. */
  messagingUrl: z.string().default(''),
  photoUrl: z.string().default(''),
  videoUrl: z.string().default(''),
  addressLines: z.array(z.string()).default([]),
  /** Where lessons online are given (https); empty: the coach sends the link by hand. */
  meetingUrl: z.string().default(''),
  cvr: z.string().default(''),
  /** Invented, and says so, until the owner has typed their own. */
  isSample: z.boolean().default(false),
  timeZone: z.literal(studioTimeZone).default(studioTimeZone),
  /** Of the first mails to the owner, before there is an account with a language of its own. */
  ownerLanguage: z.enum(['en', 'da']).optional(),
});

/** Who the studio is. The owner edits it; slug routes, mails, receipts and pages read it. */
export type StudioIdentity = z.infer<typeof identitySchema>;

export const unnamedStudio: StudioIdentity = identitySchema.parse({});

/** Where the studio is, without its name where that is written above the street. */
export function placeLines({
  addressLines,
  studioName,
}: {
  addressLines: readonly string[];
  studioName: string;
}): string[] {
  return addressLines.filter((line) => line !== studioName);
}
