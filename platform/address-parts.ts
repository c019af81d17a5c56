import { domainToASCII } from 'node:url';

/** Its message continues 'the value …', and holds no secret. */
export class UnreadableAddress extends Error {}

const encodings: Readonly<Record<string, string>> = { '#': '%23', '/': '%2F', '?': '%3F' };

/** Signs after the `//` that end the part with the password, and are never meant in another place. */
export function refuseRawSigns(rest: string): void {
  const end = rest.search(/[#/?]/);
  const sign = rest.includes('#') ? '#' : (rest[end] ?? '');
  const path = rest.slice(Math.max(end, 0)).split(sign === '?' ? '&' : '?')[0] ?? '';
  const isBeforeHost = sign === '/' || !rest.slice(0, end).includes('@');
  const isInPassword = sign === '#' || (end >= 0 && isBeforeHost && path.includes('@'));
  if (isInPassword)
    throw new UnreadableAddress(
      `has a '${sign}' in its password, which must be written as ${encodings[sign]}`,
    );
}

/** A '%' that begins no code stands for itself, unless others begin one: then it is ambiguous. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    if (!/%[\da-f]{2}/i.test(text)) return text;
    throw new UnreadableAddress(
      "has a '%' that begins no code beside one that does, and must be written as %25",
    );
  }
}

/** In ASCII, as DNS has it; empty: no name of a host. */
export function asciiHost(name: string): string {
  return /[\s/?#@\\:%]/.test(name) ? '' : domainToASCII(name);
}

/** User and password are before the last '@'. */
export function splitAuthority(authority: string): { user: string; password: string; hosts: string } {
  const at = authority.lastIndexOf('@');
  const [user = '', ...password] = authority.slice(0, Math.max(at, 0)).split(':');
  return { user: decoded(user), password: decoded(password.join(':')), hosts: authority.slice(at + 1) };
}

export function hostAndPort(text: string): { host: string; port: string | undefined } {
  const [, address, name = '', port] = /^(?:\[([^\]]*)\]|([^:]*))(?::(.*))?$/s.exec(text) ?? [];
  return { host: address ?? decoded(name), port: port || undefined };
}

export function portOf(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new UnreadableAddress(
    "has a port that is no number from 1 to 65535 (a ':' in a password is %3A, an '@' %40)",
  );
}
