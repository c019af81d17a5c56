import { isConfirmedAddress } from '#studio/people/confirmed-addresses.queries.ts';
import { readBranding } from '#studio/shared/email/branding.queries.ts';
import { type Branding, siteAddress } from '#studio/shared/email/branding.ts';
import { button, type EmailContent, text } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { queueEmail } from '#studio/shared/email/queue-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import type { Language } from '#studio/shared/language.ts';
import { storyTexts } from '../texts/other-texts.ts';
import { answeredStory } from './story-email.queries.ts';

interface StoryAnswered {
  branding: Branding;
  language: Language;
  name: string;
  title: string | null;
  url: string | null;
}

export function storyAnswered({ branding, language, name, title, url }: StoryAnswered): EmailContent {
  const { accepted, declined } = storyTexts.of({ branding, language });
  const texts = url === null ? declined : accepted;
  return renderEmail({
    branding,
    language,
    subject: title ? texts.subject(title) : texts.subjectOnly,
    headline: texts.headline,
    blocks: [
      greeting({ branding, language }, name),
      text(title ? texts.lead(title) : texts.leadOnly),
      ...(url === null ? [] : [button(accepted.read, url)]),
      text(texts.end),
    ],
  });
}

/** Name and title only to a confirmed address. */
export const notifyStoryAnswered: DomainEventHandler<'story.answered'> = async (c, { storyId, path }) => {
  const { name, email, title, language } = await answeredStory(c.tx, storyId);
  const branding = await readBranding(c.tx, c.world.settings);
  const isConfirmed = await isConfirmedAddress(c.tx, email);
  await queueEmail(c, {
    ...storyAnswered({
      branding,
      language,
      name: isConfirmed ? name : '',
      title: isConfirmed ? title : null,
      url: path && siteAddress(branding, path, language),
    }),
    kind: 'story-answered',
    language,
    to: email,
    dedupeKey: `story-answered:${storyId}`,
  });
};
