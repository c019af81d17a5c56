import { isIP } from 'node:net';

/** X-Forwarded-For from the right: entries left of the outermost trusted proxy are client claims. */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | null,
  trustedHops: number,
): string | null {
  const chain = [...(forwardedFor?.split(',') ?? []), peer ?? ''].map(plain);
  const address = chain[Math.max(0, chain.length - 1 - trustedHops)] ?? '';
  return isIP(address) ? address : null;
}

function plain(text: string): string {
  const trimmed = text.trim().replace(/^::ffff:(?=\d+\.)/i, '');
  const bracketed = /^\[([^\]]+)\](:\d+)?$/.exec(trimmed);
  if (bracketed) return bracketed[1] ?? '';
  return trimmed.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/%.*/, '');
}
