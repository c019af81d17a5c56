import type { World } from '#platform/world.ts';
import { saveSetting } from '#studio/office/settings/settings.store.ts';
import { audit } from '#studio/shared/audit.store.ts';
import type { May } from '#studio/shared/who.ts';
import { setUpKey } from './own-studio.queries.ts';

/** The steps that are left are no longer listed on the owner's first page. Idempotent. */
export async function endSetUp(world: World, _who: May<'today'>): Promise<void> {
  const at = world.clock.now();
  await world.db.transaction(async (tx) => {
    const setting = { key: setUpKey, value: { endedAt: at.toString() }, version: 0 };
    if (!(await saveSetting(tx, setting, at))) return;
    const action = 'studio.set-up-ended';
    await audit(tx, { at, actor: 'owner', action, subject: 'settings:studio' });
  });
}
