import { siteAddress } from '#studio/shared/email/branding.ts';
import { button, text } from '#studio/shared/email/email-content.ts';
import { ownerReader } from '../bookings/booking-email.queries.ts';
import { defineEmail } from '../define-email.ts';

/** Once, when the last of the DNS records is found. */
export const emailRecordsFound = defineEmail({
  key: 'email-records-found',
  on: 'email-records.found',
  isForOwner: true,
  labels: {
    subject: (domain: string) => [
      `The DNS records of ${domain} are in place`,
      `DNS-posterne til ${domain} er på plads`,
    ],
    headline: ['All DNS records found', 'Alle DNS-poster er fundet'],
    words: (domain: string) => [
      `SPF, DKIM and DMARC of ${domain} are published as they should be. Other mail servers can now see that your emails are yours.`,
      `SPF, DKIM og DMARC for ${domain} er lagt ud, som de skal. Andre mailservere kan nu se, at dine e-mails er dine.`,
    ],
    open: ['Open email settings', 'Åbn e-mailindstillingerne'],
  },
  read: async (c, { domain }) => {
    const owner = await ownerReader(c.tx);
    const dedupeKey = `email-records:${domain}:${c.now}`;
    return owner && { to: owner.email, language: owner.language, dedupeKey, domain };
  },
  content: ({ labels, branding, domain }) => ({
    subject: labels.subject(domain),
    headline: labels.headline,
    blocks: [
      text(labels.words(domain)),
      button(labels.open, siteAddress(branding, '/admin/settings/connections/email')),
    ],
  }),
});
