import { siteAddress } from '#studio/shared/email/branding.ts';
import { button, facts, text } from '#studio/shared/email/email-content.ts';
import type { Language } from '#studio/shared/language.ts';
import { ownerReader } from './bookings/booking-email.queries.ts';
import { defineEmail } from './define-email.ts';

interface OwnerTask {
  describe: (language: Language) => { title: string; explanation: string };
  dueAt: Temporal.Instant | null;
  dedupeKey: string;
}

export const ownerTask = defineEmail({
  key: 'owner-task',
  isForOwner: true,
  labels: {
    subject: (title: string) => [`To do: ${title}`, `Opgave: ${title}`],
    headline: ['You have something to do', 'Du har en opgave'],
    due: ['Due', 'Frist'],
    openAdmin: ['Open admin', 'Åbn administrationen'],
  },
  read: async (c, { describe, dueAt, dedupeKey }: OwnerTask) => {
    const owner = await ownerReader(c.tx);
    if (!owner) return null;
    const { title, explanation } = describe(owner.language);
    return { to: owner.email, language: owner.language, dedupeKey, title, explanation, dueAt };
  },
  content: ({ labels, format, branding, title, explanation, dueAt }) => ({
    subject: labels.subject(title),
    headline: labels.headline,
    blocks: [
      text(title),
      text(explanation),
      dueAt && facts([labels.due, format.dayAndTime(dueAt)]),
      button(labels.openAdmin, siteAddress(branding, '/admin')),
    ],
  }),
});
