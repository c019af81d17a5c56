import { expect, test } from 'vitest';
import { betterAuthAccounts } from '#platform/accounts/better-auth-accounts.ts';
import { Overloaded } from '#platform/overload/capacity.ts';
import { holdSlot } from '#studio/calendar/holds/hold-slot.ts';
import { signIn } from '#studio/people/accounts/sign-in.ts';
import { mia, studentIn } from '#tests/support/accounts.ts';
import { exampleSlot, newVisitor, testStage } from '#tests/support/page-fixture.ts';
import { quickHashing } from '#tests/support/site/quick-hashing.ts';
import { visitor } from '#tests/support/who.ts';

const stage = testStage();

function gatedHashing() {
  const quick = quickHashing();
  const gate = Promise.withResolvers<void>();
  const state = { running: 0, most: 0 };
  const waiting = async <T>(work: () => Promise<T>) => {
    state.running += 1;
    state.most = Math.max(state.most, state.running);
    await gate.promise;
    state.running -= 1;
    return work();
  };
  const hashing = {
    hash: (password: string) => waiting(() => quick.hash(password)),
    verify: (attempt: { hash: string; password: string }) => waiting(() => quick.verify(attempt)),
  };
  return { gate, state, hashing };
}

function withGate() {
  const { gate, state, hashing } = gatedHashing();
  const { db, log, secret, settings } = stage.world;
  const accounts = betterAuthAccounts({ db, siteUrl: settings.siteUrl, secret, log, hashing });
  return { gate, state, world: { ...stage.world, accounts } };
}

test('hashing lane: of 60 wrong sign-ins from 60 networks two run, sixteen wait, and the others are refused at once', async () => {
  const { gate, state, world } = withGate();
  const refusals: unknown[] = [];
  const attempts = Array.from({ length: 60 }, async (_, nth) => {
    const who = { ...visitor, address: `203.0.113.${nth}` };
    const outcome = await signIn(world, who, {
      email: `anna${nth}@example.com`,
      password: 'wrong one',
    }).catch((error: unknown) => error);
    if (outcome instanceof Error) refusals.push(outcome);
    return outcome;
  });
  await expect.poll(() => refusals.length).toBe(42);
  expect([state.running, refusals.every((error) => error instanceof Overloaded)]).toEqual([2, true]);

  const { who, email } = newVisitor();
  const held = await holdSlot(world, who, { name: 'Mia', email, slotStart: exampleSlot });
  expect([held.ok, state.running]).toEqual([true, 2]);

  gate.resolve();
  const outcomes = await Promise.all(attempts);
  expect(outcomes.filter((one) => !(one instanceof Error))).toEqual(
    Array(18).fill(expect.objectContaining({ refusal: 'wrong' })),
  );
  expect(state.most).toBe(2);
});

test('hashing lane: a sign-in that was refused for it counts as no failed attempt', async () => {
  await studentIn(stage.world, mia);
  const { gate, world } = withGate();
  const filling = Array.from({ length: 18 }, () => world.accounts.hashPassword('any other password'));
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await expect(signIn(world, visitor, mia)).rejects.toThrow(Overloaded);
  }
  gate.resolve();
  await Promise.all(filling);
  expect(await signIn(world, visitor, mia)).toMatchObject({ ok: true });
});
