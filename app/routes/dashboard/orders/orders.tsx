import { StudentFrame } from '#app/routes/dashboard/frame.tsx';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { orderStatusWords } from '#studio/money/orders/order-status.messages.ts';
import { type OwnOrder, ownOrders } from '#studio/money/orders/own-orders.queries.ts';
import { describePlan } from '#studio/offers/plans/plan-progress.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { OlderNewest } from '../older-newest.tsx';
import type { Route } from './+types/orders';
import { ordersMessages } from './orders.messages.ts';

const perPage = 30;

export async function loader({ request, context }: Route.LoaderArgs) {
  const who = await signedIn(request, context, '/dashboard/orders');
  const before = instantOf(new URL(request.url).searchParams.get('before'));
  const found = await ownOrders(worldOf(context).db.query, who, { most: perPage + 1, before });
  const shown = found.slice(0, perPage);
  return {
    older: found.length > perPage ? `/dashboard/orders?before=${shown.at(-1)?.createdAt}` : null,
    isFirst: before === null,
    orders: shown.map((order) => orderRow(order, who.language)),
  };
}

function orderRow({ id, number, currency, plan, ...order }: OwnOrder, language: Language) {
  const words = ordersMessages[language];
  const format = formats[language];
  const money = format.moneyIn(currency);
  const { totalMinor, refundedMinor } = order;
  return {
    id,
    number,
    status: orderStatusWords[language][order.status],
    what: order.what.join(', '),
    total: money(totalMinor),
    day: format.day(order.createdAt),
    facts: [
      ...(plan ? [words.plan(plan.paidCount, plan.count)] : []),
      ...(plan && plan.open.length > 0 ? [describePlan(plan, { language, money, dayOf: format.day })] : []),
      ...(refundedMinor > 0 && refundedMinor < totalMinor ? [words.refunded(money(refundedMinor))] : []),
    ],
  };
}

function instantOf(text: string | null): Temporal.Instant | null {
  try {
    return text ? Temporal.Instant.from(text) : null;
  } catch {
    return null;
  }
}

export default function Orders({ loaderData }: Route.ComponentProps) {
  const { orders, older, isFirst } = loaderData;
  const words = useWords(ordersMessages);
  return (
    <StudentFrame section="orders" title={words.title} lead={words.lead}>
      <div className="student-sections stack">
        {orders.length > 0 ? (
          <ul className="student-list under-rule">
            {orders.map((order) => (
              <li className="student-row stack" key={order.id}>
                <a className="student-row-name" href={`/dashboard/orders/${order.id}`}>
                  {order.what || order.number}
                </a>
                <p className="student-row-sum">{order.total}</p>
                <p className="student-row-facts cluster">
                  <span>{order.number}</span>
                  <span>{order.day}</span>
                  <span className="badge">{order.status}</span>
                  {order.facts.map((fact) => (
                    <span key={fact}>{fact}</span>
                  ))}
                </p>
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            title={words.empty.title}
            actions={<ButtonLink href="/courses">{words.empty.courses}</ButtonLink>}
          >
            <p>{words.empty.text}</p>
          </EmptyState>
        )}
        <OlderNewest older={older} newest={isFirst ? null : '/dashboard/orders'} words={words} />
      </div>
    </StudentFrame>
  );
}
