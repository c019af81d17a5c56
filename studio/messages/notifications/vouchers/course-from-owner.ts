import { type Branding, siteAddress } from '#studio/shared/email/branding.ts';
import { button, type EmailContent, text } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import type { Language } from '#studio/shared/language.ts';
import { courseTexts } from '../texts/order-texts.ts';

export interface CourseFromOwner {
  branding: Branding;
  language: Language;
  name: string;
  course: string;
}

/** Access to a course that the owner granted without a purchase. */
export function courseFromOwner(mail: CourseFromOwner): EmailContent {
  const { branding, language, course } = mail;
  const texts = courseTexts.of(mail);
  return renderEmail({
    branding,
    language,
    subject: texts.given.subject(course),
    headline: texts.given.headline,
    blocks: [
      greeting(mail, mail.name),
      text(texts.given.lead(course, branding.coachName)),
      text(texts.enrolled.access),
      button(texts.enrolled.open, siteAddress(branding, '/login', language)),
    ],
  });
}
