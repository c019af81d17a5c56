import { Alert } from '#app/ui/feedback/alert.tsx';
import { ErrorPage } from '#app/ui/feedback/error-page.tsx';
import { PlainHead } from '#app/ui/plain-head.tsx';
import { jsonAnswer } from '#app/web/answers.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { cartTokenOf } from '#app/web/session/cart-cookie.ts';
import { wantsJson } from '#app/web/wants-json.ts';
import { worldOf } from '#app/web/world.ts';
import { ownPath } from '../booking/own-path.ts';
import { siteFrame } from '../site/frame.ts';
import { SitePage } from '../site/parts/site-page.tsx';
import { unlistedMeta } from '../site/seo.ts';
import type { Route } from './+types/cart';
import { answerCart, type CartProblem, setCookies } from './answer-cart.ts';
import { cartPageMessages } from './cart.messages.ts';
import { cartAction } from './cart-changes.ts';
import { CartParts } from './cart-parts.tsx';
import stylesheet from './checkout-pages.css?url';
import { readCartPage } from './read-cart.ts';

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
  const parcels = await readCartPage(worldOf(context), facts, cartTokenOf(request));
  return { parcels, language: facts.language, frame: await siteFrame(context) };
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
  return unlistedMeta(title, lead);
}

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const refused = useActionResult<CartProblem>();
  const { language, frame, parcels } = loaderData;
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
          <ErrorPage
            headline={words.emptyTitle}
            drawing="hook"
            sentence={words.emptyText}
            actions={
              <a className="button" href={`${frame.prefix}/shop`}>
                {words.toShop}
              </a>
            }
          />
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
