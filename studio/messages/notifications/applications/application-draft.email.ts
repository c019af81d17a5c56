import { offerTitle } from '#studio/offers/catalogue/offer-title.queries.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { siteAddress } from '#studio/shared/email/branding.ts';
import { button, small, text } from '#studio/shared/email/email-content.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { findDraft } from '#studio/teaching/applications/drafts/draft-by-link.queries.ts';
import { defineEmail } from '../define-email.ts';
import { exampleDueOn, exampleLink } from '../example.ts';

export const applicationDraft = defineEmail({
  key: 'application-draft',
  group: 'programmes',
  title: ['Link to a draft of an application', 'Link til en kladde til en ansøgning'],
  on: 'application.draft-kept',
  stored: 'application.draft',
  texts: {
    subject: ['Continue your application to {programme}', 'Fortsæt din ansøgning til {programme}'],
    headline: ['Your draft', 'Din kladde'],
    lead: [
      'Here is the link to your draft. Open it on any device and continue where you stopped. We don’t read drafts.',
      'Her er linket til din kladde. Åbn det på en anden enhed, og fortsæt, hvor du slap. Vi læser ikke kladder.',
    ],
    until: [
      'The link works until {date}; then the draft is deleted. Files are not part of it: choose them last.',
      'Linket virker til og med {date}. Derefter slettes kladden. Filer er ikke med: Vælg dem til sidst.',
    ],
    resume: ['Continue application', 'Fortsæt ansøgningen'],
    keepLink: [
      'Keep this link private: anyone who has it can read what you have written.',
      'Del ikke linket. Alle, der har det, kan læse det, du har skrevet.',
    ],
  },
  read: async (c, { draftId }) => {
    const draft = await findDraft(c.tx, draftId);
    if (!draft) return null;
    const { language, email, expires_at: expiresAt } = draft;
    const token = await makeSecretLink(c.tx, { purpose: 'application-draft', subjectId: draftId, expiresAt });
    return {
      to: email,
      language,
      dedupeKey: `application-draft:${draftId}`,
      programme: await offerTitle(c.tx, draft.offer_id, language),
      until: studioDay(expiresAt),
      draftUrl: siteAddress(c.world.settings, `/application-drafts/${token}`, language),
    };
  },
  content: ({ words, format, draftUrl, ...mail }) => ({
    subject: words.subject(mail),
    blocks: [
      text(words.lead),
      text(words.until({ date: format.day(mail.until) })),
      button(words.resume, draftUrl),
      small(words.keepLink),
    ],
  }),
  examples: {
    applicationDraft: (example) => ({
      programme: example.words.programme,
      until: exampleDueOn,
      draftUrl: exampleLink(example, '/application-drafts'),
    }),
  },
});
