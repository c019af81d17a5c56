import type { World } from '#platform/world.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { fillNames } from '#studio/shared/content/document.ts';
import { readBranding } from '#studio/shared/email/branding.queries.ts';
import { siteAddress, siteHost } from '#studio/shared/email/branding.ts';
import { type EmailContent, links, small, text } from '#studio/shared/email/email-content.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import type { Language } from '#studio/shared/language.ts';
import { issuePath, issueWords } from '#studio/site/newsletter-issues/issue.ts';
import { type PageBlocks, publishedBlocks } from '#studio/site/pages/page-draft.ts';
import { unsubscribeHeaders } from '../notifications/newsletter/unsubscribe-headers.ts';
import { aroundIssue, emailBlocks, imageOf } from './issue-blocks.ts';
import { issueEmailMessages } from './issue-email.messages.ts';

/** Where each copy has its reader's token; has the form of one. */
export const tokenPlaceholder = '0'.repeat(22);

/** Gmail clips longer ones, with the link to unsubscribe at their end. */
export const mostEmailBytes = 100 * 1024;

export interface IssueEmail extends EmailContent {
  language: Language;
}

/** An issue as an email, the same for every reader until `forReader`. */
export async function writeIssue(
  world: World,
  { page, slug, language }: { page: PageBlocks; slug: string; language: Language },
): Promise<IssueEmail> {
  const branding = await readBranding(world.db.query, world.settings);
  const blocks = fillNames(publishedBlocks(page[language]), await studioIdentity(world));
  const issue = issueWords(blocks);
  const around = await aroundIssue(world, { language, slugPath: issuePath(slug) });
  const words = issueEmailMessages[language];
  const unsubscribeUrl = siteAddress(world.settings, `/newsletter/unsubscribe/${tokenPlaceholder}`, language);
  const content = renderEmail({
    branding,
    language,
    subject: issue.subject,
    headline: issue.headline,
    ...(issue.preview ? { preview: issue.preview } : {}),
    blocks: [
      ...(issue.picture ? imageOf(around, issue.picture, { alt: issue.pictureAlt }) : []),
      ...(issue.lead ? [text(issue.lead)] : []),
      ...(await emailBlocks(issue.blocks, around)),
      small(words.why),
      links(
        { label: words.inBrowser, href: around.issueUrl },
        { label: words.unsubscribe, href: unsubscribeUrl },
      ),
    ],
  });
  return { ...content, language };
}

export interface ReadersCopy extends IssueEmail {
  headers: Readonly<Record<string, string>>;
}

/** The copy of one reader, with one-click unsubscription (RFC 8058) and the list's name (RFC 2919). */
export function forReader(
  email: IssueEmail,
  { token, settings }: { token: string; settings: World['settings'] },
): ReadersCopy {
  const unsubscribeUrl = siteAddress(settings, `/newsletter/unsubscribe/${token}`, email.language);
  return {
    ...email,
    html: email.html.replaceAll(tokenPlaceholder, token),
    text: email.text.replaceAll(tokenPlaceholder, token),
    headers: {
      ...unsubscribeHeaders(unsubscribeUrl),
      'List-Id': `<newsletter.${siteHost(settings.siteUrl)}>`,
    },
  };
}

export function bytesOf({ html, text: plain }: EmailContent): number {
  return Buffer.byteLength(html) + Buffer.byteLength(plain);
}
