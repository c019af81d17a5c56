import { readBranding } from '#studio/shared/email/branding.queries.ts';
import { type Branding, siteAddress } from '#studio/shared/email/branding.ts';
import { button, type EmailContent, facts, small, text } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { queueEmail } from '#studio/shared/email/queue-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { homeworkTexts } from '../texts/other-texts.ts';
import { homeworkToSend } from './homework.queries.ts';

export interface HomeworkSet {
  branding: Branding;
  language: Language;
  name: string;
  body: string;
  dueOn: Temporal.PlainDate | null;
}

export function homeworkSet({ branding, language, name, body, dueOn }: HomeworkSet): EmailContent {
  const words = homeworkTexts.of({ branding, language });
  return renderEmail({
    branding,
    language,
    subject: words.subject(branding.coachName),
    headline: words.headline,
    blocks: [
      greeting({ branding, language }, name),
      text(words.lead(branding.coachName)),
      { kind: 'quote', text: body },
      ...(dueOn ? [facts([words.due, formats[language].day(dueOn)])] : []),
      button(words.open, siteAddress(branding, '/dashboard/bookings', language)),
      small(words.note),
    ],
  });
}

export const notifyHomework: DomainEventHandler<'homework.set'> = async (
  c,
  { homeworkId, name, language },
) => {
  const { email, body, dueOn } = await homeworkToSend(c.tx, homeworkId);
  await queueEmail(c, {
    ...homeworkSet({
      branding: await readBranding(c.tx, c.world.settings),
      dueOn: dueOn === null ? null : Temporal.PlainDate.from(dueOn),
      language,
      name,
      body,
    }),
    kind: 'homework',
    language,
    to: email,
    dedupeKey: `homework:${homeworkId}`,
  });
};
