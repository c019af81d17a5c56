import { Form } from 'react-router';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { EmailAddress } from '#app/ui/email-address.tsx';
import { Button, ButtonLink } from '#app/ui/forms/button.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import type { Language } from '#studio/shared/language.ts';
import { paymentMessages } from './payment.messages.ts';

export interface ShownEmail {
  subject: string;
  text: string;
  to: string;
  from: string;
  language: Language;
}

interface EmailPreviewProps {
  email: ShownEmail;
  language: Language;
  src: string;
  sending: string;
  skip: string;
  isBusy: boolean;
  idempotencyKey: string;
}

export function EmailPreview({
  email,
  language,
  src,
  sending,
  skip,
  isBusy,
  idempotencyKey,
}: EmailPreviewProps) {
  const words = paymentMessages[language].preview;
  return (
    <>
      <Leaders
        isFull
        isFacts
        rows={[
          { key: 'to', label: words.to, value: <EmailAddress of={email.to} /> },
          { key: 'from', label: words.from, value: <EmailAddress of={email.from} /> },
          { key: 'subject', label: words.subject, value: <span lang={email.language}>{email.subject}</span> },
        ]}
      />
      <iframe
        className="email-frame"
        title={words.frame}
        src={src}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      />
      <Disclosure summary={words.plain}>
        <pre className="email-text" lang={email.language}>
          {email.text}
        </pre>
      </Disclosure>
      <div className="remedies spaced">
        <Form method="post" action={sending}>
          <IdempotencyKey value={idempotencyKey} />
          <Button type="submit" isPlain isBusy={isBusy}>
            {words.send(email.to)}
          </Button>
        </Form>
        <ButtonLink href={skip} variant="ghost" isPlain>
          {words.skip}
        </ButtonLink>
      </div>
    </>
  );
}
