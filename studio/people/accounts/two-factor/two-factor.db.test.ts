import { describe, expect, test } from 'vitest';
import type { Who } from '#studio/shared/who.ts';
import { cookieHeaders, mailedToken } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { visitor } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { signInByLink } from '../account-link.ts';
import { changePassword, resetPassword } from '../change-password.ts';
import { makeOwnerLink } from '../owner-link.ts';
import { requestLink } from '../request-link.ts';
import { setUpOwner } from '../set-up-owner.ts';
import { signIn } from '../sign-in.ts';
import { beginTotpSetup, confirmTotpSetup, endTotp, renewRecoveryCodes, totpToScan } from './set-up-totp.ts';
import { submitCode } from './submit-code.ts';
import { codeAt, stepAt } from './totp.ts';

const given = testDatabase();
const typed = { email: 'thea@example.dk', password: 'en god lang sætning' };
type Owner = Who & { userId: string; email: string };

async function ownerIn(): Promise<{ world: TestWorld; owner: Owner }> {
  const world = testWorld(given.db);
  const token = (await makeOwnerLink(world)).split('/').at(-1) ?? '';
  await setUpOwner(world, visitor, { ...typed, token });
  const account = await world.accounts.ownerOf(given.db.query);
  if (!account) throw new Error('no owner');
  return { world, owner: { ...visitor, role: 'owner', userId: account.userId, email: account.email } };
}

function app(key: string) {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...key.replaceAll(' ', '')]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const secret = Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
  return (now: Temporal.Instant) => codeAt(secret, stepAt(now));
}

async function withSecondStep() {
  const { world, owner } = await ownerIn();
  await beginTotpSetup(world, owner, typed);
  const key = (await totpToScan(world, owner))?.typed ?? '';
  const code = app(key);
  const outcome = await confirmTotpSetup(world, owner, { code: code(testNow) });
  if (!outcome.ok) throw new Error(outcome.refusal);
  world.setNow(testNow.add({ minutes: 1 }));
  return { world, owner, key, code: () => code(world.clock.now()), recoveryCodes: outcome.recoveryCodes };
}

async function ticketOf(world: TestWorld): Promise<string> {
  const outcome = await signIn(world, visitor, typed);
  if (outcome.ok || outcome.refusal !== 'code-required') throw new Error('no second step');
  return outcome.ticket;
}

const give = (world: TestWorld, ticket: string, code: string) =>
  submitCode(world, visitor, { ticket, code, device: '' });

describe('setting up two-factor authentication', () => {
  test('requires the password, and changes nothing before a valid code', async () => {
    const { world, owner } = await ownerIn();
    expect(await beginTotpSetup(world, owner, { password: 'not it at all' })).toMatchObject({
      refusal: 'wrong-password',
    });
    expect(await totpToScan(world, owner)).toBeNull();
    await beginTotpSetup(world, owner, typed);
    expect(await confirmTotpSetup(world, owner, { code: '000000' })).toMatchObject({ refusal: 'wrong-code' });
    expect((await signIn(world, visitor, typed)).ok).toBe(true);
  });

  test('shows ten recovery codes once, stores only their hashes, and encrypts the key', async () => {
    const { world, owner, recoveryCodes } = await withSecondStep();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    const stored = JSON.stringify([
      await given.db.query.selectFrom('recovery_codes').selectAll().execute(),
      await given.db.query.selectFrom('totp_secrets').selectAll().execute(),
    ]);
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));
    expect(await totpToScan(world, owner)).toBeNull();
    await beginTotpSetup(world, owner, typed);
    expect(await signIn(world, visitor, typed)).toMatchObject({ refusal: 'code-required' });
  });

  test('is disabled with the password; new recovery codes replace the old', async () => {
    const { world, owner, code, recoveryCodes } = await withSecondStep();
    const renewed = await renewRecoveryCodes(world, owner, { code: code() });
    if (!renewed.ok) throw new Error(renewed.refusal);
    expect(await give(world, await ticketOf(world), recoveryCodes[0] ?? '')).toMatchObject({
      refusal: 'wrong-code',
    });
    expect(await endTotp(world, owner, { password: 'not it at all' })).toMatchObject({
      refusal: 'wrong-password',
    });
    expect(await endTotp(world, owner, typed)).toEqual({ ok: true });
    expect((await signIn(world, visitor, typed)).ok).toBe(true);
  });
});

