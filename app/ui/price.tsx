export interface PriceProps {
  /** Code of the currency, as 'DKK'. */
  currency: string;
  /** As the page's language writes it: '18,500' or '18.500'. */
  figure: string;
  /** Before it, where it is the lowest of several. */
  from?: string;
  /** What it was, with the words that say so to those who listen. */
  before?: { figure: string; label: string };
  /** Cannot be had now. */
  isOff?: boolean;
}

/** A price in the programme's figures, all of one width. */
export function Price({ currency, figure, from, before, isOff = false }: PriceProps) {
  return (
    <p className={isOff ? 'amount off' : 'amount'}>
      {from && <small>{from} </small>}
      <small>{currency}</small> {figure}
      {before && (
        <s>
          <span className="unseen">{before.label} </span>
          {before.figure}
        </s>
      )}
    </p>
  );
}
