import { redirect } from 'react-router';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { ErrorPage } from '#app/ui/feedback/error-page.tsx';
import { PlainHead } from '#app/ui/plain-head.tsx';
import { jsonAnswer } from '#app/web/answers.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { cartTokenOf } from '#app/web/session/cart-cookie.ts';
import { isCookieCheck } from '#app/web/session/kept-cookies.ts';
import { wantsJson } from '#app/web/wants-json.ts';
import { worldOf } from '#app/web/world.ts';
import { ownPath } from '../../calendar/booking/own-path.ts';
import { ProductPicture } from '../../goods/shop/product-picture.tsx';
import { siteFrame } from '../../site/frame.ts';
import { SitePage } from '../../site/parts/site-page.tsx';
import { unlistedMeta } from '../../site/seo.ts';
import type { Route } from './+types/cart';
import { answerCart, type CartProblem, setCookies } from './answer-cart.ts';
import { type CartPageWords, cartPageMessages } from './cart.messages.ts';
import { cartAction } from './cart-changes.ts';
import stylesheet from './checkout-pages.css?url';
import { type CartLineView, type CartParcelView, readCartPage } from './read-cart.ts';

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

/** Fetches of the script get a URL or an error as JSON. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    const isCart = factsOf(context).path === '/cart';
    if (!isCart || request.method !== 'POST' || !wantsJson(request)) return next();
    const done = await cartAction({ request, context });
    if (!done.ok) {
      const { refusal, message, status, headers } = done;
      return jsonAnswer({ error: refusal, message }, { status, headers });
    }
    const headers = new Headers(setCookies(done.cookies));
    return jsonAnswer({ url: ownPath(factsOf(context), done.to) }, { headers });
  },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const cartToken = cartTokenOf(request);
  const { searchParams } = new URL(request.url);
  const isChecked = isCookieCheck(searchParams);
  if (isChecked && cartToken) throw redirect('/cart');
  const parcels = await readCartPage(worldOf(context), facts, cartToken);
  return {
    parcels,
    unkept: isChecked ? searchParams.get('offer') : null,
    language: facts.language,
    frame: await siteFrame(context),
  };
}

/** Adds (`offerId`) or changes quantities. */
export async function action({ request, context }: Route.ActionArgs) {
  return answerCart(await cartAction({ request, context }));
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title, lead } = cartPageMessages[loaderData?.language ?? 'en'];
  return unlistedMeta(loaderData?.frame, title, lead);
}

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const refused = useActionResult<CartProblem>();
  const { language, frame, parcels, unkept } = loaderData;
  const words = cartPageMessages[language];
  return (
    <SitePage frame={frame} omits={['newsletter', 'contact']}>
      {parcels.length === 0 ? (
        <>
          {refused && (
            <div className="wrap">
              <Alert variant="wrong" title={words.problem} isNews>
                <p>{refused.problem}</p>
              </Alert>
            </div>
          )}
          <EmptyCart words={words} prefix={frame.prefix} unkept={unkept} />
        </>
      ) : (
        <>
          <PlainHead headline={words.headline} lead={words.lead} />
          <CartParts
            parcels={parcels}
            words={words}
            prefix={frame.prefix}
            problem={refused?.problem ?? null}
          />
        </>
      )}
    </SitePage>
  );
}

/** `unkept`: what was added in a browser that has refused the cart's cookie. */
function EmptyCart({
  words,
  prefix,
  unkept,
}: Pick<PartsProps, 'words' | 'prefix'> & { unkept: string | null }) {
  return (
    <ErrorPage
      headline={unkept ? words.cookies.title : words.emptyTitle}
      drawing="hook"
      sentence={unkept ? words.cookies.text : words.emptyText}
      actions={
        <>
          {unkept && (
            <a className="button" href={`${prefix}/checkout/${encodeURIComponent(unkept)}`}>
              {words.cookies.buy}
            </a>
          )}
          <a className={unkept ? 'button ghost' : 'button'} href={`${prefix}/shop`}>
            {words.toShop}
          </a>
        </>
      }
    />
  );
}

interface PartsProps {
  parcels: readonly CartParcelView[];
  words: CartPageWords;
  prefix: string;
  problem: string | null;
}

/** One checkout per parcel. Works without scripts. */
function CartParts({ parcels, words, prefix, problem }: PartsProps) {
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
      <h2 id={heading}>{words.parcel[view.parcel]}</h2>
      <ul className="cart-lines">
        {view.lines.map((line) => (
          <Line key={line.offerId} line={line} words={words} prefix={prefix} />
        ))}
      </ul>
      <div className="cart-foot">
        <p className="hint">{words.parcelNote[view.parcel]}</p>
        <p className="cart-sum">
          <span>{words.sum}</span> <strong>{view.sum}</strong>
        </p>
        {view.isReady && (
          <a
            className="button"
            href={view.checkoutHref}
            aria-label={isOnly ? undefined : words.checkoutParcel[view.parcel]}
          >
            {isOnly ? words.checkout : words.checkOut}
          </a>
        )}
      </div>
    </section>
  );
}

function Line({ line, words, prefix }: Pick<PartsProps, 'words' | 'prefix'> & { line: CartLineView }) {
  const control = `quantity-${line.offerId}`;
  return (
    <li className="cart-line">
      <div className="cart-picture lit-goods">
        <ProductPicture picture={line.product?.picture} sizes="112px" isDecoration />
      </div>
      <div className="cart-what">
        <h3>
          {line.product ? <a href={`${prefix}/shop/${line.product.productId}`}>{line.title}</a> : line.title}
        </h3>
        {line.quantity > 1 && (
          <p className="quiet">
            {line.each} {words.each}
          </p>
        )}
      </div>
      <div className={line.problem ? 'field wrong' : 'field'}>
        <label className="unseen" htmlFor={control}>
          {words.quantity} {line.title}
        </label>
        <div className="stepper">
          <Step by={-1} line={line} label={words.fewer} />
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
          <Step by={1} line={line} label={words.more} />
        </div>
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

function Step({ by, line, label }: { by: 1 | -1; line: CartLineView; label: string }) {
  return (
    <button type="submit" name={`step:${line.offerId}`} value={by}>
      <span aria-hidden="true">{by === 1 ? '+' : '−'}</span>
      <span className="unseen">
        {label} {line.title}
      </span>
    </button>
  );
}
