import type { ReactNode } from 'react';
import { ProductPicture } from '../../shop/product-picture.tsx';
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

/** The goods, each once. */
export function BillPictures({ view: { pictures } }: { view: Pick<CheckoutView, 'pictures'> }) {
  if (pictures.length === 0) return null;
  return (
    <div className="checkout-goods">
      {pictures.map(({ key, picture }) => (
        <ProductPicture key={key} picture={picture} sizes="112px" isDecoration />
      ))}
    </div>
  );
}
