import { renderToStaticMarkup } from 'react-dom/server';
import type { EmailContent, EmailLayout } from './email-content.ts';
import { EmailPage } from './email-page.tsx';
import { emailText } from './email-text.ts';

export function renderEmail(letter: EmailLayout): EmailContent {
  return {
    subject: letter.subject,
    html: `<!doctype html>${renderToStaticMarkup(EmailPage({ letter }))}`,
    text: emailText(letter),
    attachments: letter.attachments ?? [],
  };
}
