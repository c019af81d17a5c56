import { FactLink } from '#app/ui/email-address.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { useWords } from '#app/web/words.ts';
import type { Language } from '#studio/shared/language.ts';
import { ConfirmDialog } from '../../../confirm-dialog.tsx';
import { feeMessages } from './fee.messages.ts';
import type { FeeView } from './read-fee.ts';

interface BookingFeeProps {
  booking: { name: string; fee: FeeView | null };
  language: Language;
  idempotencyKey: string;
}

/** What the offer's rule says about a missed or late cancelled session, and how the owner can depart from it. */
export function BookingFee(props: BookingFeeProps) {
  const {
    booking: { fee, name },
    language,
  } = props;
  if (!fee) return null;
  const words = feeMessages[language];
  const form = { ...props, name };
  return (
    <section className="admin-section">
      <h2>{words.heading}</h2>
      {!fee.fee && fee.charged === null && <p>{words.rule(fee.hours)}</p>}
      {fee.isUnpaid && <p>{words.unpaid}</p>}
      {fee.fee && <ChargeFee {...form} fee={fee.fee} />}
      {fee.charged !== null && (
        <p>
          {words.charged}{' '}
          <FactLink href={`/admin/invoices/${fee.charged}`} text={words.invoice(fee.charged)} />
        </p>
      )}
      {fee.kept?.kind === 'paid' && <RefundKept {...form} kept={fee.kept} />}
      {fee.kept?.kind === 'credit' && <ReturnCredit {...form} />}
    </section>
  );
}

type FormProps = Omit<BookingFeeProps, 'booking'> & { name: string };
type Paid = Extract<NonNullable<FeeView['kept']>, { kind: 'paid' }>;

function RefundKept({ kept, name, idempotencyKey }: FormProps & { kept: Paid }) {
  const words = useWords(feeMessages);
  const { amount, currency, leftMinor } = kept;
  return (
    <>
      <p>{words.keptMoney(amount)}</p>
      <div className="remedies">
        <ConfirmDialog label={words.refundPart} question={words.refundPartSure(amount, name)}>
          <PostForm to="fee" className="parcel-form stack" noValidate>
            <IdempotencyKey value={idempotencyKey} />
            <input type="hidden" name="seen" value={leftMinor} />
            <TextField
              name="amount"
              idPrefix="fee"
              label={words.amount(currency)}
              inputMode="decimal"
              autoComplete="off"
              isRequired
            />
            <SubmitButton isCompact label={words.refundPartYes} />
          </PostForm>
        </ConfirmDialog>
        <ConfirmDialog label={words.refundAll(amount)} question={words.refundAllSure(amount, name)}>
          <PostForm to="fee">
            <IdempotencyKey value={idempotencyKey} />
            <input type="hidden" name="seen" value={leftMinor} />
            <SubmitButton isCompact label={words.refundAllYes(amount)} />
          </PostForm>
        </ConfirmDialog>
      </div>
    </>
  );
}

/** Never automatic. */
function ChargeFee({ fee: { kind, amount }, name }: FormProps & { fee: NonNullable<FeeView['fee']> }) {
  const words = useWords(feeMessages);
  return (
    <>
      <p>{words.agreed[kind](amount)}</p>
      <div className="remedies">
        <ConfirmDialog label={words.charge[kind](amount)} question={words.chargeSure(amount, name)}>
          <PostForm to="charge">
            <SubmitButton isCompact label={words.chargeYes} />
          </PostForm>
        </ConfirmDialog>
      </div>
    </>
  );
}

function ReturnCredit({ name }: FormProps) {
  const words = useWords(feeMessages);
  return (
    <>
      <p>{words.keptCredit}</p>
      <div className="remedies">
        <ConfirmDialog label={words.returnCredit} question={words.returnCreditSure(name)}>
          <PostForm to="fee">
            <SubmitButton isCompact label={words.returnCreditYes} />
          </PostForm>
        </ConfirmDialog>
      </div>
    </>
  );
}
