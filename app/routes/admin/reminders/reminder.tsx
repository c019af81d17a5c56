import { useNavigation } from 'react-router';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { newIdempotencyKey } from '#app/web/forms/with-idempotency.ts';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { allowFrame } from '#app/web/request-facts.ts';
import { senderLine } from '#platform/mail/sender-line.ts';
import { previewReminder } from '#studio/notifications/invoices/payment-reminder.ts';
import { AdminFrame, adminMeta } from '../frame.tsx';
import { EmailToSend } from '../payments/email-to-send.tsx';
import { Refused } from '../refused.tsx';
import type { Route } from './+types/reminder';
import { remindersMessages } from './reminders.messages.ts';
import { requestedReminder } from './requested-reminder.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

/** `/admin/reminders/order/<id>` or `/admin/reminders/booking/<id>`: the exact email, before it is sent. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const found = await requestedReminder({ request, context, params });
  const { path, back, world, language, studioName, unpaid, isUnpaid } = found;
  const about = { language, studioName, path, back, kind: unpaid.kind };
  if (!isUnpaid) return { ...about, idempotencyKey: '', email: null };
  allowFrame(context, "'self'");
  const { subject, text, to, language: written } = await previewReminder(world, unpaid);
  const from = senderLine(world.settings, studioName);
  return {
    ...about,
    idempotencyKey: newIdempotencyKey(),
    email: { subject, text, to, from, language: written },
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData && remindersMessages[loaderData.language].title, loaderData?.studioName);
}

export default function Reminder({ loaderData }: Route.ComponentProps) {
  const { language, studioName, path, back, kind, email, idempotencyKey } = loaderData;
  const words = remindersMessages[language];
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <AdminFrame
      page={kind === 'order' ? 'orders' : 'bookings'}
      title={words.title}
      back={
        <TextLink href={back} leads="back">
          {words.back[kind]}
        </TextLink>
      }
      {...{ language, studioName }}
    >
      {email ? (
        <EmailToSend
          src={`${path}/email.html`}
          sending={`${path}/sending`}
          skip={back}
          {...{ email, language, isBusy, idempotencyKey }}
        />
      ) : (
        <Refused title={words.problem} text={words.paid} />
      )}
    </AdminFrame>
  );
}
