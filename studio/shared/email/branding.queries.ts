import type { Queries } from '#platform/db/database.ts';
import type { Settings } from '#platform/settings.ts';
import { identitySchema, unnamedStudio } from '#studio/shared/content/identity.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import type { Branding } from './branding.ts';
import { editedTexts } from './edited-texts.queries.ts';

/** Takes the caller's transaction. */
export async function readBranding(q: Queries, settings: Pick<Settings, 'siteUrl'>): Promise<Branding> {
  const { value } = await readSetting(q, 'studio');
  const identity = identitySchema.parse(value ?? {});
  return {
    studioName: identity.studioName || unnamedStudio.studioName,
    coachName: identity.coachName || unnamedStudio.coachName,
    email: identity.email,
    phone: identity.phone || null,
    addressLines: identity.addressLines,
    cvr: identity.cvr || null,
    meetingUrl: identity.meetingUrl || null,
    siteUrl: settings.siteUrl,
    editedTexts: await editedTexts(q),
  };
}
