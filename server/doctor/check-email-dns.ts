import type { Dns } from '#platform/dns/dns.ts';
import { senderAddress } from '#platform/mail/sender-line.ts';
import { smtpAccountIn } from '#platform/mail/smtp-address.ts';
import type { Settings } from '#platform/settings.ts';
import {
  domainOf,
  type RecordCheck,
  type RecordKind,
  recordKinds,
} from '#studio/office/connections/email/email-records.ts';
import { examineRecords } from '#studio/office/connections/email/examine-records.ts';
import { providerOf, providerOfHost } from '#studio/office/connections/email/providers.ts';
import { type Finding, fault, ok, warning } from './finding.ts';

const area = 'Email';

interface Sender {
  domain: string;
  selector: string | null;
  included: string;
}

/** Receivers reject or hide emails of a domain that does not say who may send for it. */
export async function checkEmailDns(settings: Settings, dns: Dns): Promise<Finding[]> {
  if (!settings.smtpUrl || settings.isLoopbackSite) return [];
  const domain = domainOf(senderAddress(settings));
  const provider = providerOfHost(smtpAccountIn(settings.smtpUrl)?.host ?? '');
  const selector = settings.dkimSelector;
  const checks = await examineRecords(dns, { domain, provider, selector });
  const included = providerOf(provider)?.spf[0] ?? '<your email provider>';
  return recordKinds.map((kind) => findingOf(kind, checks[kind], { domain, selector, included }));
}

function findingOf(kind: RecordKind, check: RecordCheck, sender: Sender): Finding {
  if (check.state !== 'unknown') return describe[kind](check, sender);
  return warning(
    area,
    `${kind.toUpperCase()}: the name server could not be asked (${check.about}).`,
    'Run this where DNS works, or try again later.',
  );
}

const describe: Record<RecordKind, (check: RecordCheck, sender: Sender) => Finding> = {
  spf: describeSpf,
  dkim: describeDkim,
  dmarc: describeDmarc,
};

function describeSpf({ state, note, there, about, instead }: RecordCheck, sender: Sender): Finding {
  const { domain, included } = sender;
  if (state === 'found') return ok(area, `SPF: ${domain} says who may send.`);
  if (state === 'not-needed') return ok(area, 'SPF: the provider has its own.');
  const record = instead ?? `v=spf1 include:${included} ~all`;
  if (state === 'missing')
    return fault(area, `SPF: ${domain} has no record.`, `Add a TXT record '${record}' to ${domain}.`);
  const problems: Record<string, readonly [text: string, remedy: string]> = {
    'two-records': [
      `${domain} has ${there.length} records; receivers then ignore all.`,
      `Merge them into one: '${record}'.`,
    ],
    'allows-all': [`the record of ${domain} allows everybody to send.`, "End it with '~all' or '-all'."],
    'not-included': [`the record of ${domain} leaves out the provider.`, `Change it to '${record}'.`],
    'too-many-lookups': [
      `the record of ${domain} needs ${about} lookups; receivers stop at 10.`,
      'Remove the senders that you no longer use.',
    ],
    'broken-include': [`${about} has no valid record.`, `Remove it from the record of ${domain}.`],
  };
  const [text, remedy] = problems[note ?? ''] ?? [
    `the record of ${domain} is not valid.`,
    `Change it to '${record}'.`,
  ];
  return fault(area, `SPF: ${text}`, remedy);
}

function describeDkim({ state, note, about }: RecordCheck, { domain, selector }: Sender): Finding {
  if (state === 'found') return ok(area, `DKIM: ${domain} publishes a key (selector ${about}).`);
  const remedy = 'Publish the DKIM record that your email provider shows.';
  const problems: Record<string, string> = {
    revoked: `the key at ${about} was revoked.`,
    'cut-off': `the key at ${about} is not complete.`,
    'other-target': `${about} points to another provider.`,
    'some-missing': `${about} is missing.`,
    'doubled-name': `the record is at ${about}, with the domain twice.`,
  };
  const problem = problems[note ?? ''];
  if (problem) return fault(area, `DKIM: ${problem}`, remedy);
  return selector
    ? fault(area, `DKIM: there is no key at ${selector}._domainkey.${domain}.`, remedy)
    : warning(
        area,
        `DKIM: ${domain} has no key under a common selector.`,
        `${remedy} If it is published, set DKIM_SELECTOR to its selector.`,
      );
}

function describeDmarc({ state, note, there, about }: RecordCheck, { domain }: Sender): Finding {
  const add = `Add a TXT record 'v=DMARC1; p=quarantine' to _dmarc.${domain}.`;
  if (state === 'missing') return fault(area, `DMARC: ${domain} has no record.`, add);
  if (note === 'strict') return ok(area, `DMARC: ${domain} has a policy (${about}).`);
  if (state === 'found')
    return warning(
      area,
      `DMARC: ${about ?? domain} only observes (p=none).`,
      "Change it to 'p=quarantine' once your emails pass SPF or DKIM.",
    );
  if (note === 'dmarc-two-records')
    return fault(
      area,
      `DMARC: ${domain} has ${there.length} records; receivers then ignore all.`,
      'Keep one of them.',
    );
  const isElsewhere = note === 'dmarc-wrong-name';
  return fault(
    area,
    isElsewhere ? `DMARC: the record is at ${about}.` : `DMARC: the record of ${domain} has no policy.`,
    add,
  );
}
