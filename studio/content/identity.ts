import { z } from 'zod';

/** A first path segment of ours: small letters, digits and single hyphens. */
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const identitySchema = z.object({
  studioName: z.string(),
  studioTagline: z.string(),
  coachName: z.string(),
  coachFirstName: z.string(),
  coachSlug: z.string().regex(slugPattern),
  email: z.string(),
  phone: z.string(),
  /** Where messages are answered (a messaging app's https address); empty: not shown. */
  messagingUrl: z.string(),
  photoUrl: z.string(),
  videoUrl: z.string(),
  addressLines: z.array(z.string()),
  /** Where lessons online are given (https); empty: the coach sends the link by hand. */
  meetingUrl: z.string().default(''),
  cvr: z.string(),
  /** Invented, and says so, until the owner has typed their own. */
  isSample: z.boolean(),
  timeZone: z.literal('Europe/Copenhagen'),
});

/** Who the studio is. The owner edits it; slug routes, mails, receipts and pages read it. */
export type StudioIdentity = z.infer<typeof identitySchema>;

/** An empty studio (SAMPLE_DATA=off) before its owner has typed a name. */
export const unnamedStudio: StudioIdentity = {
  studioName: 'Voice studio',
  studioTagline: '',
  coachName: 'The coach',
  coachFirstName: 'the coach',
  coachSlug: 'coach',
  email: '',
  phone: '',
  messagingUrl: '',
  photoUrl: '',
  videoUrl: '',
  addressLines: [],
  meetingUrl: '',
  cvr: '',
  isSample: false,
  timeZone: 'Europe/Copenhagen',
};

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
