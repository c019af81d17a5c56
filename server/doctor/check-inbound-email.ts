import { type Dns, DnsUnavailable } from '#platform/dns/dns.ts';
import type { Settings } from '#platform/settings.ts';
import { examineMx } from '#studio/office/connections/inbound/mx.ts';
import { type Finding, fault, ok, warning } from './finding.ts';

const area = 'Inbound email';

export async function checkInboundEmail(
  { inboundEmail }: Pick<Settings, 'inboundEmail'>,
  dns: Pick<Dns, 'mx'>,
): Promise<Finding[]> {
  if (!inboundEmail) return [];
  const { domain, authservId } = inboundEmail;
  const unverified = warning(
    area,
    'INBOUND_AUTHSERV_ID is not set: every sender is shown as not verified.',
    'Set it to the first word of the Authentication-Results header that Mailgun adds.',
  );
  return [await checkMx(domain, dns), ...(authservId === null ? [unverified] : [])];
}

async function checkMx(domain: string, dns: Pick<Dns, 'mx'>): Promise<Finding> {
  const remedy = `Add the MX records that Mailgun shows for ${domain}.`;
  try {
    const { state, other } = await examineMx(dns, domain);
    if (state === 'missing') return fault(area, `${domain} has no MX record.`, remedy);
    if (other) return fault(area, `Emails to ${domain} go to ${other}, not to Mailgun.`, remedy);
    return ok(area, `Mailgun receives the emails to ${domain}.`);
  } catch (error) {
    if (!(error instanceof DnsUnavailable)) throw error;
    return warning(
      area,
      `The name server could not be asked about ${domain} (${error.code}).`,
      'Run this where DNS works, or try again later.',
    );
  }
}
