import { Button } from '#app/ui/forms/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { useResourceHref } from '#app/web/forms/sub-resource.tsx';
import { currencies } from '#studio/shared/money.ts';
import type { OfferWords } from './offer.messages.ts';
import { type OfferFieldsProps, OfferSection } from './offer-form.tsx';

export interface StepRow {
  /** ISO instant. */
  from: string;
  day: string;
  time: 'upcoming' | 'now' | 'past';
  prices: Partial<Record<(typeof currencies)[number], string>>;
}

interface PriceSectionProps extends OfferFieldsProps {
  steps: readonly StepRow[];
  /** Lowest price before the reduction that visitors see; null: not reduced. */
  reduced: string | null;
}

export function PriceSection({ steps, reduced, ...props }: PriceSectionProps) {
  const { typed, faults, words } = props;
  return (
    <OfferSection
      title={words.sections.price}
      aside={typed.vatClass === 'exempt' ? words.vatExempt : words.inclVat}
    >
      <PriceFields {...props} />
      <p className="hint">{words.pricesHint}</p>
      <div className="offer-from">
        <TextField
          name="priceFrom"
          idPrefix="offer"
          type="date"
          label={words.priceFrom}
          hint={words.priceFromHint}
          defaultValue={typed.priceFrom}
          error={faults.priceFrom ? words.faults[faults.priceFrom] : null}
          takesFocus
        />
      </div>
      {reduced && <p className="hint">{words.reduced(reduced)}</p>}
      {steps.length > 0 && <Steps steps={steps} words={words} />}
      <p className="hint">{words.keep}</p>
    </OfferSection>
  );
}

/** One field per currency; empty: not sold in it. */
export function PriceFields({ typed, faults, words }: Omit<OfferFieldsProps, 'fields'>) {
  return (
    <div className="offer-prices">
      {currencies.map((currency) => (
        <TextField
          key={currency}
          name={currency}
          idPrefix="offer"
          label={currency}
          inputMode="decimal"
          defaultValue={typed.prices[currency]}
          maxLength={14}
          error={faults[currency] ? words.faults[faults[currency]] : null}
          takesFocus
        />
      ))}
    </div>
  );
}

function Steps({ steps, words }: { steps: readonly StepRow[]; words: OfferWords }) {
  return (
    <div className="table-scroll">
      <table className="price-steps">
        <caption className="unseen">{words.history}</caption>
        <thead>
          <tr>
            <th scope="col">{words.from}</th>
            {currencies.map((currency) => (
              <th scope="col" className="number" key={currency}>
                {currency}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step.from} className={step.time}>
              <th scope="row">
                {step.day} {step.time !== 'past' && <small>{words[step.time]}</small>}
                {step.time === 'upcoming' && <Withdraw step={step} words={words} />}
              </th>
              {currencies.map((currency) => (
                <td className="number" key={currency}>
                  {step.prices[currency] ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Withdraw({ step, words }: { step: StepRow; words: OfferWords }) {
  const href = useResourceHref(`prices/${encodeURIComponent(step.from)}/withdrawal`);
  return (
    <Button type="submit" formAction={href} variant="ghost" isCompact isPlain>
      {words.withdraw}
      <span className="unseen">: {step.day}</span>
    </Button>
  );
}
