import type { ReactNode } from 'react';
import { Badge } from '#app/ui/feedback/badge.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import type { Delivery } from '#studio/money/orders/dispatches/delivery.ts';
import { deliveryVariants } from './order-looks.ts';
import type { orderListMessages } from './orders.messages.ts';

const formId = 'ship-selected';
const reviewPage = '/admin/orders/dispatch';

interface DeliveryCellProps {
  id: string;
  delivery: Delivery;
  label: string;
  isSelectable: boolean;
  children: ReactNode;
}

export function DeliveryCell({ id, delivery, label, isSelectable, children }: DeliveryCellProps) {
  if (!isSelectable) return <Badge variant={deliveryVariants[delivery]}>{label}</Badge>;
  return (
    <label className="choice">
      <input type="checkbox" form={formId} name="order" value={id} />
      <span>
        {label}
        <span className="unseen">{children}</span>
      </span>
    </label>
  );
}

interface ShipSelectedProps {
  orderIds: readonly string[];
  words: (typeof orderListMessages)['en'];
}

/** Outside the list, whose search is a form of its own; the checkboxes belong to it by its id. */
export function ShipSelected({ orderIds, words }: ShipSelectedProps) {
  const all = new URLSearchParams(orderIds.map((id) => ['order', id]));
  return (
    <form id={formId} action={reviewPage} method="get" className="actions after-table">
      <Button type="submit">{words.reviewSelected}</Button>
      <TextLink href={`${reviewPage}?${all}`}>{words.reviewAll(orderIds.length)}</TextLink>
    </form>
  );
}
