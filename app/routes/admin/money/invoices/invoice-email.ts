import { emailAnswer } from '#app/web/files/email-answer.ts';
import { previewInvoice } from '#studio/messages/notifications/invoices/invoice.email.ts';
import type { Route } from './+types/invoice-email';
import { requestedInvoice } from './requested-invoice.ts';

export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const { world, invoice } = await requestedInvoice({ request, context, params });
  const email = await previewInvoice(world, invoice.number);
  if (!email) throw new Response(null, { status: 404 });
  return emailAnswer(world, email.html, "'self'");
}
