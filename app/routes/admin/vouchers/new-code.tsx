import type { ComponentProps } from 'react';
import { Form } from 'react-router';
import { CheckboxGroup, RadioGroup } from '#app/ui/forms/choice.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import type { CodeField } from '#studio/offers/discounts/create-code.ts';
import { currencies } from '#studio/shared/money.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import type { CodesWords } from './codes.messages.ts';
import type { TypedCode } from './typed-code.ts';

interface NewCodeProps {
  words: CodesWords;
  typed: TypedCode;
  faults: Partial<Record<CodeField, string>>;
  isOpen: boolean;
  offers: ReadonlyArray<{ id: string; title: string }>;
  idempotencyKey: string;
}

export function NewCode({ words, typed, faults, isOpen, offers, idempotencyKey }: NewCodeProps) {
  const text = words.create;
  const field = (name: Exclude<keyof TypedCode, 'value' | 'currency' | 'offerIds'>) => ({
    name,
    idPrefix: 'code',
    defaultValue: typed[name],
    error: faults[name === 'amount' ? 'amountMinor' : name] ?? null,
    takesFocus: true,
    autoComplete: 'off',
  });
  return (
    <ConfirmDialog label={text.open} isMain isOpen={isOpen}>
      <Form method="post" className="admin-form" noValidate>
        <IdempotencyKey value={idempotencyKey} />
        <TextField {...field('code')} label={text.code} hint={text.codeHint} isRequired />
        <RadioGroup
          name="value"
          idPrefix="code"
          label={text.value}
          chosen={typed.value}
          options={[
            { value: 'percent', label: text.values.percent },
            { value: 'amount', label: text.values.amount },
          ]}
        />
        <TextField {...field('percent')} label={text.percent} hint={text.percentHint} inputMode="numeric" />
        <div className="pair">
          <TextField {...field('amount')} label={text.amount} hint={text.amountHint} inputMode="decimal" />
          <SelectField
            name="currency"
            idPrefix="code"
            label={text.currency}
            chosen={typed.currency}
            options={currencies.map((value) => ({ value, label: value }))}
          />
        </div>
        <CodeLimits text={text} field={field} />
        <CheckboxGroup
          name="offerIds"
          idPrefix="code"
          label={text.offers}
          hint={text.offersHint}
          isStacked
          chosen={typed.offerIds}
          options={offers.map(({ id, title }) => ({ value: id, label: title }))}
        />
        <div className="actions">
          <SubmitButton label={text.save} />
        </div>
      </Form>
    </ConfirmDialog>
  );
}

type LimitField = 'fromDay' | 'untilDay' | 'maxUses' | 'maxUsesPerPerson';

function CodeLimits({
  text,
  field,
}: {
  text: CodesWords['create'];
  field: (name: LimitField) => Omit<ComponentProps<typeof TextField>, 'label'>;
}) {
  return (
    <>
      <div className="pair">
        <TextField {...field('fromDay')} label={text.fromDay} hint={text.fromHint} type="date" />
        <TextField {...field('untilDay')} label={text.untilDay} hint={text.untilHint} type="date" />
      </div>
      <div className="pair">
        <TextField {...field('maxUses')} label={text.maxUses} hint={text.limitHint} inputMode="numeric" />
        <TextField
          {...field('maxUsesPerPerson')}
          label={text.maxUsesPerPerson}
          hint={text.personHint}
          inputMode="numeric"
        />
      </div>
    </>
  );
}
