import type { ReactNode } from 'react';
import type { OfferFact } from '../offer-facts.ts';
import { FactList } from './fact-list.tsx';

/** The facts of an offer in the head of its page, and what to do next. */
export function HeadFacts({ facts, children }: { facts: readonly OfferFact[]; children?: ReactNode }) {
  return (
    <div className="head-facts">
      <FactList rows={facts} />
      {children}
    </div>
  );
}
