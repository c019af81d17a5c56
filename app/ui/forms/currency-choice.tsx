interface Amount {
  currency: string;
  amount: string;
}

/** The first code is the default. */
export function CurrencyChoice({
  name,
  legend,
  options,
  chosen,
  amounts = [],
  form,
}: {
  name: string;
  legend: string;
  options: readonly string[];
  chosen?: string;
  /** Shown instead of the codes. */
  amounts?: readonly Amount[];
  /** Id of the form that it belongs to, if it is outside. */
  form?: string;
}) {
  return (
    <label className="currency">
      <span className="unseen">{legend}</span>
      <select name={name} form={form} defaultValue={chosen ?? options[0]}>
        {options.map((option) => (
          <option key={option} value={option}>
            {amounts.find(({ currency }) => currency === option)?.amount ?? option}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Inside an element `priced` that also has the choice, the stylesheet shows the amount in the chosen currency. */
export function ChosenAmount({ amounts }: { amounts: readonly Amount[] }) {
  return amounts.map(({ currency, amount }) => (
    <p key={currency} data-currency={currency}>
      {amount}
    </p>
  ));
}
