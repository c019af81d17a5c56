import type { World } from '#platform/world.ts';
import { renameSlug } from '#studio/shared/content/former-slugs.store.ts';
import { identityFrom, isSlug, type StudioIdentity } from '#studio/shared/content/identity.ts';
import { isFreeSlug } from '#studio/shared/content/reserved-slugs.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import { ownPages } from '#studio/site/pages/own-pages.queries.ts';
import { sampleIdentity } from '../../../db/sample/identity.ts';
import type { SettingGroup } from './group.ts';
import { type PlainField, parseFields, showFields } from './plain-fields.ts';

/** Of a person, or a link that lets others in. */
const isPrivate = { isPrivate: true } as const;

const fields: readonly PlainField[] = [
  { name: 'studioName', variant: 'text', isRequired: true, to: 80, part: 'names' },
  { name: 'studioTagline', variant: 'text', to: 160, part: 'names' },
  { name: 'coachName', variant: 'text', isRequired: true, to: 80, part: 'names', ...isPrivate },
  { name: 'coachFirstName', variant: 'text', isRequired: true, to: 40, part: 'names', ...isPrivate },
  { name: 'coachSlug', variant: 'text', isRequired: true, to: 60, part: 'names', ...isPrivate },
  { name: 'email', variant: 'email', isRequired: true, part: 'reach', ...isPrivate },
  { name: 'phone', variant: 'tel', to: 40, part: 'reach', ...isPrivate },
  { name: 'addressLines', variant: 'lines', part: 'reach', ...isPrivate },
  { name: 'cvr', variant: 'text', to: 40, part: 'reach' },
  { name: 'meetingUrl', variant: 'url', part: 'links', ...isPrivate },
  { name: 'messagingUrl', variant: 'url', part: 'links', ...isPrivate },
  { name: 'photoUrl', variant: 'url', part: 'links' },
  { name: 'videoUrl', variant: 'url', part: 'links' },
];

/** Short words that any studio may use. */
const neverSample = ['studioTagline', 'coachFirstName'];

export function stillSample(identity: StudioIdentity): string[] {
  const { values } = showFields(fields, identity);
  const { values: sample } = showFields(fields, sampleIdentity);
  return Object.keys(values).filter(
    (name) => !neverSample.includes(name) && values[name] !== '' && values[name] === sample[name],
  );
}

async function isOfOwnPage(world: World, coachSlug: string): Promise<boolean> {
  const pages = await ownPages(world);
  return pages.some(({ slug }) => slug === coachSlug || slug === `about-${coachSlug}`);
}

/** A changed slug keeps redirects from the old URLs. */
export const studioSettings: SettingGroup = {
  key: 'studio',
  fields,
  show: async (q) => showFields(fields, identityFrom((await readSetting(q, 'studio')).value)),
  parse: async (world, read) => {
    const { value: stored } = await readSetting(world.db.query, 'studio');
    const before = identityFrom(stored);
    const parsed = { ...before, ...parseFields(fields, read) };
    const identity: StudioIdentity = { ...parsed, coachSlug: parsed.coachSlug.toLowerCase() };
    const { coachSlug } = identity;
    if (!read.faults.coachSlug && !isSlug(coachSlug)) {
      read.faults.coachSlug = { kind: 'slug' };
    } else if (!read.faults.coachSlug && (!isFreeSlug(coachSlug) || (await isOfOwnPage(world, coachSlug)))) {
      read.faults.coachSlug = { kind: 'slug-reserved' };
    }
    const kept = typeof stored === 'object' && stored !== null ? stored : {};
    return {
      // Keeps other fields of the setting (the language of early owner emails).
      value: { ...kept, ...identity, isSample: stillSample(identity).length > 0 },
      also: async (tx, now) => {
        await renameSlug(tx, { from: before.coachSlug, to: coachSlug }, now);
        // The owner's display name defaults to the coach's.
        const owner = await world.accounts.ownerOf(tx);
        const { coachName: name } = identity;
        if (owner?.name === before.coachName)
          await world.accounts.setName(tx, { userId: owner.userId, name, at: now });
      },
    };
  },
};
