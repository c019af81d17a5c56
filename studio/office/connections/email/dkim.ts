import { createPublicKey } from 'node:crypto';
import type { Dns } from '#platform/dns/dns.ts';
import type { DkimRecord } from './providers.ts';

export type DkimProblem = 'revoked' | 'cut-off' | 'other-target' | 'some-missing' | 'doubled-name';

export interface DkimFinding {
  selector: string | null;
  problem: DkimProblem | null;
  there: string | null;
  at: string | null;
}

/** Names that email providers use, for a domain whose provider is not known. */
export const commonSelectors = [
  'default',
  'dkim',
  'mail',
  'email',
  'smtp',
  'google',
  'selector1',
  'selector2',
  'k1',
  'k2',
  'k3',
  's1',
  's2',
  'mxvault',
  'pm',
  'resend',
  'scph0',
  'mandrill',
  'zoho',
  'fm1',
  'fm2',
  'fm3',
  'protonmail',
  'mailo',
  'krs',
];

type Key = 'good' | 'revoked' | 'cut-off' | 'none';

interface Looked {
  selector: string;
  key: Key;
  target: string | null;
}

/** All selectors with a known target are wanted, or one of the likely ones. */
export async function examineDkim(
  dns: Pick<Dns, 'txt' | 'cname'>,
  domain: string,
  { selectors, target }: DkimRecord,
): Promise<DkimFinding> {
  const looked = await Promise.all(selectors.map((selector) => look(dns, domain, selector)));
  const good = looked.filter(({ key }) => key === 'good');
  const selector = good[0]?.selector ?? null;
  const missing = looked.filter(({ key }) => key !== 'good');
  const found = { selector, problem: null, there: null, at: null };
  if (selector !== null && (target === null || missing.length === 0)) return found;
  const nameOf = (one: string) => `${one}._domainkey.${domain}`;
  for (const { selector: at, key, target: pointed } of missing) {
    if (target && pointed && pointed !== target(at, domain).toLowerCase())
      return { ...found, problem: 'other-target', there: pointed, at: nameOf(at) };
    if (key === 'revoked' || key === 'cut-off')
      return { ...found, problem: key, there: null, at: nameOf(at) };
  }
  const [first] = missing;
  if (good.length > 0 && first) return { ...found, problem: 'some-missing', at: nameOf(first.selector) };
  const doubled = await doubledName(dns, domain, selectors.slice(0, 3));
  return doubled ? { ...found, problem: 'doubled-name', at: doubled } : found;
}

async function look(dns: Pick<Dns, 'txt' | 'cname'>, domain: string, selector: string): Promise<Looked> {
  const name = `${selector}._domainkey.${domain}`;
  const [texts, target] = await Promise.all([dns.txt(name), dns.cname(name)]);
  return { selector, target, key: texts.map(keyIn).find((key) => key !== 'none') ?? 'none' };
}

function keyIn(text: string): Key {
  const value = /(?:^|;)\s*p=([^;]*)/i.exec(text)?.[1];
  if (value === undefined) return 'none';
  const key = value.replaceAll(/[\s"\\]/g, '');
  if (key === '') return 'revoked';
  return isWhole(key, /(?:^|;)\s*k=ed25519\b/i.test(text)) ? 'good' : 'cut-off';
}

/** A form that takes 255 characters cuts off longer keys in silence. */
function isWhole(key: string, isEd25519: boolean): boolean {
  const bytes = Buffer.from(key, 'base64');
  if (isEd25519) return bytes.length === 32;
  return (['spki', 'pkcs1'] as const).some((type) => {
    try {
      return createPublicKey({ key: bytes, format: 'der', type }).type === 'public';
    } catch {
      return false;
    }
  });
}

/** A form that appends the domain was filled in with the whole name. */
async function doubledName(
  dns: Pick<Dns, 'txt'>,
  domain: string,
  selectors: readonly string[],
): Promise<string | null> {
  for (const selector of selectors) {
    const name = `${selector}._domainkey.${domain}.${domain}`;
    if ((await dns.txt(name)).length > 0) return name;
  }
  return null;
}
