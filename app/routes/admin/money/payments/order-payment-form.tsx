import { ButtonLink } from '#app/ui/forms/button.tsx';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import type { Language } from '#studio/shared/language.ts';
import { ConfirmDialog } from '../../confirm-dialog.tsx';
import type { OrderProblem } from '../orders/act-on-order.ts';
import { paymentMessages } from './payment.messages.ts';
import { ReceivedFields } from './received-fields.tsx';

interface OrderPaymentProps {
  due: string;
  /** Where to issue an invoice; null: not here. */
  invoice?: string | null;
  /** The preview of a reminder; absent: not here. */
  reminder?: string;
  today: string;
  language: Language;
  problem: OrderProblem | null;
  idempotencyKey: string;
}

export function OrderPayment(props: OrderPaymentProps) {
  const { due, invoice, reminder, today, language, problem, idempotencyKey } = props;
  const words = paymentMessages[language].ofOrder;
  const refused = problem?.about === 'payment' ? problem : null;
  const method = refused?.typed.method ?? '';
  return (
    <section className="admin-section">
      <h2>{words.heading}</h2>
      <p>{words.lead(due)}</p>
      <div className="remedies">
        <ConfirmDialog label={words.label} isMain isOpen={refused !== null}>
          <PostForm to="payment" className="admin-form" noValidate>
            <IdempotencyKey value={idempotencyKey} />
            <ReceivedFields
              idPrefix="paid"
              typed={{ method, receivedOn: refused?.typed.receivedOn ?? '' }}
              faults={{ method: refused !== null && method === '' }}
              today={today}
            />
            <div className="actions">
              <SubmitButton isCompact label={words.save(due)} />
            </div>
          </PostForm>
        </ConfirmDialog>
        {reminder && (
          <ButtonLink href={reminder} variant="ghost" isPlain isCompact opensDocument>
            {words.reminder}
          </ButtonLink>
        )}
        {invoice && (
          <ButtonLink href={invoice} variant="ghost" isPlain isCompact>
            {words.invoice}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
