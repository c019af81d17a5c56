import type { LimitKey, LimitName, LimitRule, RowKey } from '#platform/limits/limits.ts';
import { keyedHash } from '../secret-token.ts';
import type { Limits } from './limits.ts';
import { networksOf } from './network-of.ts';

const hour = 3600;
const day = 24 * hour;
export const signInPauseSeconds = 15 * 60;

export function limitRule(limits: Limits, name: LimitName): LimitRule {
  if (name === 'reservedAccountMailPerRecipient') return { points: 1, windowSeconds: 15 * 60 };
  if (name === 'failedSignInsPerAccountAndDay') return { points: limits[name], windowSeconds: day };
  const rule = { points: limits[name], windowSeconds: hour };
  const isAuthentication = name === 'failedSignInsPerAccount' || name === 'failedCodesPerAccount';
  return isAuthentication ? { ...rule, blockSeconds: signInPauseSeconds } : rule;
}

/** One row per network of an address, and one for anything else. */
export function limitKeys(secret: Uint8Array, name: LimitName, key: LimitKey): RowKey[] {
  const row = (value: string, factor = 1) => ({
    key: `${name}:${keyedHash(secret, `limit ${name}`, value)}`,
    factor,
  });
  if (key === null) return [{ key: `${name}:unknown`, factor: 1 }];
  if (typeof key !== 'string') {
    const of = folded(key.of);
    if (key.address === null) return [row(`${of} unknown`)];
    return networksOf(key.address).map(({ network, factor }) => row(`${of} ${network}`, factor));
  }
  if (!name.endsWith('PerAddress')) return [row(folded(key))];
  return networksOf(key).map(({ network, factor }) => row(network, factor));
}

function folded(value: string): string {
  return value.trim().toLowerCase();
}
