import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import type { Faults, Values } from '#studio/office/settings/field.ts';
import { fieldReader } from '#studio/office/settings/read-fields.ts';
import { studioSettings } from '#studio/office/settings/studio-settings.ts';
import { unnamedStudio } from '#studio/shared/content/identity.ts';
import { slugOf } from '#studio/shared/content/slug.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import { saveSetting } from '#studio/shared/settings.store.ts';
import type { StartFault, StartFaults } from './own-studio.ts';
import { asStartField, type OwnStudioInput } from './own-studio-input.ts';

export type Identified =
  | { faults: StartFaults }
  | { coachSlug: string; save: (tx: Tx, at: Temporal.Instant) => Promise<void> };

/** The settings of the studio, by their own rules. Links of the sample studio are removed. */
export async function identify(world: World, input: OwnStudioInput): Promise<Identified> {
  for (const coachSlug of slugsFor(input.coachName)) {
    const read = fieldReader(valuesOf(input, coachSlug));
    const parsed = await studioSettings.parse(world, read);
    if (read.faults.coachSlug?.kind === 'slug-reserved') continue;
    if (Object.keys(read.faults).length > 0) return { faults: asStartFaults(read.faults) };
    const { mainLanguage } = input;
    const value = { ...(parsed.value as object), isOwnStudio: true, ownerLanguage: mainLanguage };
    const save = async (tx: Tx, at: Temporal.Instant) => {
      const { version } = await readSetting(tx, studioSettings.key);
      await saveSetting(tx, { key: studioSettings.key, value, version }, at);
      await parsed.also?.(tx, at);
    };
    return { coachSlug, save };
  }
  return { faults: { coachName: 'name' } };
}

/** From the name; with an addition when a page of the site has that address. */
function slugsFor(coachName: string): string[] {
  const slug = slugOf(coachName, 50) || unnamedStudio.coachSlug;
  return [slug, `${slug}-studio`, `${slug}-2`];
}

function valuesOf(input: OwnStudioInput, coachSlug: string): Values {
  const { studioName, coachName, coachFirstName, email, phone, cvr, street, postcode, city } = input;
  return {
    studioName,
    studioTagline: '',
    coachName,
    coachFirstName,
    coachSlug,
    email,
    phone,
    cvr,
    addressLines: `${street}\n${postcode} ${city}`,
    meetingUrl: '',
    messagingUrl: '',
    photoUrl: '',
    videoUrl: '',
  };
}

function asStartFaults(faults: Faults): StartFaults {
  const kindOf = (kind: Faults[string]['kind']): StartFault =>
    kind === 'required' || kind === 'too-long' || kind === 'email' ? kind : 'name';
  return Object.fromEntries(
    Object.entries(faults).map(([field, { kind }]) => [asStartField(field), kindOf(kind)]),
  );
}
