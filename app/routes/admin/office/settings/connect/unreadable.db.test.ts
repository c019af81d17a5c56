import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database/database.ts';
import { testWorld } from '#tests/support/world.ts';
import { readEmail } from './email/read-email.ts';
import { readInbound } from './inbound/read-inbound.ts';
import { readPrint } from './print/read-print.ts';

const given = testDatabase();

test('values that cannot be read are named on the page of each service that has them', async () => {
  const world = testWorld(given.db);
  const url = new URL('http://localhost:3000/admin/settings/connections');
  const notices = async () => {
    const about = { url, language: 'en' as const };
    const views = [
      (await readEmail(world, { ...about, to: '' })).view,
      readPrint(world, about).view,
      (await readInbound(world, about)).view,
    ];
    return views.map(({ unreadable }) => unreadable !== null);
  };
  expect(await notices()).toEqual([false, false, false]);
  const all = ['smtp', 'printful', 'inbound-email'] as const;
  for (const [at, kind] of all.entries()) {
    world.connections = { ...world.connections, unreadable: [kind] };
    expect(await notices()).toEqual(all.map((_, index) => index === at));
  }
});
