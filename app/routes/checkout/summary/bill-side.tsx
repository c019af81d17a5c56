import type { ReactNode } from 'react';
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
      <section className="checkout-next" aria-labelledby="next-heading">
        <h2 className="ruled" id="next-heading">
          {next.title}
        </h2>
        <ol className="steps">
          {next.steps.map((text) => (
            <li key={text}>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
