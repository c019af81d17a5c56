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
    <label className="currency">
      <span className="unseen">{legend}</span>
      <select name={name} form={form} defaultValue={chosen ?? options[0]}>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Inside an element `priced` that also has the choice, the stylesheet shows the amount in the chosen currency. */
export function ChosenAmount({
  amounts,
  isBesideChoice = false,
}: {
  amounts: ReadonlyArray<{ currency: string; amount: string }>;
  /** The choice shows the code. */
  isBesideChoice?: boolean;
}) {
  return amounts.map(({ currency, amount }) => (
    <p key={currency} data-currency={currency}>
      {isBesideChoice ? (
        <>
          <span className="unseen">{currency} </span>
          {amount.replace(`${currency} `, '')}
        </>
      ) : (
        amount
      )}
    </p>
  ));
}
