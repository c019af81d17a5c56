import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import type { Settings } from '#platform/settings.ts';
import { unnamedStudio } from '../content/identity.ts';
import type { Letterhead } from './letterhead.ts';

/** The studio's identity as far as mails need it (settings key 'studio'); an empty studio still signs its mails. */
const identitySchema = z.object({
  studioName: z.string().default(unnamedStudio.studioName),
  coachName: z.string().default(unnamedStudio.coachName),
  email: z.string().default(''),
  phone: z.string().nullish(),
  addressLines: z.array(z.string()).default([]),
  cvr: z.string().nullish(),
  meetingUrl: z.url().or(z.literal('')).nullish(),
  timeZone: z.string().default(unnamedStudio.timeZone),
});

/** One read; takes the caller's transaction, because mails are written in the transaction of their cause. */
export async function readLetterhead(q: Queries, settings: Pick<Settings, 'siteUrl'>): Promise<Letterhead> {
  const row = await q.selectFrom('settings').select('value').where('key', '=', 'studio').executeTakeFirst();
  const identity = identitySchema.parse(row?.value ?? {});
  return {
    studioName: identity.studioName || unnamedStudio.studioName,
    coachName: identity.coachName || unnamedStudio.coachName,
    email: identity.email,
    phone: identity.phone || null,
    addressLines: identity.addressLines,
    cvr: identity.cvr || null,
    meetingUrl: identity.meetingUrl || null,
    timeZone: identity.timeZone,
    siteUrl: settings.siteUrl,
  };
}
