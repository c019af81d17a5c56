import { data, type RouterContextProvider, redirectDocument } from 'react-router';
import { payHeaders, payStatus } from '#app/routes/calendar/booking/answer-refusal.ts';
import { StudentFrame } from '#app/routes/dashboard/frame.tsx';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import stylesheet from '#app/routes/money/checkout/checkout-pages.css?url';
import { orderPageMessages } from '#app/routes/money/checkout/order/order.messages.ts';
import { OrderParts } from '#app/routes/money/checkout/order/order-parts.tsx';
import { readOrder } from '#app/routes/money/checkout/order/read-order.ts';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { payerHeaders } from '#app/web/session/payer-cookie.ts';
import { useLanguage } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { payOrder } from '#studio/money/checkout/pay-order.ts';
import type { Who } from '#studio/shared/who.ts';
import type { Route } from './+types/order';
import { ordersMessages } from './orders.messages.ts';

/** `/dashboard/orders/<order>`: the secret link's page, for the signed-in buyer. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const who = await signedIn(request, context, `/dashboard/orders/${params.order}`);
  return { view: await shown(context, who, params.order) };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const returnPath = `/dashboard/orders/${params.order}`;
  const who = await signedIn(request, context, returnPath);
  await shown(context, who, params.order);
  const outcome = await payOrder(worldOf(context), who, { orderId: params.order, returnPath });
  // The checkout is outside the router, also on our own origin.
  if (outcome.ok)
    return redirectDocument(outcome.url, {
      status: 303,
      headers: payerHeaders(worldOf(context).settings, outcome),
    });
  return data(
    { problem: outcome.message },
    { status: payStatus[outcome.refusal], headers: payHeaders(outcome) },
  );
}

async function shown(context: Readonly<RouterContextProvider>, who: Who, orderId: string) {
  const { language } = who;
  const facts = { language, prefix: language === 'da' ? ('da' as const) : null };
  const here = `/dashboard/orders/${orderId}`;
  const view = await readOrder(worldOf(context), { who, facts, which: { orderId }, here });
  if (!view) throw data(null, { status: 404 });
  return view;
}

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  const { view } = loaderData;
  const language = useLanguage();
  const words = orderPageMessages[language];
  return (
    <StudentFrame
      section="orders"
      title={words.headline(view.number)}
      lead={view.state}
      back={
        <TextLink href="/dashboard/orders" leads="back">
          {ordersMessages[language].back}
        </TextLink>
      }
    >
      <OrderParts
        view={view}
        words={words}
        prefix={language === 'da' ? '/da' : ''}
        problem={actionData?.problem ?? null}
        isByLink={false}
      />
    </StudentFrame>
  );
}
