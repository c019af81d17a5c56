import { Alert } from '#app/ui/feedback/alert.tsx';
import { ProductPicture } from '../shop/product-picture.tsx';
import type { CartPageWords } from './cart.messages.ts';
import type { CartLineView, CartParcelView } from './read-cart.ts';

interface PartsProps {
  parcels: readonly CartParcelView[];
  words: CartPageWords;
  prefix: string;
  problem: string | null;
}

/** One checkout per parcel. Works without scripts. */
export function CartParts({ parcels, words, prefix, problem }: PartsProps) {
  return (
    <div className="wrap cart">
      {problem && (
        <Alert variant="wrong" title={words.problem} isNews>
          <p>{problem}</p>
        </Alert>
      )}
      <form method="post" action={`${prefix}/cart`} noValidate>
        {/* Implicit submission (Enter) uses the first button: update, not remove. */}
        <button className="unseen" type="submit" tabIndex={-1} aria-hidden="true">
          {words.update}
        </button>
        {parcels.length > 1 && <p className="cart-two">{words.twoParcels}</p>}
        {parcels.map((view) => (
          <Parcel key={view.parcel} view={view} words={words} prefix={prefix} isOnly={parcels.length === 1} />
        ))}
        <div className="actions">
          <button className="button ghost plain compact" type="submit">
            {words.update}
          </button>
          <a className="text-link" href={`${prefix}/shop`}>
            {words.toShop}
          </a>
        </div>
      </form>
    </div>
  );
}

function Parcel({
  view,
  words,
  prefix,
  isOnly,
}: Pick<PartsProps, 'words' | 'prefix'> & { view: CartParcelView; isOnly: boolean }) {
  const heading = `parcel-${view.parcel}`;
  return (
    <section className="cart-parcel" aria-labelledby={heading}>
      <div className="cart-lines">
        <h2 className="ruled" id={heading}>
          {words.parcel[view.parcel]}
        </h2>
        <ul>
          {view.lines.map((line) => (
            <Line key={line.offerId} line={line} words={words} prefix={prefix} />
          ))}
        </ul>
      </div>
      <div className="cart-foot stack">
        <p className="cart-sum cluster apart">
          <span>{words.sum}</span> <strong>{view.sum}</strong>
        </p>
        {view.isReady && (
          <a className="button" href={view.checkoutHref}>
            {isOnly ? words.checkout : words.checkoutParcel[view.parcel]}
          </a>
        )}
        <p className="hint">{words.parcelNote[view.parcel]}</p>
      </div>
    </section>
  );
}

function Line({ line, words, prefix }: Pick<PartsProps, 'words' | 'prefix'> & { line: CartLineView }) {
  const control = `quantity-${line.offerId}`;
  return (
    <li className="cart-line">
      <div className="cart-picture">
        <ProductPicture picture={line.product?.picture} sizes="112px" isDecoration />
      </div>
      <div className="cart-what">
        <h3>
          {line.product ? <a href={`${prefix}/shop/${line.product.productId}`}>{line.title}</a> : line.title}
        </h3>
        <p className="quiet">
          {line.each} {words.each}
        </p>
      </div>
      <div className={line.problem ? 'field wrong' : 'field'}>
        <label htmlFor={control}>
          {words.quantity}
          <span className="unseen"> {line.title}</span>
        </label>
        <input
          className="input"
          id={control}
          name={`quantity:${line.offerId}`}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={line.quantity}
          aria-invalid={line.problem ? true : undefined}
          aria-describedby={line.problem ? `${control}-error` : undefined}
        />
      </div>
      <p className="cart-total">{line.total}</p>
      <button
        className="text-link"
        type="submit"
        formAction={`${prefix}/cart/items/${encodeURIComponent(line.offerId)}/removal`}
      >
        {words.remove}
        <span className="unseen"> {line.title}</span>
      </button>
      {line.problem && (
        <p className="error" id={`${control}-error`}>
          <span>{line.problem}</span>
        </p>
      )}
    </li>
  );
}
