import {
  contactMessage,
  receivedReply,
} from '#studio/messages/notifications/contact/contact-message.email.ts';
import { contactReply } from '#studio/messages/notifications/contact/contact-reply.email.ts';
import type { Branding } from '#studio/shared/email/branding.ts';
import type { EmailContent } from '#studio/shared/email/email-content.ts';
import type { Language } from '#studio/shared/language.ts';

export function contactEmails(reader: {
  branding: Branding;
  language: Language;
  name: string;
}): Record<string, EmailContent> {
  const message = 'Hej\n<script>x</script>';
  const reply = {
    body: 'Yes, on Tuesdays.\nAt <b>eight</b>.\n\nÆ, ø and å.',
    signature: 'Thea',
    conversation: '/dashboard/messages/f0000000-0000-4000-8000-000000000062',
    message,
    writtenAt: Temporal.Instant.from('2026-11-19T08:00:00Z'),
    subject: null,
    isFirst: true,
  };
  return {
    contactMessage: contactMessage.write({
      ...reader,
      from: { name: reader.name, email: 'soren@example.dk', phone: '12345678', message },
    }),
    receivedReply: receivedReply.write({
      ...reader,
      messageId: 'f0000000-0000-4000-8000-000000000062',
      senderEmail: 'soren@example.dk',
      isVerified: false,
      body: `${message}\n\nThea wrote:\n> Yes`,
      attachments: [{ name: '<b>.exe', bytes: 9 }],
    }),
    contactReply: contactReply.write({ ...reader, ...reply }),
    startedConversation: contactReply.write({
      ...reader,
      ...reply,
      message: '',
      subject: reader.language === 'da' ? 'Din <b>time</b>' : 'Your <b>lesson</b>',
    }),
  };
}
