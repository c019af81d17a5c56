import type { World } from '#platform/world.ts';
import { renameSlug } from '#studio/shared/content/former-slugs.store.ts';
import { identityFrom, isSlug, type StudioIdentity } from '#studio/shared/content/identity.ts';
import { isFreeSlug } from '#studio/shared/content/reserved-slugs.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import { ownPages } from '#studio/site/pages/own-pages.queries.ts';
import { sampleIdentity } from '../../../db/sample/identity.ts';
import type { FieldSpec } from './field.ts';
import type { SettingGroup } from './group.ts';
import { fieldReader } from './read-fields.ts';

const fields: readonly FieldSpec[] = [
  { name: 'studioName', variant: 'text', isRequired: true, part: 'names' },
  { name: 'studioTagline', variant: 'text', part: 'names' },
  { name: 'coachName', variant: 'text', isRequired: true, part: 'names' },
  { name: 'coachFirstName', variant: 'text', isRequired: true, part: 'names' },
  { name: 'coachSlug', variant: 'text', isRequired: true, part: 'names' },
  { name: 'email', variant: 'email', isRequired: true, part: 'reach' },
  { name: 'phone', variant: 'tel', part: 'reach' },
  { name: 'addressLines', variant: 'lines', part: 'reach' },
  { name: 'cvr', variant: 'text', part: 'reach' },
  { name: 'meetingUrl', variant: 'url', part: 'links' },
  { name: 'messagingUrl', variant: 'url', part: 'links' },
  { name: 'photoUrl', variant: 'url', part: 'links' },
  { name: 'videoUrl', variant: 'url', part: 'links' },
];

export function stillSample(identity: StudioIdentity): string[] {
  const sampled = [
    'studioName',
    'coachName',
    'coachSlug',
    'email',
    'phone',
    'addressLines',
    'cvr',
    'meetingUrl',
    'messagingUrl',
    'photoUrl',
    'videoUrl',
  ] as const;
  return sampled.filter(
    (name) => String(identity[name]) !== '' && String(identity[name]) === String(sampleIdentity[name]),
  );
}

async function isOfOwnPage(world: World, coachSlug: string): Promise<boolean> {
  const pages = await ownPages(world);
  return pages.some(({ slug }) => slug === coachSlug || slug === `about-${coachSlug}`);
}

/** A changed slug keeps redirects from the old URLs. */
export const studioSettings: SettingGroup = {
  key: 'studio',
  show: async (world) => {
    const { value: stored, version } = await readSetting(world.db.query, 'studio');
    const identity = identityFrom(stored);
    const values = Object.fromEntries(
      fields.map(({ name }) => {
        const value = identity[name as keyof StudioIdentity];
        return [name, Array.isArray(value) ? value.join('\n') : String(value)];
      }),
    );
    return { fields, values, version };
  },
  parse: async (world, values) => {
    const { value: stored } = await readSetting(world.db.query, 'studio');
    const before = identityFrom(stored);
    const read = fieldReader(values);
    const identity: StudioIdentity = {
      ...before,
      studioName: read.text('studioName', { isRequired: true, to: 80 }),
      studioTagline: read.text('studioTagline', { to: 160 }),
      coachName: read.text('coachName', { isRequired: true, to: 80 }),
      coachFirstName: read.text('coachFirstName', { isRequired: true, to: 40 }),
      coachSlug: read.text('coachSlug', { isRequired: true, to: 60 }).toLowerCase(),
      email: read.email('email', true),
      phone: read.text('phone', { to: 40 }),
      addressLines: read.lines('addressLines'),
      cvr: read.text('cvr', { to: 40 }),
      meetingUrl: read.url('meetingUrl'),
      messagingUrl: read.url('messagingUrl'),
      photoUrl: read.url('photoUrl'),
      videoUrl: read.url('videoUrl'),
    };
    const { coachSlug } = identity;
    if (!read.faults.coachSlug && !isSlug(coachSlug)) {
      read.faults.coachSlug = { kind: 'slug' };
    } else if (!read.faults.coachSlug && (!isFreeSlug(coachSlug) || (await isOfOwnPage(world, coachSlug)))) {
      read.faults.coachSlug = { kind: 'slug-reserved' };
    }
    if (Object.keys(read.faults).length > 0) return { faults: read.faults };
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
