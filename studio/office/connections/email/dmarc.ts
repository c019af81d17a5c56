import type { Dns } from '#platform/dns/dns.ts';

export type DmarcPolicy = 'none' | 'quarantine' | 'reject';

export type DmarcProblem = 'two-records' | 'no-policy' | 'wrong-name';

export interface DmarcFinding {
  there: readonly string[];
  /** The domain, or the one above that its record is inherited from. */
  domain: string | null;
  policy: DmarcPolicy | null;
  problem: DmarcProblem | null;
  at: string | null;
}

const isDmarc = (text: string) => /^v=DMARC1(\s|;|$)/i.test(text);

/** Subdomains inherit the record of the domain above, and its `sp` (RFC 7489, 6.6.3). */
export async function examineDmarc(dns: Pick<Dns, 'txt'>, domain: string): Promise<DmarcFinding> {
  const labels = domain.split('.');
  const candidates = labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
  for (const one of candidates) {
    const there = (await dns.txt(`_dmarc.${one}`)).filter(isDmarc);
    const [record] = there;
    if (record === undefined) continue;
    const policy = policyOf(record, one !== domain);
    const problem = there.length > 1 ? 'two-records' : policy === null ? 'no-policy' : null;
    return { there, domain: one, policy, problem, at: null };
  }
  const at = await wrongName(dns, domain);
  return { there: [], domain: null, policy: null, problem: at ? 'wrong-name' : null, at };
}

function policyOf(record: string, isInherited: boolean): DmarcPolicy | null {
  const tag = (name: string) =>
    new RegExp(`(?:^|;)\\s*${name}\\s*=\\s*(none|quarantine|reject)\\s*(?:;|$)`, 'i');
  const [, own] = tag('p').exec(record) ?? [];
  const [, below] = isInherited ? (tag('sp').exec(record) ?? []) : [];
  return own === undefined ? null : ((below ?? own).toLowerCase() as DmarcPolicy);
}

async function wrongName(dns: Pick<Dns, 'txt'>, domain: string): Promise<string | null> {
  for (const name of [domain, `_dmarc.${domain}.${domain}`]) {
    if ((await dns.txt(name)).some(isDmarc)) return name;
  }
  return null;
}

/** Reports only; receivers treat emails as before. */
export function dmarcRecord(reportsTo: string): string {
  return `v=DMARC1; p=none; rua=mailto:${reportsTo}`;
}
