import type { Dns } from '#platform/dns/dns.ts';

/** RFC 7208, 4.6.4: include, a, mx, ptr, exists and redirect, also those of included records. */
export const mostSpfLookups = 10;

export type SpfProblem =
  | 'two-records'
  | 'allows-all'
  | 'denies-all'
  | 'not-included'
  | 'too-many-lookups'
  | 'broken-include'
  | 'combined'
  | 'quoted';

export interface SpfFinding {
  there: readonly string[];
  problem: SpfProblem | null;
  lookups: number;
  broken: string | null;
  merged: string | null;
}

const isSpf = (text: string) => /^v=spf1(\s|$)/i.test(text);
/** As some forms store it: with the quotes that were copied from an example. */
const isQuotedSpf = (text: string) => /^["'“”]+\s*v=spf1\b/i.test(text);

/** `included`: domains of which the record includes one; none: any sender will do. */
export async function examineSpf(
  dns: Pick<Dns, 'txt'>,
  domain: string,
  included: readonly string[],
): Promise<SpfFinding> {
  const texts = await dns.txt(domain);
  const records = texts.filter(isSpf);
  const [record] = records;
  const none = { lookups: 0, broken: null, merged: null };
  if (records.length > 1) return { ...none, there: records, problem: 'two-records', merged: union(records) };
  if (record === undefined) {
    const quoted = texts.filter(isQuotedSpf);
    return { ...none, there: quoted, problem: quoted.length > 0 ? 'quoted' : null };
  }
  const { lookups, broken, domains } = await expand(dns, [domain, record]);
  const found = { there: records, lookups, broken, merged: null };
  if (/v=DMARC1/i.test(record)) return { ...found, problem: 'combined' };
  if (/\s\+?all(\s|$)/i.test(record)) return { ...found, problem: 'allows-all' };
  const isIncluded = included.length === 0 || included.some((one) => domains.has(one));
  if (!isIncluded)
    return { ...found, problem: 'not-included', merged: withInclude(record, included[0] ?? '') };
  if (/^v=spf1\s+[-~]all\s*$/i.test(record)) return { ...found, problem: 'denies-all' };
  if (lookups > mostSpfLookups) return { ...found, problem: 'too-many-lookups' };
  return { ...found, problem: broken === null ? null : 'broken-include' };
}

interface Expansion {
  lookups: number;
  broken: string | null;
  domains: Set<string>;
}

async function expand(dns: Pick<Dns, 'txt'>, [domain, record]: [string, string]): Promise<Expansion> {
  const found: Expansion = { lookups: 0, broken: null, domains: new Set([domain]) };
  const follow = async (text: string): Promise<void> => {
    const hasAll = /\s[-~?+]?all(\s|$)/i.test(text);
    for (const term of text.split(/\s+/).slice(1)) {
      const [, name = '', target = ''] =
        /^[-~?+]?(include|a|mx|ptr|exists|redirect)(?:[:=]([^\s/]+))?(?:\/|$)/i.exec(term) ?? [];
      const kind = name.toLowerCase();
      // With 'all' a redirect is ignored (RFC 7208, 6.1).
      if (kind === '' || (kind === 'redirect' && hasAll)) continue;
      found.lookups += 1;
      if ((kind === 'include' || kind === 'redirect') && found.lookups <= 2 * mostSpfLookups)
        await enter(target.toLowerCase().replace(/\.$/, ''));
    }
  };
  const enter = async (target: string) => {
    // A macro depends on the email.
    if (target.includes('%') || found.domains.has(target)) return;
    found.domains.add(target);
    const [inner, ...others] = (await dns.txt(target)).filter(isSpf);
    if (inner === undefined || others.length > 0) found.broken ??= target;
    else await follow(inner);
  };
  await follow(record);
  return found;
}

export function spfRecord(included: string): string {
  return `v=spf1 include:${included} ~all`;
}

/** What is not matched by the terms before it is decided by `all` or `redirect`. */
function withInclude(record: string, included: string): string {
  const terms = record.trim().split(/\s+/);
  const last = terms.findIndex((term) => /^[-~?+]?all$|^redirect=/i.test(term));
  const at = last < 0 ? terms.length : last;
  return terms.toSpliced(at, 0, `include:${included}`).join(' ');
}

function union(records: readonly string[]): string {
  const terms = new Set(records.flatMap((record) => record.trim().split(/\s+/).slice(1)));
  const all = [...terms].filter((term) => /^[-~?+]?all$/i.test(term));
  const others = [...terms].filter((term) => !all.includes(term));
  const ending = all.find((term) => term.startsWith('~')) ?? all[0] ?? '~all';
  return ['v=spf1', ...others, ending].join(' ');
}