describe('a code of a phone whose clock is wrong', () => {
  test.each([-60, -180, 60, 120])(
    '%i seconds off gets a hint, at sign-in and in the settings',
    async (seconds) => {
      const { world, owner, key } = await withSecondStep();
      world.setNow(testNow.add({ minutes: 10 }));
      const off = app(key)(world.clock.now().add({ seconds }));
      const outcome = await give(world, await ticketOf(world), off);
      expect(outcome).toMatchObject({
        refusal: 'wrong-clock',
        message: expect.stringContaining('automatic'),
      });
      expect(await renewRecoveryCodes(world, owner, { code: off })).toMatchObject({ refusal: 'wrong-clock' });
      const danish = await submitCode(
        world,
        { ...visitor, language: 'da' },
        { ticket: await ticketOf(world), code: off, device: '' },
      );
      expect(danish).toMatchObject({ message: expect.stringContaining('automatisk') });
    },
  );

  test('counts like any wrong code, and does not sign in', async () => {
    const { world, key } = await withSecondStep();
    world.setNow(testNow.add({ minutes: 10 }));
    const ticket = await ticketOf(world);
    const off = app(key)(world.clock.now().add({ seconds: 90 }));
    for (let count = 0; count < 5; count += 1)
      expect(await give(world, ticket, off)).toMatchObject({ refusal: 'wrong-clock' });
    expect(await give(world, ticket, off)).toMatchObject({ refusal: 'too-many' });
  });
});

