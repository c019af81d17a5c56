import { z } from 'zod';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export function isSlug(text: string): boolean {
  return slugPattern.test(text);
}

/** The schema of the settings key 'studio'; defaults are those of an empty studio (SAMPLE_DATA=off). */
export const identitySchema = z.object({
  studioName: z.string().default('Voice studio'),
  studioTagline: z.string().default(''),
  coachName: z.string().default('The coach'),
  coachFirstName: z.string().default('the coach'),
  coachSlug: z.string().regex(slugPattern).default('coach'),
  email: z.string().default(''),
  phone: z.string().default(''),
  /** A messaging app's https URL; empty: not shown. */
  messagingUrl: z.string().default(''),
  photoUrl: z.string().default(''),
  videoUrl: z.string().default(''),
  addressLines: z.array(z.string()).default([]),
  /** https; empty: the coach sends the link. */
  meetingUrl: z.string().default(''),
  cvr: z.string().default(''),
  isSample: z.boolean().default(false),
  /** The owner has replaced the sample studio by her own: specified pages without texts are not shown. */
  isOwnStudio: z.boolean().default(false),
  timeZone: z.literal(studioTimeZone).default(studioTimeZone),
  ownerLanguage: z.enum(['en', 'da']).optional(),
});

export type StudioIdentity = z.infer<typeof identitySchema>;

export const unnamedStudio: StudioIdentity = identitySchema.parse({});

/** Of the stored setting; null: never set. */
export function identityFrom(stored: unknown): StudioIdentity {
  return stored === null ? unnamedStudio : identitySchema.parse(stored);
}

export function placeLines({
  addressLines,
  studioName,
}: {
  addressLines: readonly string[];
  studioName: string;
}): string[] {
  return addressLines.filter((line) => line !== studioName);
}

const streetFirst = /^(\p{L}[\p{L}\d .'’-]*?),? (\d{1,4} ?\p{L}?)(?=$|[ ,])/u;
const numberFirst = /^(\d{1,4}\p{L}?) (\p{L}[\p{L} .'’-]*)/u;

/** Street and house number of the address; null: its first line has none. */
export function streetOf(lines: readonly string[]): { street: string; number: string } | null {
  const [line = ''] = lines;
  const [, street, number] = streetFirst.exec(line) ?? [];
  if (street && number) return { street, number };
  const [, before, after] = numberFirst.exec(line) ?? [];
  return before && after ? { street: after.trim(), number: before } : null;
}
