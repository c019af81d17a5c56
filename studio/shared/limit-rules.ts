import type { LimitName, LimitRule } from '#platform/limits/limits.ts';
import type { Limits } from './limits.ts';
import { networkOf } from './network-of.ts';
import { keyedHash } from './secret-token.ts';

const hour = 3600;
const day = 24 * hour;
/** How long an account stays closed after the last allowed wrong password. */
export const signInPauseSeconds = 15 * 60;

/** The rule behind a counted limit: so many per hour or day; wrong passwords and codes of one account pause it. */
export function limitRule(limits: Limits, name: LimitName): LimitRule {
  if (name === 'failedSignInsPerAccountAndDay') return { points: limits[name], windowSeconds: day };
  const rule = { points: limits[name], windowSeconds: hour };
  const isGuessing = name === 'failedSignInsPerAccount' || name === 'failedCodesPerAccount';
  return isGuessing ? { ...rule, blockSeconds: signInPauseSeconds } : rule;
}

/** A network as part of a key that names something else, too. */
export function networkKey(address: string | null): string {
  return address === null ? 'unknown' : networkOf(address);
}

/** The stored key: a keyed hash, so that the table holds no address. Spelling of an e-mail makes no new key. */
export function limitKey(secret: Uint8Array, name: LimitName, value: string | null): string {
  if (value === null) return `${name}:unknown`;
  const one = name.endsWith('PerAddress') ? networkOf(value) : value.trim().toLowerCase();
  return `${name}:${keyedHash(secret, `limit ${name}`, one)}`;
}
