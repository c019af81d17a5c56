/** The first code is the default. */
export function CurrencyChoice({
  name,
  legend,
  options,
  chosen,
  form,
}: {
  name: string;
  legend: string;
  options: readonly string[];
  chosen?: string;
  /** Id of the form that it belongs to, if it is outside. */
  form?: string;
}) {
  return (
    <fieldset>
      <legend className="unseen">{legend}</legend>
      <div className="segments">
        {options.map((option, index) => (
          <label key={option}>
            {option}
            <input
              type="radio"
              name={name}
              form={form}
              value={option}
              defaultChecked={chosen ? option === chosen : index === 0}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Inside an element `priced` that also has the choice, the stylesheet shows the amount in the chosen currency. */
export function ChosenAmount({ amounts }: { amounts: ReadonlyArray<{ currency: string; amount: string }> }) {
  return amounts.map(({ currency, amount }) => (
    <p key={currency} data-currency={currency}>
      {amount}
    </p>
  ));
}
