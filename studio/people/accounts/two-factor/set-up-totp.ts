import { randomBytes } from 'node:crypto';
import type { Tx } from '#platform/db/database.ts';
import { decrypt, encrypt } from '#platform/encrypt.ts';
import type { World } from '#platform/world.ts';
import type { SecurityEvent } from '#studio/shared/accounts/security-events.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { system, type Who } from '#studio/shared/who.ts';
import { noteSecurityEvent } from '../note-security-event.ts';
import { checkOwnPassword, type OwnPassword } from '../own-password.ts';
import { refused, type TooMany, tooMany } from '../refusals.ts';
import { checkCode, totpPurpose } from './check-code.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';
import { hasTotp, unconfirmedSecret } from './totp.queries.ts';
import { confirmTotp, deleteTotp, keepNewTotp, keepRecoveryCodes, lockTotp } from './totp.store.ts';
import { base32, totpAddress, totpSecretBytes } from './totp.ts';

type Owner = Who & { userId: string; email: string };

export interface TotpToScan {
  address: string;
  typed: string;
}

/** Creates a TOTP secret, inactive until `confirmTotpSetup`. Requires the password. */
export async function beginTotpSetup(
  world: World,
  who: Owner,
  input: { password: string },
): Promise<{ ok: true } | Exclude<OwnPassword, { ok: true }>> {
  const checked = await checkOwnPassword(world, who, input.password);
  if (!checked.ok) return checked;
  const secret = encrypt(world.secret, totpPurpose, randomBytes(totpSecretBytes));
  const at = world.clock.now();
  await world.db.transaction((tx) => keepNewTotp(tx, { userId: who.userId, secret, at }));
  return { ok: true };
}

export async function totpToScan(world: World, who: Owner): Promise<TotpToScan | null> {
  const encrypted = await unconfirmedSecret(world.db.query, who.userId);
  const secret = encrypted && decrypt(world.secret, totpPurpose, encrypted);
  if (!secret) return null;
  const { studioName } = await studioIdentity(world);
  const typed = (base32(secret).match(/.{4}/g) ?? []).join(' ');
  return { address: totpAddress({ issuer: studioName, email: who.email, secret }), typed };
}

export type CodesOutcome =
  | { ok: true; recoveryCodes: string[] }
  | { ok: false; refusal: 'wrong-code' | 'wrong-clock'; message: string }
  | TooMany;

/** Activates two-factor authentication by a first code. Returns the recovery codes, shown once. */
export function confirmTotpSetup(world: World, who: Owner, input: { code: string }): Promise<CodesOutcome> {
  return withCode(world, who, {
    code: input.code,
    action: 'totp.on',
    act: async (tx) => {
      await confirmTotp(tx, who.userId, world.clock.now());
    },
  });
}

/** Replaces the recovery codes. */
export async function renewRecoveryCodes(
  world: World,
  who: Owner,
  input: { code: string },
): Promise<CodesOutcome> {
  if (!(await hasTotp(world.db.query, who.userId))) return refused(who, 'wrong-code');
  return withCode(world, who, { code: input.code, action: 'recovery-codes.renewed', act: async () => {} });
}

async function withCode(
  world: World,
  who: Owner,
  { code, action, act }: { code: string; action: SecurityEvent; act: (tx: Tx) => Promise<void> },
): Promise<CodesOutcome> {
  const key = `signed-in ${who.userId}`;
  const taken = await world.limits.take('failedCodesPerAccount', key);
  if (!taken.ok) return tooMany(who, taken.retryAfterSeconds);
  const recoveryCodes = newRecoveryCodes();
  const found = await change(world, system, async (c) => {
    const by = await checkCode(world, c.tx, { userId: who.userId, typed: code });
    if (!by || by === 'clock') return by;
    await act(c.tx);
    await keepRecoveryCodes(
      c.tx,
      who.userId,
      recoveryCodes.flatMap((one) => recoveryCodeHash(one) ?? []),
    );
    await note(c, who, action);
    return by;
  });
  if (!found || found === 'clock') return refused(who, found ? 'wrong-clock' : 'wrong-code');
  await world.limits.forget('failedCodesPerAccount', key);
  return { ok: true, recoveryCodes };
}

/** Ends two-factor authentication; requires the password once it is active. Idempotent. */
export async function endTotp(
  world: World,
  who: Owner,
  input: { password: string },
): Promise<{ ok: true } | Exclude<OwnPassword, { ok: true }>> {
  if (await hasTotp(world.db.query, who.userId)) {
    const checked = await checkOwnPassword(world, who, input.password);
    if (!checked.ok) return checked;
  }
  await change(world, system, async (c) => {
    const kept = await lockTotp(c.tx, who.userId);
    if (!kept) return;
    await deleteTotp(c.tx, who.userId);
    if (kept.confirmedAt) await note(c, who, 'totp.off');
  });
  return { ok: true };
}

async function note(c: Change, who: Owner, action: SecurityEvent): Promise<void> {
  const account = await c.world.accounts.accountBy(c.tx, { userId: who.userId });
  if (account) await noteSecurityEvent(c, { account, action, language: who.language });
}
