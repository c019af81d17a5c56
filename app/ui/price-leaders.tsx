import { Leaders } from './leaders.tsx';

export interface PriceLeadersProps {
  /** One row per currency, the amount in the page's number style. */
  prices: readonly { currency: string; amount: string }[];
  /** The word 'from' before each, where the price is the least of several. */
  from?: string | null;
}

/** What something costs in each currency. */
export function PriceLeaders({ prices, from = null }: PriceLeadersProps) {
  return (
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
  );
}
