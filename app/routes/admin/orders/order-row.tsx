import { Badge } from '#app/ui/feedback/badge.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import type { Row } from '#app/ui/table.tsx';
import { deliveryWords } from '#studio/money/orders/dispatches/delivery.messages.ts';
import type { ListedOrder } from '#studio/money/orders/order-list.queries.ts';
import { orderStatusWords } from '#studio/money/orders/order-status.messages.ts';
import type { Language } from '#studio/shared/language.ts';
import { orderVariants } from './order-looks.ts';
import { orderListMessages } from './orders.messages.ts';
import { DeliveryCell } from './select-orders.tsx';

interface ShownOrder
  extends Pick<ListedOrder, 'id' | 'name' | 'number' | 'what' | 'more' | 'status' | 'delivery'> {
  placed: string;
  total: string;
  refunded: string | null;
  plan: string | null;
}

/** `isSelectable`: with a checkbox. */
export function orderRow(
  { id, name, number, what, more, placed, total, refunded, plan, status, delivery }: ShownOrder,
  { language, isSelectable }: { language: Language; isSelectable: boolean },
): Row {
  const words = orderListMessages[language];
  return {
    key: id,
    ...(status === 'expired' || status === 'cancelled' ? { variant: 'off' as const } : {}),
    cells: {
      name: <TextLink href={`/admin/orders/${id}`}>{name || words.nameless}</TextLink>,
      number: <span className="unbroken">{number}</span>,
      what: what ? (more > 0 ? what + words.more(more) : what) : '–',
      placed: <span className="one-line">{placed}</span>,
      total,
      status: (
        <span>
          <Badge variant={orderVariants[status]}>{orderStatusWords[language][status]}</Badge>
          {refunded && <span className="hint"> {words.refunded(refunded)}</span>}
          {plan && <span className="hint"> {plan}</span>}
        </span>
      ),
      delivery: delivery && (
        <DeliveryCell
          id={id}
          delivery={delivery}
          isSelectable={isSelectable}
          label={deliveryWords[language][delivery]}
        >
          {words.select(number, name)}
        </DeliveryCell>
      ),
    },
  };
}
