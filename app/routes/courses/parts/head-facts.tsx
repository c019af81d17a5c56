import type { ReactNode } from 'react';
import { ChosenAmount } from '#app/ui/forms/currency-choice.tsx';
import type { LeaderRow } from '#app/ui/leaders.tsx';
import type { Language } from '#studio/shared/language.ts';
import { type PriceRow, priceNote } from '../price-rows.ts';
import { FactList } from './fact-list.tsx';
import type { OfferFact } from './offer-facts.ts';

interface HeadFactsProps {
  facts: readonly OfferFact[];
  /** In all currencies, where the head is the one place for them; with a choice of the currency, one is shown. */
  prices?: readonly PriceRow[];
  language?: Language;
  isCard?: boolean;
  children?: ReactNode;
}

/** The facts of an offer in the head of its page, and what to do next. */
export function HeadFacts({ facts, prices = [], language = 'en', isCard, children }: HeadFactsProps) {
  const note = priceNote(prices, language);
  const amounts = prices.map(({ currency, amount }) => ({ currency, amount: `${currency} ${amount}` }));
  const rows: LeaderRow[] = facts.map((fact) =>
    fact.key === 'price' && amounts.length > 0
      ? { ...fact, value: isCard ? <ChosenAmount amounts={amounts} /> : <Amounts amounts={amounts} /> }
      : fact,
  );
  return (
    <div className={isCard ? 'head-facts buy-card priced' : 'head-facts'}>
      <FactList rows={rows} />
      {note && <p className="hint">{note}</p>}
      {children}
    </div>
  );
}

function Amounts({ amounts: [first, ...others] }: { amounts: readonly { amount: string }[] }) {
  return (
    <>
      {first?.amount} {others.length > 0 && <small>{others.map(({ amount }) => amount).join(' · ')}</small>}
    </>
  );
}
