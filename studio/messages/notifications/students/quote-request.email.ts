import { siteAddress } from '#studio/shared/email/branding.ts';
import { button, links, small, text } from '#studio/shared/email/email-content.ts';
import { requestToSend } from '#studio/teaching/quote-requests/quote-requests.queries.ts';
import { defineEmail } from '../define-email.ts';
import { exampleLink } from '../example.ts';
import { unsubscribeHeaders } from '../newsletter/unsubscribe-headers.ts';

export const quoteRequest = defineEmail({
  key: 'quote-request',
  group: 'students',
  title: ['Request for a quote', 'Anmodning om et citat'],
  on: 'quote.requested',
  stored: 'quote.request',
  texts: {
    subject: ['A few words about singing with {coach}?', 'Et par ord om at synge med {coach}?'],
    headline: ['How was your session?', 'Hvordan var din time?'],
    lead: [
      'If you enjoyed it, a sentence or two helps other singers decide. {coach} reads it first, and nothing is published without your consent.',
      'Var du glad for den, hjælper en sætning eller to andre sangere med at beslutte sig. {coach} læser det først, og intet offentliggøres uden din tilladelse.',
    ],
    write: ['Write a few words', 'Skriv et par ord'],
    once: ['We only ask this once.', 'Vi spørger kun denne ene gang.'],
    decline: ['No, thank you', 'Nej tak'],
  },
  read: async (c, { requestId, token }) => {
    const { email, name, language } = await requestToSend(c.tx, requestId);
    const url = siteAddress(c.world.settings, `/quotes/${token}`, language);
    return {
      to: email,
      language,
      dedupeKey: `quote-request:${requestId}`,
      headers: unsubscribeHeaders(`${url}/rejection`),
      name,
      url,
    };
  },
  content: ({ words, ...mail }) => ({
    blocks: [
      mail.greet(mail.name),
      text(words.lead),
      button(words.write, mail.url),
      small(words.once),
      links({ label: words.decline, href: `${mail.url}#rejection` }),
    ],
  }),
  examples: {
    quoteRequest: (example) => ({ name: example.words.name, url: exampleLink(example, '/quotes') }),
  },
});
