import type { ReactNode } from 'react';
import { ChosenAmount, CurrencyChoice } from '#app/ui/forms/currency-choice.tsx';
import type { Language } from '#studio/shared/language.ts';
import { payMessages } from '../../../money/checkout/pay.messages.ts';
import { type PriceRow, priceNote } from '../price-rows.ts';
import { programmesMessages } from '../programmes.messages.ts';
import { FactList } from './fact-list.tsx';
import type { OfferFact } from './offer-facts.ts';

interface BuyCardProps {
  facts: readonly OfferFact[];
  prices: readonly PriceRow[];
  unit?: string | null;
  language: Language;
  /** Where it is chosen; nowhere: all amounts are shown. */
  currency: { chosen: 'here'; title: string } | { chosen: 'in-form' | 'nowhere' };
  children?: ReactNode;
}

export function BuyCard({ facts, prices, unit = null, language, currency, children }: BuyCardProps) {
  const note = priceNote(prices, language);
  const amounts = prices.map((row) => ({ currency: row.currency, amount: `${row.currency} ${row.amount}` }));
  const shown = currency.chosen === 'nowhere' ? amounts.slice(0, 1) : amounts;
  const others = amounts.slice(shown.length).map(({ amount }) => amount);
  return (
    <div className="buy-card night-panel priced">
      {shown.length > 0 && (
        <div className="price">
          <span className="unseen">{programmesMessages[language].price} </span>
          <ChosenAmount amounts={shown} />
          {unit && <small> {unit}</small>}
          {others.length > 0 && <small className="others"> {others.join(' · ')}</small>}
        </div>
      )}
      {currency.chosen === 'here' && amounts.length > 1 && (
        <CurrencyChoice
          name="shown-currency"
          legend={`${payMessages[language].currency}, ${currency.title}`}
          options={amounts.map((one) => one.currency)}
        />
      )}
      <FactList rows={facts} />
      {children}
      {note && <p className="hint">{note}</p>}
    </div>
  );
}
