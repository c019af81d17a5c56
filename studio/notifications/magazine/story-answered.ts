import type { Branding } from '#studio/email/branding.ts';
import { button, type EmailContent, text } from '#studio/email/email-content.ts';
import { renderEmail } from '#studio/email/render-email.ts';
import type { Language } from '#studio/shared/language.ts';
import { bookingWords } from '../bookings/booking-email.ts';
import { da, en } from './story.messages.ts';

export interface StoryAnswered {
  branding: Branding;
  language: Language;
  name: string;
  title: string | null;
  url: string | null;
}

const words = { en, da };

export function storyAnswered({ branding, language, name, title, url }: StoryAnswered): EmailContent {
  const { accepted, declined } = words[language];
  const said = url === null ? declined : accepted;
  return renderEmail({
    branding,
    language,
    subject: said.subject(title),
    headline: said.headline,
    blocks: [
      text(bookingWords[language].hello(name)),
      text(said.lead(title)),
      ...(url === null ? [] : [button(accepted.read, url)]),
      text(said.end),
    ],
  });
}
