import { isIP } from 'node:net';

/**
 * The visitor's network address. With `trustedHops` proxies in front, each has appended the peer it saw to
 * X-Forwarded-For: the entry that many places from the right was written by the outermost proxy we trust. What
 * stands further left is the visitor's own claim and never believed. Null when nothing usable is known.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | null,
  trustedHops: number,
): string | null {
  const chain = [...(forwardedFor?.split(',') ?? []), peer ?? ''].map(plain);
  const address = chain[Math.max(0, chain.length - 1 - trustedHops)] ?? '';
  return isIP(address) ? address : null;
}

/** Without brackets, port, zone and the IPv4-in-IPv6 wrapping of dual-stack sockets. */
function plain(text: string): string {
  const trimmed = text.trim().replace(/^::ffff:(?=\d+\.)/i, '');
  const bracketed = /^\[([^\]]+)\](:\d+)?$/.exec(trimmed);
  if (bracketed) return bracketed[1] ?? '';
  return trimmed.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/%.*$/, '');
}
