import { z } from 'zod';
import { isoInstant } from '#studio/shared/time/instant-text.ts';
import type { DkimProblem } from './dkim.ts';
import { type DmarcProblem, dmarcRecord } from './dmarc.ts';
import { type EmailProvider, type ProviderKey, providerOf } from './providers.ts';
import { type SpfProblem, spfRecord } from './spf.ts';

export const recordKinds = ['spf', 'dkim', 'dmarc'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** unknown: the name server gave no answer. not-needed: the provider bounces under its own name. */
export type RecordState = 'found' | 'missing' | 'different' | 'not-needed' | 'unknown';

/** `strict`: a policy that is to be kept. `inherited`: of the domain above. */
export type RecordNote = SpfProblem | DkimProblem | `dmarc-${DmarcProblem}` | 'strict' | 'inherited';

const checkSchema = z.object({
  state: z.enum(['found', 'missing', 'different', 'not-needed', 'unknown']),
  note: z.string().nullable(),
  there: z.array(z.string()),
  about: z.string().nullable(),
  instead: z.string().nullable(),
  foundAt: isoInstant.nullable(),
});

export type RecordCheck = Omit<z.output<typeof checkSchema>, 'note'> & { note: RecordNote | null };

export const recordsSchema = z.object({
  domain: z.string(),
  checkedAt: isoInstant,
  /** The owner was emailed that all are there. */
  announcedAt: isoInstant.nullable(),
  checks: z.object({ spf: checkSchema, dkim: checkSchema, dmarc: checkSchema }),
});

export interface EmailRecords {
  domain: string;
  checkedAt: Temporal.Instant;
  announcedAt: Temporal.Instant | null;
  checks: Record<RecordKind, RecordCheck>;
}

export const recordsKey = 'email-records';
export const minutesBetweenChecks = 10;

export function isComplete({ checks }: Pick<EmailRecords, 'checks'>): boolean {
  return recordKinds.every((kind) => checks[kind].state === 'found' || checks[kind].state === 'not-needed');
}

export function foundOf({ checks }: Pick<EmailRecords, 'checks'>): { found: number; needed: number } {
  const needed = recordKinds.filter((kind) => checks[kind].state !== 'not-needed');
  return { found: needed.filter((kind) => checks[kind].state === 'found').length, needed: needed.length };
}

export interface DnsRecord {
  kind: RecordKind;
  type: 'TXT' | 'CNAME';
  name: string;
  /** Null: the provider shows it for the account. */
  value: string | null;
}

export function domainOf(address: string): string {
  return address.split('@').at(-1)?.toLowerCase() ?? '';
}

export function isProvidersOwn(provider: ProviderKey, domain: string): boolean {
  return providerOf(provider)?.ownDomains.includes(domain) ?? false;
}

export function recordsFor(
  provider: ProviderKey,
  { sender, selector }: { sender: string; selector: string | null },
): DnsRecord[] {
  const domain = domainOf(sender);
  const known = providerOf(provider);
  return [
    ...spfRecords(known, domain),
    ...dkimRecords(known, domain, selector),
    { kind: 'dmarc', type: 'TXT', name: `_dmarc.${domain}`, value: dmarcRecord(sender) },
  ];
}

function spfRecords(provider: EmailProvider | null, name: string): DnsRecord[] {
  const [included] = provider?.spf ?? [];
  if (provider && !included) return [];
  return [{ kind: 'spf', type: 'TXT', name, value: included ? spfRecord(included) : null }];
}

function dkimRecords(provider: EmailProvider | null, domain: string, selector: string | null): DnsRecord[] {
  const target = provider?.dkim.target;
  const nameOf = (one: string) => `${one}._domainkey.${domain}`;
  if (!target || selector)
    return [
      {
        kind: 'dkim',
        type: 'TXT',
        name: nameOf(selector ?? provider?.dkim.selectors[0] ?? '…'),
        value: null,
      },
    ];
  return provider.dkim.selectors.map((one) => ({
    kind: 'dkim',
    type: 'CNAME',
    name: nameOf(one),
    value: target(one, domain),
  }));
}
