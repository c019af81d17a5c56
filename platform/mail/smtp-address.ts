import {
  asciiHost,
  hostAndPort,
  portOf,
  refuseRawSigns,
  splitAuthority,
  UnreadableAddress,
} from '../address-parts.ts';

export interface SmtpAccount {
  host: string;
  port: number;
  /** 'tls': from the first byte, as always on port 465 (RFC 8314); 'starttls': after the greeting. */
  security: 'tls' | 'starttls';
  user: string;
  password: string;
}

type Reading = { ok: true; account: SmtpAccount; url: string } | { ok: false; problem: string };

/**
 * An SMTP URL as people write it. `url` is the same address as every parser reads it: encoded, the host in ASCII.
 * `problem` continues 'the value …', and holds no secret.
 */
export function readSmtpAddress(text: string): Reading {
  try {
    return { ok: true, ...partsIn(text.trim()) };
  } catch (error) {
    if (error instanceof UnreadableAddress) return { ok: false, problem: error.message };
    throw error;
  }
}

function partsIn(text: string): { account: SmtpAccount; url: string } {
  const [, scheme = '', rest] = /^(smtps?):\/\/(.*)$/is.exec(text) ?? [];
  if (rest === undefined) throw new UnreadableAddress('does not begin with smtp:// or smtps://');
  refuseRawSigns(rest);
  const [place = '', ...query] = rest.split('?');
  const { user, password, hosts } = splitAuthority(place.split('/')[0] ?? '');
  const { host: name, port: written } = hostAndPort(hosts);
  const host = name.includes(':') ? name : asciiHost(name);
  if (host === '') throw new UnreadableAddress('names no mail server');
  const isTls = scheme.toLowerCase() === 'smtps';
  const port = written === undefined ? (isTls ? 465 : 587) : portOf(written);
  const account = {
    host,
    port,
    security: isTls || port === 465 ? 'tls' : 'starttls',
    user,
    password,
  } as const;
  const address = addressOf(account, { scheme: isTls ? 'smtps' : 'smtp', port: written ? port : null });
  return { account, url: query.length > 0 ? `${address}/?${query.join('?')}` : address };
}

/** Null: not an SMTP address. */
export function smtpAccountIn(url: string): SmtpAccount | null {
  const reading = readSmtpAddress(url);
  return reading.ok ? reading.account : null;
}

export function smtpUrlOf(account: SmtpAccount): string {
  const scheme = account.security === 'tls' ? 'smtps' : 'smtp';
  return addressOf(account, { scheme, port: account.port });
}

function addressOf(
  { host, user, password }: Pick<SmtpAccount, 'host' | 'user' | 'password'>,
  { scheme, port }: { scheme: string; port: number | null },
): string {
  const secret = password === '' ? '' : `:${encodeURIComponent(password)}`;
  const account = user === '' && password === '' ? '' : `${encodeURIComponent(user)}${secret}@`;
  const place = host.includes(':') ? `[${host}]` : host;
  return `${scheme}://${account}${place}${port === null ? '' : `:${port}`}`;
}
