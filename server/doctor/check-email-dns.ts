import { defaultSender } from '#platform/mail/open-mail.ts';
import type { Settings } from '#platform/settings.ts';
import { type Finding, fault, ok, warning } from './finding.ts';

/** As `resolveTxt` of node:dns/promises: rejects with `code` ENODATA or ENOTFOUND when there is no record. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

const commonSelectors = [
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

const area = 'Email';

/** Receivers reject or hide emails of a domain that does not say who may send for it. */
export async function checkEmailDns(settings: Settings, resolveTxt: ResolveTxt): Promise<Finding[]> {
  if (!settings.smtpUrl || settings.isLoopbackSite) return [];
  const from = settings.mailFrom ?? defaultSender(settings.siteUrl);
  const domain = from.replace(/>$/, '').split('@').at(-1)?.toLowerCase() ?? '';
  const read = (name: string) => records(resolveTxt, name);
  return Promise.all([
    guarded('SPF', () => checkSpf(domain, read)),
    guarded('DKIM', () => checkDkim({ domain, selector: settings.dkimSelector, read })),
    guarded('DMARC', () => checkDmarc(domain, read)),
  ]);
}

type Read = (name: string) => Promise<string[]>;

async function records(resolveTxt: ResolveTxt, name: string): Promise<string[]> {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (code === 'ENODATA' || code === 'ENOTFOUND') return [];
    throw error;
  }
}

async function guarded(what: string, check: () => Promise<Finding>): Promise<Finding> {
  try {
    return await check();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'no answer';
    return warning(
      area,
      `${what}: the name server could not be asked (${code}).`,
      'Run this where DNS works, or try again later.',
    );
  }
}

async function checkSpf(domain: string, read: Read): Promise<Finding> {
  const found = (await read(domain)).filter((text) => /^v=spf1(\s|$)/i.test(text));
  if (found.length === 0)
    return fault(
      area,
      `SPF: ${domain} has no record.`,
      `Add a TXT record 'v=spf1 include:<your email provider> ~all' to ${domain}.`,
    );
  if (found.length > 1)
    return fault(
      area,
      `SPF: ${domain} has ${found.length} records; receivers then ignore all.`,
      'Merge them into one.',
    );
  if (/\s\+?all(\s|$)/i.test(found[0] ?? ''))
    return fault(
      area,
      `SPF: the record of ${domain} allows everybody to send.`,
      "End it with '~all' or '-all'.",
    );
  return ok(area, `SPF: ${domain} says who may send.`);
}

async function checkDkim({
  domain,
  selector,
  read,
}: {
  domain: string;
  selector: string | null;
  read: Read;
}) {
  const selectors = selector ? [selector] : commonSelectors;
  for (const one of selectors) {
    const texts = await read(`${one}._domainkey.${domain}`);
    const keys = texts.map((text) => /(?:^|;)\s*p=([^;]*)/i.exec(text)?.[1]?.trim());
    if (keys.some(Boolean)) return ok(area, `DKIM: ${domain} publishes a key (selector ${one}).`);
    if (keys.some((key) => key === ''))
      return fault(
        area,
        `DKIM: the key with selector ${one} was revoked.`,
        'Publish the new key of your email provider.',
      );
  }
  const remedy = 'Publish the DKIM record that your email provider shows.';
  return selector
    ? fault(area, `DKIM: there is no key at ${selector}._domainkey.${domain}.`, remedy)
    : warning(
        area,
        `DKIM: ${domain} has no key under a common selector.`,
        `${remedy} If it is published, set DKIM_SELECTOR to its selector.`,
      );
}

/** Subdomains inherit the record of the domain above (RFC 7489, 6.6.3). */
async function checkDmarc(domain: string, read: Read): Promise<Finding> {
  const labels = domain.split('.');
  const candidates = labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
  for (const one of candidates) {
    const found = (await read(`_dmarc.${one}`)).filter((text) => /^v=DMARC1(\s|;|$)/i.test(text));
    if (found.length === 0) continue;
    if (/;\s*p=none/i.test(found[0] ?? ''))
      return warning(
        area,
        `DMARC: ${one} only observes (p=none).`,
        "Change it to 'p=quarantine' once your emails pass SPF or DKIM.",
      );
    return ok(area, `DMARC: ${one} has a policy.`);
  }
  return fault(
    area,
    `DMARC: ${domain} has no record.`,
    `Add a TXT record 'v=DMARC1; p=quarantine' to _dmarc.${domain}.`,
  );
}
