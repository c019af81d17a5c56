import { renderToStaticMarkup } from 'react-dom/server';
import type { Block, EmailContent, EmailLayout } from './email-content.ts';
import { footLines } from './email-footer.ts';
import { EmailPage } from './email-page.tsx';
import { richPlainText } from './email-rich-text.ts';
import { withClosing } from './every-email.ts';

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'small':
      return block.text;
    case 'heading':
      return `# ${block.text}`;
    case 'rich':
      return richPlainText(block.content);
    case 'image':
      return [block.alt && `[${block.alt}]`, block.href].filter(Boolean).join('\n');
    case 'hour':
      return [block.date, ...block.clocks].join('\n');
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'button':
      return `${block.label}:\n${block.href}`;
    case 'links':
      return block.items.map((item) => `${item.label}:\n${item.href}`).join('\n\n');
    case 'quote':
      return block.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
  }
}

function emailText(layout: EmailLayout): string {
  const foot = footLines(layout.branding).join('\n');
  return [layout.headline, ...layout.blocks.map(blockText).filter(Boolean), `-- \n${foot}`].join('\n\n');
}

export function renderEmail(given: EmailLayout): EmailContent {
  const layout = given.isForOwner ? given : { ...given, blocks: withClosing(given, given.blocks) };
  return {
    subject: layout.subject,
    html: `<!doctype html>${renderToStaticMarkup(EmailPage({ layout }))}`,
    text: emailText(layout),
    attachments: layout.attachments ?? [],
  };
}
