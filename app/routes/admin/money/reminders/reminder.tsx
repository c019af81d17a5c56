import { newIdempotencyKey } from '#app/web/forms/with-idempotency.ts';
import { allowFrame } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { senderLine } from '#platform/mail/sender-line.ts';
import { previewReminder } from '#studio/messages/notifications/invoices/payment-reminder.email.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { AdminFrame } from '../../frame.tsx';
import { Refused } from '../../refused.tsx';
import { EmailToSend } from '../payments/email-to-send.tsx';
import type { Route } from './+types/reminder';
import { remindersMessages } from './reminders.messages.ts';
import { requestedReminder } from './requested-reminder.ts';

/** `/admin/reminders/order/<id>` or `/admin/reminders/booking/<id>`: the exact email, before it is sent. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const found = await requestedReminder({ request, context, params });
  const { path, back, world, language, unpaid, isUnpaid } = found;
  const about = { language, path, back, kind: unpaid.kind };
  if (!isUnpaid) return { ...about, idempotencyKey: '', email: null };
  allowFrame(context, "'self'");
  const { subject, text, to, language: written } = await previewReminder(world, unpaid);
  const from = senderLine(world.settings, (await studioIdentity(world)).studioName);
  return {
    ...about,
    idempotencyKey: newIdempotencyKey(),
    email: { subject, text, to, from, language: written },
  };
}

export default function Reminder({ loaderData }: Route.ComponentProps) {
  const { path, back, kind, email, idempotencyKey } = loaderData;
  const words = useWords(remindersMessages);
  return (
    <AdminFrame
      page={kind === 'order' ? 'orders' : 'bookings'}
      title={words.title}
      back={{ href: back, label: words.back[kind] }}
    >
      {email ? (
        <EmailToSend
          src={`${path}/email.html`}
          sending={`${path}/sending`}
          skip={back}
          email={email}
          idempotencyKey={idempotencyKey}
        />
      ) : (
        <Refused title={words.problem} text={words.paid} />
      )}
    </AdminFrame>
  );
}
