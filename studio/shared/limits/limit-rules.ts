import type { LimitName, LimitRule } from '#platform/limits/limits.ts';
import { keyedHash } from '../secret-token.ts';
import type { Limits } from './limits.ts';
import { networkOf } from './network-of.ts';

const hour = 3600;
const day = 24 * hour;
export const signInPauseSeconds = 15 * 60;

export function limitRule(limits: Limits, name: LimitName): LimitRule {
  if (name === 'reservedAccountMailPerNetworkAndDay') return { points: 1, windowSeconds: day };
  if (name === 'failedSignInsPerAccountAndDay') return { points: limits[name], windowSeconds: day };
  const rule = { points: limits[name], windowSeconds: hour };
  const isAuthentication = name === 'failedSignInsPerAccount' || name === 'failedCodesPerAccount';
  return isAuthentication ? { ...rule, blockSeconds: signInPauseSeconds } : rule;
}

export function networkKey(address: string | null): string {
  return address === null ? 'unknown' : networkOf(address);
}

export function limitKey(secret: Uint8Array, name: LimitName, value: string | null): string {
  if (value === null) return `${name}:unknown`;
  const one = name.endsWith('PerAddress') ? networkOf(value) : value.trim().toLowerCase();
  return `${name}:${keyedHash(secret, `limit ${name}`, one)}`;
}
