import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { openBooking, pauseRestoredStudio } from '#studio/office/backups/restored-studio.ts';
import { system } from '#studio/shared/who.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { testWorld } from '#tests/support/world.ts';
import { openBookingGate } from './booking-gate.ts';
import { learn, type ShellContext, type ShellEnv } from './shell-context.ts';

const given = testDatabase();

test('booking gate: a restored studio refuses changes by visitors until booking opens, and lets the owner and webhooks in', async () => {
  const world = testWorld(given.db);
  const at = { now: testNow, backupMadeAt: testNow };
  await given.db.transaction((tx) => pauseRestoredStudio(tx, at));
  const gate = await openBookingGate(world);
  const app = new Hono<ShellEnv>();
  app.all('*', async (c: ShellContext) => {
    learn(c, world.settings);
    return c.text(String(await gate.refuses(c)));
  });
  const refused = async (method: string, path: string) =>
    (await (await app.request(`http://localhost:3000${path}`, { method }, {})).text()) === 'true';
  for (const path of [
    '/private-coaching/book',
    '/da/checkout/pop-filter',
    '/rest/v1/bookings',
    '/embed/consultation',
  ])
    expect(await refused('POST', path), path).toBe(true);
  for (const path of [
    '/admin/tasks',
    '/da/admin/calendar',
    '/login',
    '/webhooks/stripe',
    '/shop/admin/products',
  ])
    expect(await refused('POST', path), path).toBe(false);
  expect(await refused('GET', '/private-coaching/book')).toBe(false);
  await openBooking(world, system);
  expect(await refused('POST', '/private-coaching/book')).toBe(false);
});
