import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import type { CheckoutPageWords } from '../checkout.messages.ts';
import type { CheckoutView } from './checkout-view-types.ts';

interface DetailsProps {
  view: CheckoutView;
  words: CheckoutPageWords;
}

export function BookingDetails({ view, words }: DetailsProps) {
  if (!view.booking) return null;
  return (
    <section className="part" aria-labelledby="booking-heading">
      <h2 className="ruled" id="booking-heading">
        {words.session}
      </h2>
      <Leaders isFull rows={view.booking.rows} />
      <p className="remark">{view.booking.heldUntil}</p>
    </section>
  );
}

export function GiftCardDetails({ view, words }: DetailsProps) {
  const text = words.gift;
  const common = (name: 'recipientName' | 'recipientEmail' | 'message' | 'deliverOn') => ({
    idPrefix: 'checkout',
    name,
    defaultValue: view.values[name],
    error: view.errors[name] ?? null,
    takesFocus: true,
    optionalNote: text.optional,
  });
  return (
    <fieldset className="form part">
      <legend className="ruled">{text.title}</legend>
      <div className="pair">
        <TextField {...common('recipientName')} label={text.recipientName} autoComplete="off" />
        <TextField
          {...common('recipientEmail')}
          label={text.recipientEmail}
          hint={text.recipientHint}
          type="email"
          inputMode="email"
          autoComplete="off"
        />
      </div>
      <TextArea {...common('message')} label={text.message} rows={4} />
      <TextField {...common('deliverOn')} label={text.deliverOn} hint={text.deliverHint} type="date" />
    </fieldset>
  );
}
