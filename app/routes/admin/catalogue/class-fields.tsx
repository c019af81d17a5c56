import { RadioGroup } from '#app/ui/forms/choice.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import type { OfferWords } from './offer.messages.ts';
import type { OfferResult } from './offer-from-form.ts';

export interface NewFieldsProps extends Pick<OfferResult, 'typed' | 'faults'> {
  words: OfferWords;
  /** Those of which a term can be sold. */
  classes: ReadonlyArray<{ value: string; label: string }>;
}

export function ClassFields({ words, typed, faults, classes }: NewFieldsProps) {
  return (
    <div className="of-group-class">
      <RadioGroup
        name="soldPer"
        idPrefix="offer"
        label={words.soldPer}
        isStacked
        chosen={typed.soldPer || 'term'}
        options={(['term', 'class'] as const).map((value) => ({
          value,
          label: words.soldPers[value].name,
          note: words.soldPers[value].note,
        }))}
      />
      {classes.length > 0 && (
        <SelectField
          name="termOf"
          idPrefix="offer"
          label={words.termOf}
          hint={words.termOfHint}
          error={faults.termOf ? words.faults[faults.termOf] : null}
          chosen={typed.termOf}
          options={[{ value: '', label: words.ownDates }, ...classes]}
        />
      )}
    </div>
  );
}
