import type { Dns } from '#platform/dns/dns.ts';

/** Mailgun's own, in both regions. */
export const mailgunServers = {
  eu: ['mxa.eu.mailgun.org', 'mxb.eu.mailgun.org'],
  us: ['mxa.mailgun.org', 'mxb.mailgun.org'],
} as const;

export interface MxFinding {
  state: 'found' | 'missing' | 'different';
  /** A server that isn't Mailgun's: a sender may choose any of them. */
  other: string | null;
}

/** Whether Mailgun alone receives the emails of the domain. */
export async function examineMx(dns: Pick<Dns, 'mx'>, domain: string): Promise<MxFinding> {
  const servers = await dns.mx(domain);
  const other = servers.find((server) => !/(^|\.)mailgun\.org$/.test(server)) ?? null;
  if (servers.length === 0) return { state: 'missing', other: null };
  return { state: other === null ? 'found' : 'different', other };
}
