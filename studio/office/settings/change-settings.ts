import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { allContent, contentChanged } from '#studio/shared/content-changed.ts';
import { runOnce } from '#studio/shared/idempotency-keys.store.ts';
import { requestHash } from '#studio/shared/request-hash.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import { saveSetting } from '#studio/shared/settings.store.ts';
import type { May } from '#studio/shared/who.ts';
import type { Faults, ShownGroup, Values } from './field.ts';
import { type GroupName, settingGroups } from './groups.ts';
import { fieldReader } from './read-fields.ts';

export type ChangeOutcome =
  | { ok: true }
  | { ok: false; refusal: 'changed' }
  | { ok: false; refusal: 'invalid'; faults: Faults };

export async function showSettings(
  world: World,
  who: May<'settings'>,
  group: GroupName,
): Promise<ShownGroup> {
  const { key, show } = settingGroups[group];
  const { version } = await readSetting(world.db.query, key);
  return { ...(await show(world, who.language)), version };
}

/**
 * Changes all fields of a group or none. `version` detects concurrent edits; idempotent. Fields fixed by a
 * variable are ignored. Clears the page cache.
 */
export async function changeSettings(
  world: World,
  who: May<'settings'>,
  input: { group: GroupName; version: number; values: Values },
): Promise<ChangeOutcome> {
  const { key, parse } = settingGroups[input.group];
  const read = fieldReader(input.values);
  const parsed = await parse(world, read);
  const { faults } = read;
  if (Object.keys(faults).length > 0) return { ok: false, refusal: 'invalid', faults };
  return change(world, who, async (c): Promise<ChangeOutcome> => {
    const { version } = input;
    const done = await runOnce(c.tx, {
      key: requestHash('settings.changed', input),
      at: c.now,
      make: async () => {
        if (!(await saveSetting(c.tx, { key, value: parsed.value, version }, c.now))) return null;
        await parsed.also?.(c.tx, c.now);
        await audit(c, { action: 'settings.changed', subject: `settings:${key}` });
        await contentChanged(c.tx, allContent);
        return key;
      },
    });
    return done === null ? { ok: false, refusal: 'changed' } : { ok: true };
  });
}
