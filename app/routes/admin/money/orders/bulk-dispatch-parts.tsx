import { Form } from 'react-router';
import { TextField } from '#app/ui/forms/field.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import type { bulkDispatchMessages } from './bulk-dispatch.messages.ts';
import type { BulkDispatch } from './read-bulk-dispatch.ts';

type Words = (typeof bulkDispatchMessages)['en'];

interface OrdersToShipProps {
  orders: BulkDispatch['ready'];
  typed: Readonly<Record<string, string>>;
  badIds: readonly string[];
  words: Words;
}

export function OrdersToShip({ orders, typed, badIds, words }: OrdersToShipProps) {
  return (
    <Form method="post" className="admin-form" noValidate>
      <TextField
        name="carrier"
        idPrefix="ship"
        label={words.carrier}
        optionalNote={words.optional}
        autoComplete="off"
        maxLength={100}
        defaultValue={typed.carrier ?? ''}
      />
      {orders.map((order) => (
        <OrderToShip
          key={order.id}
          order={order}
          typed={typed}
          error={badIds.includes(order.id) ? words.badUrl : null}
          words={words}
        />
      ))}
      <div className="actions">
        <SubmitButton label={words.submit(orders.length)} />
      </div>
    </Form>
  );
}

interface OrderToShipProps extends Pick<OrdersToShipProps, 'typed' | 'words'> {
  order: OrdersToShipProps['orders'][number];
  error: string | null;
}

function OrderToShip({ order, typed, error, words }: OrderToShipProps) {
  const { id, label, items, address, amount, email } = order;
  return (
    <section className="admin-section">
      <h2>{label}</h2>
      <input type="hidden" name="order" value={id} />
      <Leaders
        isFull
        isFacts
        rows={[
          { key: 'items', label: words.items, value: <span className="address">{items}</span> },
          { key: 'address', label: words.address, value: <span className="address">{address}</span> },
          { key: 'charge', label: words.charge, value: amount },
          { key: 'email', label: words.email, value: email },
        ]}
      />
      <p>
        <TextLink href={`/admin/orders/${id}/packing-slip`}>
          {words.slip}
          <span className="unseen">, {label}</span>
        </TextLink>
      </p>
      <div className="parcel-form stack">
        <TextField
          name={`number:${id}`}
          idPrefix="ship"
          label={words.number(order.number)}
          optionalNote={words.optional}
          autoComplete="off"
          maxLength={100}
          defaultValue={typed[`number:${id}`] ?? ''}
        />
        <TextField
          name={`url:${id}`}
          idPrefix="ship"
          label={words.url(order.number)}
          optionalNote={words.optional}
          inputMode="url"
          autoComplete="off"
          maxLength={500}
          defaultValue={typed[`url:${id}`] ?? ''}
          error={error}
        />
      </div>
    </section>
  );
}

/** Each with its outcome, or why it cannot be shipped. */
export function OtherOrders({ title, orders }: { title: string; orders: BulkDispatch['notReady'] }) {
  if (orders.length === 0) return null;
  return (
    <section className="admin-section">
      <h2>{title}</h2>
      <ul className="stack tight">
        {orders.map(({ id, label, text }) => (
          <li key={id}>
            <TextLink href={`/admin/orders/${id}`}>{label}</TextLink> <span className="hint">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
