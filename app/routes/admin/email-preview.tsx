import { Disclosure } from '#app/ui/disclosure.tsx';
import { EmailAddress } from '#app/ui/email-address.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import type { Language } from '#studio/shared/language.ts';

export interface PreviewedEmail {
  to: string;
  from: string;
  replyTo?: string;
  subject: string;
  text: string;
  language: Language;
  attachments?: readonly AttachedFile[];
}

interface AttachedFile {
  key: string;
  name: string;
  size: string;
  href: string | null;
}

interface Words {
  to: string;
  from: string;
  replyTo?: string;
  subject: string;
  files?: string;
  frame: string;
  plain: string;
}

export function EmailPreview({ email, src, words }: { email: PreviewedEmail; src: string; words: Words }) {
  const { to, from, replyTo, subject, language, text, attachments = [] } = email;
  return (
    <>
      <Leaders
        isFull
        isFacts
        rows={[
          { key: 'to', label: words.to, value: <EmailAddress of={to} /> },
          { key: 'from', label: words.from, value: <EmailAddress of={from} /> },
          ...(replyTo && words.replyTo
            ? [{ key: 'reply-to', label: words.replyTo, value: <EmailAddress of={replyTo} /> }]
            : []),
          { key: 'subject', label: words.subject, value: <span lang={language}>{subject}</span> },
          ...(attachments.length > 0
            ? [{ key: 'files', label: words.files, value: <Files attachments={attachments} /> }]
            : []),
        ]}
      />
      <iframe
        className="email-frame"
        title={words.frame}
        src={src}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      />
      <Disclosure summary={words.plain}>
        <pre className="email-text" lang={language}>
          {text}
        </pre>
      </Disclosure>
    </>
  );
}

function Files({ attachments }: { attachments: readonly AttachedFile[] }) {
  return (
    <ul className="email-files stack tight">
      {attachments.map(({ key, name, size, href }) => (
        <li key={key}>
          <a className="text-link" href={href ?? ''} download>
            {name}
          </a>{' '}
          <small>{size}</small>
        </li>
      ))}
    </ul>
  );
}
