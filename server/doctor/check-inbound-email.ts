import type { MxRecord } from 'node:dns';
import type { Settings } from '#platform/settings.ts';
import { type Finding, fault, ok, warning } from './finding.ts';

/** As `resolveMx` of node:dns/promises. */
export type ResolveMx = (name: string) => Promise<MxRecord[]>;

const area = 'Inbound email';

export async function checkInboundEmail(
  { inboundEmail }: Pick<Settings, 'inboundEmail'>,
  resolveMx: ResolveMx,
): Promise<Finding[]> {
  if (!inboundEmail) return [];
  const { domain, authservId } = inboundEmail;
  const unverified = warning(
    area,
    'INBOUND_AUTHSERV_ID is not set: every sender is shown as not verified.',
    'Set it to the first word of the Authentication-Results header that Mailgun adds.',
  );
  return [await checkMx(domain, resolveMx), ...(authservId === null ? [unverified] : [])];
}

async function checkMx(domain: string, resolveMx: ResolveMx): Promise<Finding> {
  const remedy = `Add the MX records that Mailgun shows for ${domain}.`;
  try {
    const names = (await resolveMx(domain)).map(({ exchange }) => exchange.toLowerCase());
    const other = names.find((name) => !/(^|\.)mailgun\.org$/.test(name));
    if (names.length === 0) return fault(area, `${domain} has no MX record.`, remedy);
    if (other) return fault(area, `Emails to ${domain} go to ${other}, not to Mailgun.`, remedy);
    return ok(area, `Mailgun receives the emails to ${domain}.`);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'no answer';
    if (code === 'ENODATA' || code === 'ENOTFOUND') return fault(area, `${domain} has no MX record.`, remedy);
    return warning(
      area,
      `The name server could not be asked about ${domain} (${code}).`,
      'Run this where DNS works, or try again later.',
    );
  }
}
