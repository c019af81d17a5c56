/** The first code is the default. */
export function CurrencyChoice({
  name,
  legend,
  options,
  chosen,
}: {
  name: string;
  legend: string;
  options: readonly string[];
  chosen?: string;
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
              value={option}
              defaultChecked={chosen ? option === chosen : index === 0}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