describe('signing in with two-factor authentication', () => {
  test('requires a code after the password: no session exists before it [P.101]', async () => {
    const { world, code } = await withSecondStep();
    await given.db.query.deleteFrom('sessions').execute();
    const ticket = await ticketOf(world);
    expect(await given.db.query.selectFrom('sessions').selectAll().execute()).toEqual([]);
    const outcome = await give(world, ticket, code());
    if (!outcome.ok) throw new Error(outcome.refusal);
    expect(await world.accounts.sessionOf(cookieHeaders(outcome.cookies))).toMatchObject({ role: 'owner' });
  });

  test('applies to the emailed link and to a new password, too', async () => {
    const { world } = await withSecondStep();
    await requestLink(world, visitor, { email: typed.email, link: 'sign-in' });
    const signInToken = await mailedToken(given.db, typed.email, 'account-sign-in');
    expect(await signInByLink(world, visitor, { token: signInToken, device: '' })).toMatchObject({
      refusal: 'code-required',
    });
    await requestLink(world, visitor, { email: typed.email, link: 'reset' });
    const token = await mailedToken(given.db, typed.email, 'account-reset');
    const password = 'en helt anden sætning';
    expect(await resetPassword(world, visitor, { token, password, device: '' })).toMatchObject({
      refusal: 'code-required',
    });
  });

  test('accepts a code once, and a ticket once, also concurrently', async () => {
    const { world, code } = await withSecondStep();
    const [one, two] = [await ticketOf(world), await ticketOf(world)];
    const tickets = [one, two, one];
    const outcomes = await Promise.all(tickets.map((ticket) => give(world, ticket, code())));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const used = tickets[outcomes.findIndex(({ ok }) => ok)] ?? '';
    world.setNow(world.clock.now().add({ minutes: 1 }));
    expect(await give(world, used, code())).toMatchObject({ ok: false });
  });

  test('accepts each recovery code once, in any spelling', async () => {
    const { world, recoveryCodes } = await withSecondStep();
    const [first = ''] = recoveryCodes;
    expect(
      (await give(world, await ticketOf(world), ` ${first.toUpperCase().replaceAll('-', ' ')}`)).ok,
    ).toBe(true);
    expect(await give(world, await ticketOf(world), first)).toMatchObject({ refusal: 'wrong-code' });
  });

  test('locks after five wrong codes for 15 minutes, even for a right code, across all tickets [P.96]', async () => {
    const { world, code } = await withSecondStep();
    for (let count = 0; count < 5; count += 1)
      expect(await give(world, await ticketOf(world), '000000')).toMatchObject({ refusal: 'wrong-code' });
    expect(await give(world, await ticketOf(world), code())).toMatchObject({
      refusal: 'too-many',
      message: 'Too many wrong codes. Please wait 15 minutes, or use one of your recovery codes now.',
    });
  });

  test('locked by a stranger with the password leaves recovery codes, a known device and the settings open', async () => {
    const { world, owner, code, recoveryCodes } = await withSecondStep();
    const [first = '', second = ''] = recoveryCodes;
    for (let count = 0; count < 6; count += 1) {
      await give(world, await ticketOf(world), '000000');
      await give(world, await ticketOf(world), 'aaaa-bbbb-cccc-dddd');
    }
    expect(await give(world, await ticketOf(world), code())).toMatchObject({ refusal: 'too-many' });
    expect(await give(world, await ticketOf(world), first), 'in the network of the stranger').toMatchObject({
      refusal: 'too-many',
    });
    const from = async (changes: Partial<Who>, typedCode: string) => {
      const ticket = await ticketOf(world);
      return submitCode(world, { ...visitor, ...changes }, { ticket, code: typedCode, device: '' });
    };
    const knownDevice = { id: 'device-1', userIds: [owner.userId] };
    expect(await from({ address: '198.51.100.1' }, first)).toMatchObject({ ok: true });
    expect(await from({ knownDevice }, second)).toMatchObject({ ok: true });
    expect(await renewRecoveryCodes(world, owner, { code: code() })).toMatchObject({ ok: true });
    world.setNow(world.clock.now().add({ minutes: 1 }));
    expect(await from({ knownDevice }, code())).toMatchObject({ ok: true });
    expect(await from({ address: '198.51.100.2' }, code()), 'of the app, on a new device').toMatchObject({
      refusal: 'too-many',
    });
  });

  test('guesses of recovery codes end after five in one network, and of a known device after five', async () => {
    const { world, owner, recoveryCodes } = await withSecondStep();
    const knownDevice = { id: 'device-1', userIds: [owner.userId] };
    for (const who of [visitor, { ...visitor, knownDevice }]) {
      const guess = async (typedCode: string) =>
        submitCode(world, who, { ticket: await ticketOf(world), code: typedCode, device: '' });
      for (let count = 0; count < 5; count += 1)
        expect(await guess('aaaa-bbbb-cccc-dddd')).toMatchObject({ refusal: 'wrong-code' });
      expect(await guess(recoveryCodes[0] ?? '')).toMatchObject({ refusal: 'too-many' });
    }
  });

  test('waits ten minutes for the code; a ticket of another kind, or none, counts as expired', async () => {
    const { world, code } = await withSecondStep();
    const ticket = await ticketOf(world);
    world.setNow(world.clock.now().add({ minutes: 10 }));
    expect(await give(world, ticket, code())).toMatchObject({ refusal: 'code-late' });
    await requestLink(world, visitor, { email: typed.email, link: 'sign-in' });
    const signInToken = await mailedToken(given.db, typed.email, 'account-sign-in');
    for (const other of [signInToken, '', 'x'.repeat(22)])
      expect(await give(world, other, code())).toMatchObject({ refusal: 'code-late' });
  });

  test('unfinished is cancelled when the password changes', async () => {
    const { world, owner, code } = await withSecondStep();
    const ticket = await ticketOf(world);
    const change = { current: typed.password, password: 'en helt anden sætning', sessionId: null };
    expect(await changePassword(world, owner, change)).toEqual({ ok: true });
    expect(await give(world, ticket, code())).toMatchObject({ refusal: 'code-late' });
  });

  test('is removed by the set-up link, for an owner who lost the phone', async () => {
    const { world } = await withSecondStep();
    const token = (await makeOwnerLink(world)).split('/').at(-1) ?? '';
    expect((await setUpOwner(world, visitor, { ...typed, token })).ok).toBe(true);
    expect((await signIn(world, visitor, typed)).ok).toBe(true);
  });
});
