import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database/database.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { testWorld } from '#tests/support/world.ts';
import { deviceCookie, readDevice } from './device-cookie.ts';

const given = testDatabase();

function browser() {
  let cookie = '';
  const request = () => new Request('http://localhost:3000/', { headers: { cookie } });
  return {
    request,
    keep: (line: string) => {
      cookie = line.split(';')[0] ?? '';
    },
  };
}

test('a device is remembered for the last five accounts that signed in on it, for a year', () => {
  const world = testWorld(given.db);
  const { request, keep } = browser();
  expect(readDevice(world, request())).toBeNull();
  const line = deviceCookie(world, request(), 'a');
  expect(line).toMatch(/^belcanto_device=[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  keep(line);
  const { id } = readDevice(world, request()) ?? {};
  for (const userId of ['b', 'c', 'a', 'd', 'e', 'f']) keep(deviceCookie(world, request(), userId));
  expect(readDevice(world, request())).toEqual({ id, userIds: ['f', 'e', 'd', 'a', 'c'] });
  world.setNow(testNow.add({ hours: 366 * 24 }));
  expect(readDevice(world, request())).toBeNull();
});

test('a device cookie that was altered, or signed by another studio, is ignored', () => {
  const world = testWorld(given.db);
  const { request, keep } = browser();
  keep(deviceCookie({ ...world, secret: new Uint8Array(32).fill(9) }, request(), 'a'));
  expect(readDevice(world, request())).toBeNull();
  const value = { until: Number.MAX_SAFE_INTEGER, value: { id: 'x', userIds: ['a'] } };
  keep(`belcanto_device=${Buffer.from(JSON.stringify(value)).toString('base64url')}.AAAA; Path=/`);
  expect(readDevice(world, request())).toBeNull();
});
