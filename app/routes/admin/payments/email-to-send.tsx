import { Form } from 'react-router';
import { Button, ButtonLink } from '#app/ui/forms/button.tsx';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { useLanguage } from '#app/web/words.ts';
import { EmailPreview, type PreviewedEmail } from '../email-preview.tsx';
import { paymentMessages } from './payment.messages.ts';

interface EmailToSendProps {
  email: PreviewedEmail;
  src: string;
  sending: string;
  skip: string;
  isBusy: boolean;
  idempotencyKey: string;
}

export function EmailToSend({ email, src, sending, skip, isBusy, idempotencyKey }: EmailToSendProps) {
  const language = useLanguage();
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
