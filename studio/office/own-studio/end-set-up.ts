import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { saveSetting } from '#studio/shared/settings.store.ts';
import type { May } from '#studio/shared/who.ts';
import { setUpKey } from './own-studio.queries.ts';

/** The steps that are left are no longer listed on the owner's first page. Idempotent. */
export async function endSetUp(world: World, who: May<'today'>): Promise<void> {
  await change(world, who, async (c) => {
    const setting = { key: setUpKey, value: { endedAt: c.now.toString() }, version: 0 };
    if (!(await saveSetting(c.tx, setting, c.now))) return;
    const action = 'studio.set-up-ended';
    await audit(c, { action, subject: 'settings:studio' });
  });
}
