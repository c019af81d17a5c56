import { Leaders } from './leaders.tsx';

export interface PriceLeadersProps {
  prices: readonly { currency: string; amount: string }[];
  /** 'from', for the lowest of several prices. */
  from?: string | null;
  /** What must be said about the amounts. */
  note?: string | null;
}

export function PriceLeaders({ prices, from = null, note = null }: PriceLeadersProps) {
  return (
    <>
      <Leaders
        isPrices
        rows={prices.map(({ currency, amount }) => ({
          key: currency,
          label: (
            <>
              {from && <em>{from} </em>}
              {currency}
            </>
          ),
          value: amount,
        }))}
      />
      {note && <p className="hint">{note}</p>}
    </>
  );
}
