import type { ReactNode } from 'react';
import type { PriceRow } from '../price-rows.ts';

interface ProgrammeBarProps {
  title: string;
  when?: string | null | undefined;
  prices: readonly PriceRow[];
  children: ReactNode;
}

/** On a phone, once the card has scrolled away (app/routes/booking/next-slots.css). */
export function ProgrammeBar({ title, when, prices, children }: ProgrammeBarProps) {
  return (
    <aside className="booking-bar" aria-label={title}>
      <p>
        <span>{when ?? title}</span>
        {prices.map(({ currency, amount }) => (
          <strong key={currency} data-currency={currency}>
            {currency} {amount}
          </strong>
        ))}
      </p>
      {children}
    </aside>
  );
}
