import { renderToStaticMarkup } from 'react-dom/server';
import type { Letter, MailContent } from './email-content.ts';
import { LetterPage } from './email-page.tsx';
import { letterText } from './email-text.ts';

/** Prints a letter as HTML and as text. Synchronous and pure, so a mail can be written inside a transaction. */
export function writeLetter(letter: Letter): MailContent {
  return {
    subject: letter.subject,
    html: `<!doctype html>${renderToStaticMarkup(LetterPage({ letter }))}`,
    text: letterText(letter),
    attachments: letter.attachments ?? [],
  };
}
