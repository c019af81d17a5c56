import { Form } from 'react-router';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { useLanguage } from '#app/web/words.ts';
import { EmailPreview, type PreviewedEmail } from '../../email-preview.tsx';
import { paymentMessages } from './payment.messages.ts';

interface EmailToSendProps {
  email: PreviewedEmail;
  src: string;
  sending: string;
  skip: string;
  idempotencyKey: string;
}

export function EmailToSend({ email, src, sending, skip, idempotencyKey }: EmailToSendProps) {
  const language = useLanguage();
  const words = paymentMessages[language].preview;
  return (
    <>
      <EmailPreview email={email} src={src} words={words} />
      <div className="remedies spaced">
        <Form method="post" action={sending}>
          <IdempotencyKey value={idempotencyKey} />
          <SubmitButton isPlain label={words.send(email.to)} />
        </Form>
        <ButtonLink href={skip} variant="ghost" isPlain>
          {words.skip}
        </ButtonLink>
      </div>
    </>
  );
}
