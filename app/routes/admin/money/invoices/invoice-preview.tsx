import { data, redirect } from 'react-router';
import { newIdempotencyKey } from '#app/web/forms/with-idempotency.ts';
import { allowFrame } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { senderLine } from '#platform/mail/sender-line.ts';
import { previewInvoice } from '#studio/messages/notifications/invoices/invoice.email.ts';
import { AdminFrame } from '../../frame.tsx';
import { EmailToSend } from '../payments/email-to-send.tsx';
import type { Route } from './+types/invoice-preview';
import { invoicesMessages } from './invoices.messages.ts';
import { requestedInvoice } from './requested-invoice.ts';

/** `/admin/invoices/<number>/preview`: the exact email of an open invoice, before it is sent. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { path, world, identity, invoice } = await requestedInvoice({ request, context, params });
  const email = await previewInvoice(world, invoice.number);
  if (!email) throw data(null, { status: 404 });
  if (['paid', 'credited', 'withdrawn'].includes(invoice.status)) throw redirect(path);
  allowFrame(context, "'self'");
  const { subject, text, to, language: written } = email;
  const from = senderLine(world.settings, identity.studioName);
  return {
    path,
    studioName: identity.studioName,
    number: invoice.number,
    idempotencyKey: newIdempotencyKey(),
    email: { subject, text, to, from, language: written },
  };
}

export default function InvoicePreview({ loaderData }: Route.ComponentProps) {
  const { path, number, email, idempotencyKey } = loaderData;
  const words = useWords(invoicesMessages);
  return (
    <AdminFrame
      page="orders"
      title={words.preview(number)}
      back={{ href: path, label: words.name.invoice(number) }}
    >
      <EmailToSend
        src={`${path}/preview/email.html`}
        sending={`${path}/sending`}
        skip={`${path}?flash=issued`}
        email={email}
        idempotencyKey={idempotencyKey}
      />
    </AdminFrame>
  );
}
