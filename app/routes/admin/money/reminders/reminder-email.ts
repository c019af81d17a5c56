import { data } from 'react-router';
import { emailAnswer } from '#app/web/files/email-answer.ts';
import { previewReminder } from '#studio/messages/notifications/invoices/payment-reminder.email.ts';
import type { Route } from './+types/reminder-email';
import { requestedReminder } from './requested-reminder.ts';

export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const { world, unpaid, isUnpaid } = await requestedReminder({ request, context, params });
  if (!isUnpaid) throw data(null, { status: 404 });
  return emailAnswer(world, (await previewReminder(world, unpaid)).html, "'self'");
}
