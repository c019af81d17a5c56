import { RadioGroup } from '#app/ui/forms/choice.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { useWords } from '#app/web/words.ts';
import { otherId } from '#studio/offers/catalogue/offer.ts';
import { currencies } from '#studio/shared/money.ts';
import { type PaymentWords, paymentMessages } from './payment.messages.ts';

export interface TypedWhat {
  offerId: string;
  description: string;
  vatClass: string;
  amount: string;
  currency: string;
}

interface WhatFieldsProps {
  offers: ReadonlyArray<{ value: string; label: string }>;
  typed: TypedWhat | null;
  faults: ReadonlySet<string>;
}

/** What was sold outside the checkout: an offer, or anything else with its VAT class. */
export function WhatFields({ offers, typed, faults }: WhatFieldsProps) {
  const words = useWords(paymentMessages);
  const errorOf = (field: keyof PaymentWords['faults']) => (faults.has(field) ? words.faults[field] : null);
  return (
    <>
      <SelectField
        name="offerId"
        idPrefix="payment"
        label={words.what}
        hint={words.whatHint}
        chosen={typed?.offerId ?? otherId}
        options={[{ value: otherId, label: words.other }, ...offers]}
        error={errorOf('offerId')}
      />
      <TextField
        name="description"
        idPrefix="payment"
        label={words.description}
        hint={words.descriptionHint}
        maxLength={200}
        defaultValue={typed?.description ?? ''}
        error={errorOf('description')}
        autoComplete="off"
      />
      <RadioGroup
        name="vatClass"
        idPrefix="payment"
        label={words.vatClass}
        chosen={typed?.vatClass || 'exempt'}
        options={(['exempt', 'standard'] as const).map((value) => ({
          value,
          label: words.vatClasses[value],
        }))}
      />
      <div className="pair">
        <TextField
          name="amount"
          idPrefix="payment"
          label={words.amount}
          inputMode="decimal"
          autoComplete="off"
          isRequired
          defaultValue={typed?.amount ?? ''}
          error={errorOf('amountMinor')}
        />
        <SelectField
          name="currency"
          idPrefix="payment"
          label={words.currency}
          chosen={typed?.currency || 'DKK'}
          options={currencies.map((value) => ({ value, label: value }))}
        />
      </div>
    </>
  );
}
