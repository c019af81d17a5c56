import { data } from 'react-router';
import { Badge } from '#app/ui/feedback/badge.tsx';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { newIdempotencyKey } from '#app/web/forms/with-idempotency.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { deliveryWords } from '#studio/money/orders/dispatches/delivery.messages.ts';
import { orderStatusWords } from '#studio/money/orders/order-status.messages.ts';
import { studioDay } from '#studio/shared/studio-time.ts';
import { AdminFrame } from '../frame.tsx';
import { ownerOnly } from '../owner-only.ts';
import { OrderPayment } from '../payments/order-payment-form.tsx';
import { Done, Refused } from '../refused.tsx';
import type { Route } from './+types/order';
import type { OrderProblem } from './act-on-order.ts';
import { orderPageMessages } from './order.messages.ts';
import { deliveryVariants, orderVariants } from './order-looks.ts';
import { OrderParcel } from './order-parcel.tsx';
import { Answers, Documents, Facts, History, Items } from './order-parts.tsx';
import { OrderRelease } from './order-release.tsx';
import { readOwnersOrder } from './read-owners-order.ts';

const dones = ['refund', 'release', 'dispatch', 'receipt', 'paid', 'reminded'] as const;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const who = await ownerOnly('orders', { request, context }, `/admin/orders/${params.order}`);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const order = await readOwnersOrder(world, { ...who, language }, params.order);
  if (!order) throw data(null, { status: 404 });
  const flash = new URL(request.url).searchParams.get('flash');
  const idempotencyKey = newIdempotencyKey();
  const today = studioDay(world.clock.now()).toString();
  return {
    order,
    idempotencyKey,
    today,
    flash: dones.find((one) => one === flash) ?? null,
  };
}

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const { order, flash, today, idempotencyKey } = loaderData;
  const words = useWords(orderPageMessages);
  const problem = useActionResult<OrderProblem>() ?? null;
  return (
    <AdminFrame
      page="orders"
      title={words.title(order.number)}
      back={{ href: '/admin/orders', label: words.back }}
      actions={
        <>
          <Badge variant={orderVariants[order.status]}>{orderStatusWords[language][order.status]}</Badge>
          {order.delivery && (
            <Badge variant={deliveryVariants[order.delivery]}>
              {deliveryWords[language][order.delivery]}
            </Badge>
          )}
        </>
      }
    >
      {problem ? (
        <Refused title={words.problem} text={problem.text} />
      ) : (
        <Done text={flash && words.flash[flash]} />
      )}
      <div className="columns">
        <Items order={order} words={words} />
        <section className="admin-section">
          <h2>{words.facts}</h2>
          <Facts rows={order.facts} />
        </section>
      </div>
      <Answers order={order} words={words} />
      <OrderParcel order={order} words={words} problem={problem} />
      {order.due && (
        <OrderPayment
          due={order.due}
          {...order.paymentLinks}
          today={today}
          language={language}
          problem={problem}
          idempotencyKey={idempotencyKey}
        />
      )}
      <OrderRelease order={order} words={words} problem={problem} />
      <div className="columns">
        <Documents order={order} words={words} idempotencyKey={idempotencyKey} />
        <History order={order} words={words} />
      </div>
    </AdminFrame>
  );
}
