import type { Branding } from '#studio/email/branding.ts';
import type { EmailContent } from '#studio/email/email-content.ts';
import { applicationToPay } from '#studio/notifications/applications/application-accepted-to-pay.ts';
import { applicationDeclinedUnpaid } from '#studio/notifications/applications/application-declined-unpaid.ts';
import { applicationPaid } from '#studio/notifications/applications/application-paid.ts';
import { applicationReceived } from '#studio/notifications/applications/application-received.ts';
import { applicationLate } from '#studio/notifications/applications/instalment-late.ts';
import { ownerApplication } from '#studio/notifications/applications/owner-application.ts';
import type { Language } from '#studio/shared/language.ts';

/** Every email about an application, with a name and answers that contain markup. */
export function applicationMails(
  branding: Branding,
  language: Language,
  name: string,
): Record<string, EmailContent> {
  const application = { branding, language, name, programme: 'Voice Elevated' };
  const dueOn = Temporal.PlainDate.from('2026-12-01');
  const amount = { amountMinor: 1_850_000, currency: 'DKK' } as const;
  const date = {
    id: 'e0000000-0000-4000-8000-000000000001',
    version: 1,
    days: [{ date: '2027-03-06', from: '09:00', to: '17:00' }],
    place: null,
  };
  const statusUrl = 'http://localhost:3000/applications/AAAAAAAAAAAAAAAAAAAAAA';
  return {
    applicationReceived: applicationReceived({
      ...application,
      answerBy: dueOn,
      files: ['Noder ÆØÅ.pdf', '<b>.pdf'],
      isReserved: true,
      statusUrl,
    }),
    applicationToPay: applicationToPay({
      ...application,
      instalments: [
        { amount, dueOn },
        { amount, dueOn: dueOn.add({ months: 1 }) },
      ],
      statusUrl,
    }),
    applicationPaid: applicationPaid({
      ...application,
      amount,
      number: 1,
      of: 2,
      next: { amount, dueOn },
      date,
      writtenAt: Temporal.Instant.from('2026-11-19T08:00:00Z'),
      statusUrl,
    }),
    applicationLate: applicationLate({
      ...application,
      amount,
      number: 1,
      of: 2,
      dueOn,
      isAgain: true,
      statusUrl,
    }),
    applicationDeclinedUnpaid: applicationDeclinedUnpaid(application),
    ownerApplication: ownerApplication({
      ...application,
      applicationId: 'b0000000-0000-4000-8000-000000000001',
      email: 'soren@example.dk',
      phone: '12345678',
      answers: [['Why now?', 'Fordi\n<script>x</script>']],
      fileNames: [],
      answerBy: dueOn,
      reserved: amount,
    }),
  };
}
