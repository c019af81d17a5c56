export interface PriceProps {
  /** ISO 4217 code. */
  currency: string;
  /** Localised: '18,500' or '18.500'. */
  figure: string;
  /** 'from', for the lowest of several prices. */
  from?: string;
  /** The former price, with its screen reader label. */
  before?: { figure: string; label: string };
  /** Unavailable. */
  isOff?: boolean;
}

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
