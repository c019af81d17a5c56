import type { ReactNode } from 'react';
import { NumberedSteps } from '#app/ui/numbered-steps.tsx';
import type { CheckoutView } from '../codes/checkout-view-types.ts';

interface BillSideProps {
  view: Pick<CheckoutView, 'next'>;
  children: ReactNode;
}

/** Beside the fields on a wide screen; on a phone the bill is first and the steps are last. */
export function BillSide({ view: { next }, children }: BillSideProps) {
  return (
    <div className="checkout-side">
      {children}
      <NumberedSteps className="checkout-next" id="next-heading" title={next.title} steps={next.steps} />
    </div>
  );
}
