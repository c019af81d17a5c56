import { data, redirect } from 'react-router';
import { PageHead } from '#app/ui/page-head.tsx';
import { jsonAnswer } from '#app/web/answers.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { cartTokenOf } from '#app/web/session/cart-cookie.ts';
import { wantsJson } from '#app/web/wants-json.ts';
import { worldOf } from '#app/web/world.ts';
import { ownPath } from '../booking/own-path.ts';
import { siteFrame } from '../site/frame.ts';
import { SitePage } from '../site/parts/site-page.tsx';
import type { Route } from './+types/cart';
import { cartPageMessages } from './cart.messages.ts';
import { cartAction } from './cart-action.ts';
import { CartParts } from './cart-parts.tsx';
import { readCartPage } from './read-cart.ts';

/** Fetches of the script get a URL or an error as JSON. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    if (request.method !== 'POST' || !wantsJson(request)) return next();
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

/** Adds (`offerId`), changes quantities, or removes. */
export async function action({ request, context }: Route.ActionArgs) {
  const done = await cartAction({ request, context });
  if (done.ok) return redirect(done.to, { status: 303, headers: setCookies(done.cookies) });
  return data({ problem: done.message }, { status: done.status, headers: done.headers });
}

function setCookies(lines: readonly string[]): [string, string][] {
  return lines.map((line) => ['set-cookie', line]);
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = cartPageMessages[loaderData?.language ?? 'en'].title;
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, frame, parcels } = loaderData;
  const words = cartPageMessages[language];
  return (
    <SitePage frame={frame}>
      <PageHead headline={words.headline} {...(parcels.length > 0 ? { lead: words.lead } : {})} />
      <CartParts
        parcels={parcels}
        words={words}
        prefix={frame.prefix}
        problem={actionData?.problem ?? null}
      />
    </SitePage>
  );
}
