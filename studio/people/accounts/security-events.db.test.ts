import { expect, test } from 'vitest';
import { type SecurityEvent, securityEvents } from '#studio/shared/accounts/security-events.ts';
import type { Who } from '#studio/shared/who.ts';
import { mailedToken, mia, studentIn } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { visitor } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { confirmEmailChange, requestEmailChange } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { makeOwnerLink } from './owner-link.ts';
import { setUpOwner } from './set-up-owner.ts';
import { signIn } from './sign-in.ts';
import {
  beginTotpSetup,
  confirmTotpSetup,
  endTotp,
  renewRecoveryCodes,
  totpToScan,
} from './two-factor/set-up-totp.ts';
import { submitCode } from './two-factor/submit-code.ts';
import { codeAt, stepAt } from './two-factor/totp.ts';

const given = testDatabase();
const typed = { email: 'thea@example.dk', password: 'en god lang sætning' };
const danish = { ...visitor, language: 'da' as const };

interface Owned {
  world: TestWorld;
  owner: Who & { userId: string; email: string };
  /** The code of the app, a step later at every call. */
  code: () => Promise<string>;
}

/** An owner whose account is in Danish, while the requests below are in English. */
async function ownerIn(): Promise<Owned> {
  const world = testWorld(given.db);
  const token = (await makeOwnerLink(world)).split('/').at(-1) ?? '';
  await setUpOwner(world, danish, { ...typed, token });
  const account = await world.accounts.ownerOf(given.db.query);
  if (!account) throw new Error('no owner');
  const owner = { ...visitor, role: 'owner' as const, userId: account.userId, email: account.email };
  let key = '';
  const code = async () => {
    key = (await totpToScan(world, owner))?.typed ?? key;
    world.setNow(world.clock.now().add({ minutes: 1 }));
    return codeAt(bytesOf(key), stepAt(world.clock.now()));
  };
  return { world, owner, code };
}

function bytesOf(key: string): Uint8Array {
  const bits = [...key.replaceAll(' ', '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

async function turnOn({ world, owner, code }: Owned): Promise<string[]> {
  await beginTotpSetup(world, owner, typed);
  const outcome = await confirmTotpSetup(world, owner, { code: await code() });
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.recoveryCodes;
}

const causes: Record<SecurityEvent, (owned: Owned) => Promise<unknown>> = {
  'password.changed': ({ world, owner }) =>
    changePassword(world, owner, {
      current: typed.password,
      password: 'en helt anden sætning',
      sessionId: null,
    }),
  'email.changed': async ({ world, owner }) => {
    await requestEmailChange(world, owner, { email: 'ny@example.dk', password: typed.password });
    const token = await mailedToken(given.db, 'ny@example.dk', 'account-new-email');
    await confirmEmailChange(world, visitor, { token });
  },
  'totp.on': turnOn,
  'totp.off': async (owned) => {
    await turnOn(owned);
    await endTotp(owned.world, owned.owner, typed);
  },
  'recovery-code.used': async (owned) => {
    const [code = ''] = await turnOn(owned);
    const outcome = await signIn(owned.world, visitor, typed);
    if (!('ticket' in outcome)) throw new Error('no code required');
    await submitCode(owned.world, visitor, { ticket: outcome.ticket, code, device: '' });
  },
  'recovery-codes.renewed': async (owned) => {
    await turnOn(owned);
    await renewRecoveryCodes(owned.world, owned.owner, { code: await owned.code() });
  },
  'device.new': ({ world }) => signIn(world, visitor, { ...typed, device: 'Safari, iPhone' }),
};

const emailsOf = (kind: string) =>
  given.db.query
    .selectFrom('emails')
    .select(['recipient', 'language', 'body'])
    .where('kind', '=', kind)
    .orderBy('recipient')
    .execute();

const auditOf = (action: string) =>
  given.db.query.selectFrom('audit_log').select(['actor', 'subject']).where('action', '=', action).execute();

const actions = Object.keys(causes) as SecurityEvent[];

test.each(actions)(
  'security event: %s emails the account in its language, and is in the audit log',
  async (action) => {
    const owned = await ownerIn();
    await causes[action](owned);
    const emails = await emailsOf(securityEvents[action].kind);
    const recipients = action === 'email.changed' ? ['ny@example.dk', typed.email] : [typed.email];
    expect(emails.map(({ recipient, language }) => ({ recipient, language }))).toEqual(
      recipients.map((recipient) => ({ recipient, language: 'da' })),
    );
    expect(emails[0]?.body, 'what to do').toMatch(/Var det ikke dig/);
    expect(await auditOf(action)).toEqual([{ actor: 'owner', subject: `user:${owned.owner.userId}` }]);
  },
);

test('security event: a sign-in of the owner on a known device, or of a student, sends no email', async () => {
  const { world, owner } = await ownerIn();
  const known = { ...visitor, knownDevice: { id: 'device-1', userIds: [owner.userId] } };
  expect((await signIn(world, known, typed)).ok).toBe(true);
  await studentIn(world);
  expect((await signIn(world, visitor, mia)).ok).toBe(true);
  expect(await emailsOf('account-new-device')).toEqual([]);
});

test('security event: a set-up link that replaces credentials emails the address of before', async () => {
  const owned = await ownerIn();
  await turnOn(owned);
  const token = (await makeOwnerLink(owned.world)).split('/').at(-1) ?? '';
  await setUpOwner(owned.world, visitor, {
    email: 'ny@example.dk',
    password: 'en helt anden sætning',
    token,
  });
  for (const action of ['password.changed', 'totp.off', 'email.changed'] as const) {
    const recipients = (await emailsOf(securityEvents[action].kind)).map(({ recipient }) => recipient);
    expect(recipients, action).toContain(typed.email);
  }
});
