import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database/database.ts';
import { visitor } from '#tests/support/who.ts';
import { testWorld } from '#tests/support/world.ts';
import { makeFirstOwnerLink, makeOwnerLink } from './owner-link.ts';
import { prepareOwner } from './prepare-owner.ts';
import { setUpOwner } from './set-up-owner.ts';
import { signIn } from './sign-in.ts';

// Needs concurrent connections, so it runs on a real server.
const given = testDatabase('server');
const eight = Array.from({ length: 8 }, (_, number) => number);
const password = 'en god lang sætning';
const owners = () => given.db.query.selectFrom('users').select('email').execute();

test('a set-up link submitted concurrently creates one owner', async () => {
  const world = testWorld(given.db);
  const token = (await makeOwnerLink(world)).split('/').at(-1) ?? '';
  const answers = await Promise.all(
    eight.map((number) => setUpOwner(world, visitor, { token, password, email: `o${number}@example.com` })),
  );
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  const late = answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal]));
  expect(new Set(late)).toEqual(new Set(['link-gone']));
  expect(await owners()).toHaveLength(1);
});

test('processes that start together create one owner, or print one link', async () => {
  const links = await Promise.all(eight.map(() => makeFirstOwnerLink(testWorld(given.db))));
  expect(links.filter((link) => link !== null)).toHaveLength(1);
  const env = { OWNER_EMAIL: 'owner@example.com', OWNER_PASSWORD: password };
  const kinds = await Promise.all(eight.map(() => prepareOwner(testWorld(given.db, { env }))));
  expect(kinds.filter(({ kind }) => kind === 'made')).toHaveLength(1);
  expect(await owners()).toEqual([{ email: 'owner@example.com' }]);
});

test('of forty concurrent guesses ten are checked', async () => {
  const world = testWorld(given.db);
  const guess = () => signIn(world, visitor, { email: 'owner@example.com', password: 'wrong' });
  const answers = await Promise.all(Array.from({ length: 40 }, guess));
  expect(answers.filter((answer) => !answer.ok && answer.refusal === 'wrong')).toHaveLength(10);
});
