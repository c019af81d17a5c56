import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { keyedHash } from '#studio/shared/secret-token.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import { saveSetting } from '#studio/shared/settings.store.ts';
import type { May } from '#studio/shared/who.ts';

const key = 'status-token';
const schema = z.object({ generation: z.number() });

/** Of the status page. Derived from the studio's secret, so that the database does not contain it. */
export async function statusToken({ db, secret }: Pick<World, 'db' | 'secret'>): Promise<string> {
  const { value } = await readSetting(db.query, key);
  const { generation } = schema.parse(value ?? { generation: 1 });
  return keyedHash(secret, 'status', String(generation)).slice(0, 22);
}

export async function isStatusToken(world: Pick<World, 'db' | 'secret'>, token: string): Promise<boolean> {
  const expected = Buffer.from(await statusToken(world));
  const found = Buffer.from(token);
  return found.length === expected.length && timingSafeEqual(found, expected);
}

/** The former address answers 404 from now on. Two presses at once replace it once. */
export async function replaceStatusToken(world: World, who: May<'settings'>): Promise<void> {
  await change(world, who, async (c) => {
    const { value, version } = await readSetting(c.tx, key);
    const { generation } = schema.parse(value ?? { generation: 1 });
    const setting = { key, value: { generation: generation + 1 }, version };
    if (!(await saveSetting(c.tx, setting, c.now))) return;
    await audit(c, { action: 'status-token.replaced', subject: 'settings:status-token' });
  });
}
