import type { World } from '#platform/world.ts';
import { changesOf } from '#studio/shared/audit/audit-list.queries.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { allContent, contentChanged } from '#studio/shared/content-changed.ts';
import { runOnce } from '#studio/shared/idempotency-keys.store.ts';
import { type Changes, changesBetween, earlierValues } from '#studio/shared/records/audit-changes.ts';
import { requestHash } from '#studio/shared/request-hash.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import { saveSetting } from '#studio/shared/settings.store.ts';
import type { May } from '#studio/shared/who.ts';
import type { Faults, FieldSpec, ShownGroup, Values } from './field.ts';
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
  const { query: q } = world.db;
  const { version } = await readSetting(q, key);
  return { ...(await show(q, { settings: world.settings, language: who.language })), version };
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
  const { key, show, parse } = settingGroups[input.group];
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
        const shown = () => show(c.tx, { settings: world.settings, language: 'en' });
        const before = await shown();
        if (!(await saveSetting(c.tx, { key, value: parsed.value, version }, c.now))) return null;
        await parsed.also?.(c.tx, c.now);
        const details = { changes: changesOfSettings(before, await shown()) };
        await audit(c, { action: 'settings.changed', subject: `settings:${key}`, details });
        await contentChanged(c.tx, allContent);
        return key;
      },
    });
    return done === null ? { ok: false, refusal: 'changed' } : { ok: true };
  });
}

/** Values as in the English form, which is read in either language. */
function changesOfSettings(
  before: { values: Values },
  after: { values: Values; fields: readonly FieldSpec[] },
): Changes {
  const hidden = new Set(after.fields.filter(({ isPrivate }) => isPrivate).map(({ name }) => name));
  return changesBetween(before.values, after.values, (name) => !hidden.has(name));
}

/** Sets back what an entry of the activity log says was changed, as an ordinary change of the present version. */
export async function restoreSettings(
  world: World,
  who: May<'settings'>,
  { group, entry, version }: { group: GroupName; entry: number; version: number },
): Promise<(ChangeOutcome | { ok: false; refusal: 'not-found' }) & { values: Values }> {
  const { key, show } = settingGroups[group];
  const { query: q } = world.db;
  const subject = `settings:${key}`;
  const [logged] = await changesOf(q, who, { subject, action: 'settings.changed', id: entry });
  const shown = await show(q, { settings: world.settings, language: 'en' });
  if (!logged) return { ok: false, refusal: 'not-found', values: shown.values };
  const values: Values = { ...shown.values, ...(earlierValues(logged.changes) as Values) };
  return { ...(await changeSettings(world, who, { group, version, values })), values };
}
