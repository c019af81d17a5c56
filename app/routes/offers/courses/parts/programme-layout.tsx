import type { ReactNode } from 'react';
import type { ContentDocument } from '#studio/shared/content/document.ts';
import type { SiteFrame } from '../../../site/frame.ts';
import { SitePage } from '../../../site/parts/site-page.tsx';
import type { PriceRow } from '../price-rows.ts';
import type { Programme } from '../programme.data.ts';
import { programmesMessages } from '../programmes.messages.ts';
import { ProgrammeHead } from './programme-head.tsx';

interface ProgrammeLayoutProps {
  frame: SiteFrame;
  document: ContentDocument;
  title: string;
  programme: Pick<Programme, 'teachers'> | null;
  /** In the head, and the drawing on it. */
  card: ReactNode;
  stage?: string;
  /** Of the bar; null: there is none. */
  step: ReactNode;
  when?: string | null | undefined;
  /** In the bar. */
  prices?: readonly PriceRow[];
  children: ReactNode;
}

/** The page of an offer. On a phone it has a bar once the card has scrolled away (app/routes/calendar/booking/next-slots.css). */
export function ProgrammeLayout(props: ProgrammeLayoutProps) {
  const { frame, document, title, programme, card, stage, step, when, prices = [], children } = props;
  const bar = step && (
    <aside className="booking-bar" aria-label={title}>
      <p>
        <span>{when ?? title}</span>
        {prices.map(({ currency, amount }) => (
          <strong key={currency} data-currency={currency}>
            {currency} {amount}
          </strong>
        ))}
      </p>
      {step}
    </aside>
  );
  return (
    <SitePage frame={frame} document={document} bar={bar}>
      <ProgrammeHead
        document={document}
        title={title}
        frame={frame}
        stage={stage}
        teachers={programme?.teachers ?? []}
        back={{ href: '/courses', label: programmesMessages[frame.language].back }}
      >
        {card}
      </ProgrammeHead>
      {children}
    </SitePage>
  );
}
