import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database/database.ts';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { visitor } from '#tests/support/who.ts';
import { testWorld } from '#tests/support/world.ts';
import { makeOwnerLink, writeOwnerLinkFile } from './owner-link.ts';
import { isOwnerLinkGood, setUpOwner } from './set-up-owner.ts';

const given = testDatabase();
const place = () => testWorld(given.db, { env: { DATA_DIR: temporaryFolder() } });
const tokenOf = (url: string) => url.split('/').at(-1) ?? '';

test('a link stored beside the open database works once, and invalidates the previous one', async () => {
  const world = place();
  const before = tokenOf(await makeOwnerLink(world));
  const token = tokenOf(writeOwnerLinkFile(world));
  const { dataDir } = world.settings;
  expect(readFileSync(`${dataDir}/owner-link.json`, 'utf8')).not.toContain(token);
  expect(await isOwnerLinkGood(world, before)).toBe(false);
  expect(await isOwnerLinkGood(world, token)).toBe(true);
  expect(readdirSync(dataDir)).toEqual([]);
  const typed = { email: 'clara@example.com', password: 'en god lang sætning', token };
  expect((await setUpOwner(world, visitor, typed)).ok).toBe(true);
  expect(await isOwnerLinkGood(world, token)).toBe(false);
});

test('a stored link expires after 24 hours', async () => {
  const world = place();
  const token = tokenOf(writeOwnerLinkFile(world));
  world.setNow(testNow.add({ hours: 24 }));
  expect(await isOwnerLinkGood(world, token)).toBe(false);
});

test('a file that is no link is deleted and changes nothing', async () => {
  const world = place();
  const token = tokenOf(await makeOwnerLink(world));
  const file = `${world.settings.dataDir}/owner-link.json`;
  for (const text of ['', '{}', '{"tokenHash":"x","expiresAt":"never"}', '[1]']) {
    writeFileSync(file, text);
    expect(await isOwnerLinkGood(world, token)).toBe(true);
    expect(existsSync(file)).toBe(false);
  }
});
