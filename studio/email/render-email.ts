import { renderToStaticMarkup } from 'react-dom/server';
import type { EmailContent, EmailLayout } from './email-content.ts';
import { EmailPage } from './email-page.tsx';
import { emailText } from './email-text.ts';

/** Prints a letter as HTML and as text. Synchronous and pure, so a mail can be written inside a transaction. */
export function renderEmail(letter: EmailLayout): EmailContent {
  return {
    subject: letter.subject,
    html: `<!doctype html>${renderToStaticMarkup(EmailPage({ letter }))}`,
    text: emailText(letter),
    attachments: letter.attachments ?? [],
  };
}
