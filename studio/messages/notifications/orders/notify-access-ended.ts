import { readBranding } from '#studio/shared/email/branding.queries.ts';
import type { Branding } from '#studio/shared/email/branding.ts';
import { type EmailContent, text } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { queueEmail } from '#studio/shared/email/queue-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import type { Language } from '#studio/shared/language.ts';
import { courseTitles } from '#studio/teaching/learning/owner-courses.queries.ts';
import { courseTexts } from '../texts/order-texts.ts';
import { personWithAccess } from './order.queries.ts';

interface AccessEnded {
  branding: Branding;
  language: Language;
  name: string;
  course: string;
}

export function accessEnded({ branding, language, name, course }: AccessEnded): EmailContent {
  const words = courseTexts.of({ branding, language }).ended;
  return renderEmail({
    branding,
    language,
    subject: words.subject(course),
    headline: words.headline,
    blocks: [greeting({ branding, language }, name), text(words.lead(course)), text(words.contact)],
  });
}

export const notifyAccessEnded: DomainEventHandler<'enrolment.revoked'> = async (c, event) => {
  if (!event.email) return;
  const { name, language } = await personWithAccess(c.tx, event);
  const courseId = event.courseId ?? '';
  const [course] = await courseTitles(c.tx, [courseId], language);
  await queueEmail(c, {
    ...accessEnded({
      branding: await readBranding(c.tx, c.world.settings),
      language,
      name,
      course: course?.title ?? courseId,
    }),
    kind: 'access-ended',
    language,
    to: event.email,
    dedupeKey: `access-ended:${event.entitlementId}`,
  });
};
