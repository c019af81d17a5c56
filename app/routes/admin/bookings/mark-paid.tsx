import { Button } from '#app/ui/forms/button.tsx';
import { RadioGroup } from '#app/ui/forms/choice.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { manualMethodWords } from '#studio/payments/manual-method.messages.ts';
import { manualMethods } from '#studio/payments/manual-method.ts';
import type { ActionsProps } from './booking-actions-props.ts';

/** For sessions paid at the lesson; otherwise renders nothing. */
export function MarkPaid({ booking, words, isBusy, language, idempotencyKey, paid }: ActionsProps) {
  if (booking.dueAtLesson === null) return null;
  return (
    <details className="second-thought" open={paid !== null}>
      <summary className="button plain compact">{words.markPaid}</summary>
      <div className="notice">
        <p>{words.markPaidLead}</p>
        <PostForm to="payment" className="admin-form" noValidate>
          <IdempotencyKey value={idempotencyKey} />
          <RadioGroup
            name="method"
            isRequired
            error={paid?.isMethodMissing ? words.methodMissing : null}
            idPrefix="paid"
            label={words.paidBy}
            isStacked
            chosen={paid?.method ?? ''}
            options={manualMethods.map((value) => ({ value, label: manualMethodWords[language][value] }))}
          />
          <TextField
            name="amount"
            idPrefix="paid"
            label={words.amount}
            inputMode="decimal"
            autoComplete="off"
            isRequired
            defaultValue={paid?.amount ?? booking.dueAtLesson}
            error={paid?.isAmountInvalid ? words.amountInvalid : null}
          />
          <div className="actions">
            <Button type="submit" isBusy={isBusy} isCompact>
              {words.markPaidYes}
            </Button>
          </div>
        </PostForm>
      </div>
    </details>
  );
}
