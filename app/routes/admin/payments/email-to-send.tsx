import { Form } from 'react-router';
import { Button, ButtonLink } from '#app/ui/forms/button.tsx';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import type { Language } from '#studio/shared/language.ts';
import { EmailPreview, type PreviewedEmail } from '../email-preview.tsx';
import { paymentMessages } from './payment.messages.ts';

interface EmailToSendProps {
  email: PreviewedEmail;
  language: Language;
  src: string;
  sending: string;
  skip: string;
  isBusy: boolean;
  idempotencyKey: string;
}

export function EmailToSend({
  email,
  language,
  src,
  sending,
  skip,
  isBusy,
  idempotencyKey,
}: EmailToSendProps) {
  const words = paymentMessages[language].preview;
  return (
    <>
      <EmailPreview email={email} src={src} words={words} />
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
