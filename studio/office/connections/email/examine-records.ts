import { type Dns, DnsUnavailable } from '#platform/dns/dns.ts';
import { commonSelectors, examineDkim } from './dkim.ts';
import { examineDmarc } from './dmarc.ts';
import type { RecordCheck, RecordKind } from './email-records.ts';
import { type ProviderKey, providerOf } from './providers.ts';
import { examineSpf } from './spf.ts';

export interface Examined {
  domain: string;
  provider: ProviderKey;
  selector: string | null;
}

const nothing = { note: null, there: [], about: null, instead: null, foundAt: null } as const;

/** What DNS says now; `foundAt` is not known. */
export async function examineRecords(dns: Dns, examined: Examined): Promise<Record<RecordKind, RecordCheck>> {
  const [spf, dkim, dmarc] = await Promise.all([
    guarded(() => checkSpf(dns, examined)),
    guarded(() => checkDkim(dns, examined)),
    guarded(() => checkDmarc(dns, examined)),
  ]);
  return { spf, dkim, dmarc };
}

async function guarded(check: () => Promise<RecordCheck>): Promise<RecordCheck> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof DnsUnavailable)) throw error;
    return { ...nothing, state: 'unknown', there: [], about: error.code };
  }
}

async function checkSpf(dns: Dns, { domain, provider }: Examined): Promise<RecordCheck> {
  const known = providerOf(provider);
  if (known && known.spf.length === 0) return { ...nothing, there: [], state: 'not-needed' };
  const { there, problem, lookups, broken, merged } = await examineSpf(dns, domain, known?.spf ?? []);
  if (there.length === 0) return { ...nothing, there: [], state: 'missing' };
  const about = problem === 'too-many-lookups' ? String(lookups) : broken;
  const found = { ...nothing, there: [...there], instead: merged };
  return problem ? { ...found, state: 'different', note: problem, about } : { ...found, state: 'found' };
}

async function checkDkim(dns: Dns, { domain, provider, selector }: Examined): Promise<RecordCheck> {
  const known = providerOf(provider)?.dkim;
  const record = selector
    ? { selectors: [selector], target: null }
    : known && known.selectors.length > 0
      ? known
      : { selectors: commonSelectors, target: null };
  const { problem, there, at, selector: found } = await examineDkim(dns, domain, record);
  const check = { ...nothing, there: there ? [there] : [], about: at ?? found };
  if (problem)
    return { ...check, state: problem === 'some-missing' ? 'missing' : 'different', note: problem };
  return { ...check, state: found ? 'found' : 'missing' };
}

async function checkDmarc(dns: Dns, { domain }: Examined): Promise<RecordCheck> {
  const { there, problem, policy, at, domain: owner } = await examineDmarc(dns, domain);
  const check = { ...nothing, there: [...there] };
  if (problem) return { ...check, state: 'different', note: `dmarc-${problem}`, about: at };
  if (there.length === 0) return { ...check, state: 'missing' };
  const isStrict = policy === 'reject' || policy === 'quarantine';
  if (isStrict) return { ...check, state: 'found', note: 'strict', about: policy };
  return { ...check, state: 'found', note: owner === domain ? null : 'inherited', about: owner };
}
