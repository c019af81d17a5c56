import { Form } from 'react-router';
import { Button, ButtonLink } from '#app/ui/forms/button.tsx';
import { Checkbox } from '#app/ui/forms/choice.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { FieldError } from '#app/ui/forms/field-frame.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import type { RefundView } from './read-refund.ts';
import type { RefundWords } from './refund.messages.ts';

interface Props {
  refund: RefundView;
  words: RefundWords;
  order: string;
}

/** A GET form: nothing is refunded before it was reviewed. The styles show the fields of the chosen kind. */
export function RefundForm({ refund, words, order }: Props) {
  const problemOf = (about: string) => (refund.problem?.about === about ? refund.problem.text : null);
  return (
    <Form method="get" action={`${order}/refund`} className="refund-form stack wide" noValidate>
      <input type="hidden" name="review" value="yes" />
      <fieldset>
        <legend className="field-legend">{words.what}</legend>
        <div className="segments">
          {refund.kinds.map((kind) => (
            <label key={kind}>
              {words.kinds[kind]}
              <input type="radio" name="what" value={kind} defaultChecked={kind === refund.kind} />
            </label>
          ))}
        </div>
      </fieldset>
      {refund.kinds.includes('items') && <Items refund={refund} words={words} error={problemOf('items')} />}
      <Stock refund={refund} words={words} />
      <div className="for-amount">
        <TextField
          name="amount"
          idPrefix="refund"
          label={words.amount(refund.currency)}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={refund.amount}
          error={problemOf('amount')}
          takesFocus
        />
      </div>
      {refund.left && <p className="for-all">{words.all(refund.left)}</p>}
      {refund.unused && <p className="for-unused">{refund.unused}</p>}
      <TextField
        name="reason"
        idPrefix="refund"
        label={words.reason}
        optionalNote={refund.isManual ? undefined : words.optional}
        hint={refund.isManual ? words.reasonNeeded : words.reasonHint}
        isRequired={refund.isManual}
        maxLength={500}
        defaultValue={refund.reason}
        autoComplete="off"
        error={problemOf('reason')}
        takesFocus
      />
      <div className="remedies">
        <Button type="submit" isPlain>
          {words.review}
        </Button>
        <ButtonLink href={order} variant="ghost" isPlain>
          {words.cancel}
        </ButtonLink>
      </div>
    </Form>
  );
}

type PartProps = Omit<Props, 'order'>;

function Items({ refund, words, error }: PartProps & { error: string | null }) {
  return (
    <div className="refund-items for-items">
      {refund.items.map(({ position, name, each, left, chosen }) => (
        <SelectField
          key={position}
          name={`quantity:${position}`}
          idPrefix="refund"
          label={name}
          hint={left > 1 ? words.each(each) : each}
          chosen={String(Math.min(chosen, left))}
          options={Array.from({ length: left + 1 }, (_, count) => ({
            value: String(count),
            label: words.pieces(count, left),
          }))}
        />
      ))}
      <FieldError id="refund-items-error" text={error} />
    </div>
  );
}

function Stock({ refund, words }: PartProps) {
  const stocked = refund.items.filter(({ isStocked }) => isStocked);
  if (stocked.length === 0) return null;
  return (
    <div className="for-items for-all">
      {stocked.map(({ position, name, isRestocked }) => (
        <Checkbox
          key={position}
          name={`restock:${position}`}
          idPrefix="refund"
          label={words.restock(name)}
          isChecked={isRestocked}
        />
      ))}
    </div>
  );
}
