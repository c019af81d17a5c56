import { data, redirect } from 'react-router';
import { newIdempotencyKey } from '#app/web/forms/with-idempotency.ts';
import { allowFrame, factsOf } from '#app/web/request-facts.ts';
import { useLanguage } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { senderLine } from '#platform/mail/sender-line.ts';
import { previewReceipt } from '#studio/messages/notifications/orders/order-receipt.email.ts';
import { orderForOwner } from '#studio/money/orders/order-for-owner.queries.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { AdminFrame } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import type { Route } from './+types/receipt-preview';
import { EmailToSend } from './email-to-send.tsx';
import { paymentMessages } from './payment.messages.ts';

/** `/admin/orders/<id>/receipt-preview`: the exact email of the receipt; without an address, the order. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const page = `/admin/orders/${params.order}`;
  const who = await ownerOnly('orders', { request, context }, `${page}/receipt-preview`);
  const world = worldOf(context);
  const found = await orderForOwner(world.db.query, who, params.order);
  if (!found) throw data(null, { status: 404 });
  const email = await previewReceipt(world, found.order.id);
  if (!email) throw redirect(`${page}?flash=paid`);
  allowFrame(context, "'self'");
  const { subject, text, to, language: written } = email;
  return {
    page,
    language: factsOf(context).language,
    number: found.order.number,
    idempotencyKey: newIdempotencyKey(),
    email: {
      subject,
      text,
      to,
      language: written,
      from: senderLine(world.settings, (await studioIdentity(world)).studioName),
    },
  };
}

export default function ReceiptPreview({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const { page, number, email, idempotencyKey } = loaderData;
  const words = paymentMessages[language].preview;
  return (
    <AdminFrame page="orders" title={words.title(number)} back={{ href: page, label: words.back }}>
      <EmailToSend
        src={`${page}/receipt-preview/email.html`}
        sending={`${page}/receipt-email`}
        skip={`${page}?flash=paid`}
        email={email}
        idempotencyKey={idempotencyKey}
      />
    </AdminFrame>
  );
}
