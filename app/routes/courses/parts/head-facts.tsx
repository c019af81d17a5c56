import type { ReactNode } from 'react';
import { FactList } from './fact-list.tsx';
import type { OfferFact } from './offer-facts.ts';

/** The facts of an offer in the head of its page, and what to do next. */
export function HeadFacts({ facts, children }: { facts: readonly OfferFact[]; children?: ReactNode }) {
  return (
    <div className="head-facts">
      <FactList rows={facts} />
      {children}
    </div>
  );
}
