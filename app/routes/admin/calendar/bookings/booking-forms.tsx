import { ButtonLink } from '#app/ui/forms/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import type { Attendance } from '#studio/calendar/owner-calendar/record-attendance.ts';
import { ReceivedFields } from '../../money/payments/received-fields.tsx';
import type { BookingFormsProps } from './booking-forms-props.ts';

export function BookingForms(props: BookingFormsProps) {
  const { booking, words } = props;
  switch (booking.state) {
    case 'to-come':
      return (
        <div className="remedies">
          <Reschedule {...props} />
          <MarkPaid {...props} />
          {booking.canSpendCredit && <OneButton to="credit" label={words.spend} />}
          <Cancel {...props} />
        </div>
      );
    case 'new-time':
      return (
        <div className="remedies">
          <Reschedule {...props} />
          <Cancel {...props} />
        </div>
      );
    case 'held':
      return <Held {...props} />;
    case 'over':
      return (
        <>
          <div className="remedies">
            <OneButton to="attendance" attendance="completed" label={words.completed} isFirst />
            <OneButton to="attendance" attendance="no-show" label={words.noShow} />
            <MarkPaid {...props} />
          </div>
          <p className="hint">{words.noShowNote}</p>
        </>
      );
    case 'completed':
    case 'no-show':
      return (
        <div className="remedies">
          <MarkPaid {...props} />
          <OneButton to="attendance" attendance="open" label={words.open} />
        </div>
      );
    case 'released':
      return booking.canSendLink ? (
        <>
          <p className="notice">{words.linkRanOut}</p>
          <div className="remedies">
            <OneButton to="payment-link" label={words.sendLink} isFirst />
          </div>
        </>
      ) : null;
    default:
      return null;
  }
}

function Held(props: BookingFormsProps) {
  const { booking, words } = props;
  return (
    <div className="remedies">
      <MarkPaid {...props} />
      {booking.dueAtLesson !== null && (
        <ButtonLink
          href={`/admin/reminders/booking/${booking.id}`}
          variant="ghost"
          isPlain
          isCompact
          opensDocument
        >
          {words.remind}
        </ButtonLink>
      )}
      <Release {...props} />
    </div>
  );
}

/** For sessions paid at the lesson; otherwise renders nothing. */
function MarkPaid({ booking, words, idempotencyKey, paid }: BookingFormsProps) {
  if (booking.dueAtLesson === null) return null;
  return (
    <>
      <details className="confirm-step" open={paid !== null}>
        <summary className="button plain compact">{words.markPaid}</summary>
        <div className="notice">
          <p>{words.markPaidLead}</p>
          <PostForm to="payment" className="admin-form" noValidate>
            <IdempotencyKey value={idempotencyKey} />
            <ReceivedFields
              idPrefix="paid"
              typed={{ method: paid?.method ?? '', receivedOn: paid?.receivedOn ?? '' }}
              faults={{ method: paid?.isMethodMissing ?? false, receivedOn: paid?.isDayInvalid ?? false }}
              today={booking.today}
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
              <SubmitButton isCompact label={words.markPaidYes} />
            </div>
          </PostForm>
        </div>
      </details>
      {booking.canInvoice && (
        <ButtonLink href={`/admin/invoices/new?booking=${booking.id}`} variant="ghost" isPlain isCompact>
          {words.invoiceCompany}
        </ButtonLink>
      )}
    </>
  );
}

interface OneButtonProps {
  to: string;
  attendance?: Attendance;
  label: string;
  isFirst?: boolean;
}

function OneButton({ to, attendance, label, isFirst = false }: OneButtonProps) {
  return (
    <PostForm to={to}>
      {attendance && <input type="hidden" name="attendance" value={attendance} />}
      <SubmitButton isCompact isPlain variant={isFirst ? 'ink' : 'ghost'} label={label} />
    </PostForm>
  );
}

function Reschedule({ booking, words, common, typed }: BookingFormsProps) {
  const { money, dueAtLesson } = booking;
  const effect =
    money?.kind === 'paid'
      ? words.moveMoney.paid(money.amount)
      : words.moveMoney[money?.kind ?? (dueAtLesson === null ? 'nothing' : 'at-session')];
  return (
    <details className="confirm-step" open={typed !== null}>
      <summary className="button plain compact">{words.move}</summary>
      <div className="notice">
        <p>{words.moveLead}</p>
        <p>
          {effect} {words.moveEmail(booking.email, booking.emailsIn)}
        </p>
        <PostForm to="reschedule" className="admin-form" noValidate data-check-required>
          <input type="hidden" name="seen" value={booking.seen} />
          <div className="pair">
            <TextField
              name="day"
              idPrefix="move"
              label={common.day}
              type="date"
              isRequired
              defaultValue={typed?.day ?? booking.day}
            />
            <TextField
              name="time"
              idPrefix="move"
              label={common.time}
              type="time"
              isRequired
              defaultValue={typed?.time ?? booking.time}
            />
          </div>
          <div className="actions">
            <SubmitButton isCompact label={words.moveTo} />
          </div>
        </PostForm>
      </div>
    </details>
  );
}

/** The refund is shown and chosen before cancelling. */
function Cancel({ booking, words }: BookingFormsProps) {
  const { money } = booking;
  return (
    <details className="confirm-step">
      <summary className="button ghost plain compact">{words.cancel}</summary>
      <div className="notice wrong">
        <p>{words.cancelQuestion(booking.name, booking.when)}</p>
        <PostForm to="cancellation" className="admin-form">
          <input type="hidden" name="seen" value={booking.seen} />
          {money?.kind === 'paid' && <p>{money.returned}</p>}
          {money?.kind === 'invoice' && (
            <p>{words.invoiceEnds[money.isSent ? 'sent' : 'unsent'](money.number)}</p>
          )}
          {!money && <p>{words.nothingPaid}</p>}
          {booking.lateFee && <p>{words.lateFee(booking.lateFee)}</p>}
          <div className="actions">
            <SubmitButton
              name="money"
              value="back"
              isCompact
              isPlain
              variant="wrong"
              label={money ? backLabel(money, words) : words.cancelOnly}
            />
            {(money || booking.lateFee) && (
              <SubmitButton
                name="money"
                value="kept"
                isCompact
                isPlain
                variant="ghost"
                label={money ? keptLabel(money, words) : words.cancelledByStudent}
              />
            )}
          </div>
        </PostForm>
      </div>
    </details>
  );
}

type PaidBy = NonNullable<BookingFormsProps['booking']['money']>;

function backLabel(money: PaidBy, words: BookingFormsProps['words']): string {
  if (money.kind === 'paid') return words.back(money.amount);
  return money.kind === 'credit' ? words.creditBack : words.invoiceCancelled(money.number);
}

function keptLabel(money: PaidBy, words: BookingFormsProps['words']): string {
  if (money.kind === 'paid') return words.kept(money.amount);
  return money.kind === 'credit' ? words.creditKept : words.invoiceDue(money.number);
}

function Release({ booking, words }: BookingFormsProps) {
  return (
    <details className="confirm-step">
      <summary className="button ghost plain compact">{words.letGo}</summary>
      <div className="notice wrong">
        <p>{words.letGoQuestion(booking.name, booking.when)}</p>
        <PostForm to="cancellation" className="actions">
          <input type="hidden" name="seen" value={booking.seen} />
          <SubmitButton isCompact isPlain variant="wrong" label={words.letGoYes} />
        </PostForm>
      </div>
    </details>
  );
}
