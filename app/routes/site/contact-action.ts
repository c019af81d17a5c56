import { data, type RouterContextProvider } from 'react-router';
import { readForm } from '#app/web/forms/read-form.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { contactMessages } from '#studio/contact/contact.messages.ts';
import { type ContactField, contactFields } from '#studio/contact/contact-input.ts';
import { sendContactMessage } from '#studio/contact/send-contact-message.ts';

type ContactValues = Record<ContactField, string>;

export type ContactAnswer =
  | { sent: true; title: string; text: string }
  | {
      sent: false;
      title: string;
      text: string;
      /** One message per invalid field. */
      fields: Partial<Record<ContactField, string>>;
      /** Input to render again. */
      values: ContactValues;
    };

/** Rules and messages of wire call 4. Pages must export `headers({ actionHeaders })` for Retry-After. */
export async function contactAction(args: { request: Request; context: Readonly<RouterContextProvider> }) {
  const form = await readForm(args.request);
  const typed = (name: ContactField) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const values = Object.fromEntries(contactFields.map((name) => [name, typed(name)])) as ContactValues;
  const who = await whoOf(args.request, args.context);
  const words = contactMessages[who.language];
  const outcome = await sendContactMessage(worldOf(args.context), who, {
    ...values,
    machine: form.has('machine'),
  });
  if (outcome.ok) return data<ContactAnswer>({ sent: true, ...words.sent }, { status: 200 });
  const title = outcome.refusal === 'missing' ? words.missing.title : words.failed.title;
  const answer = { sent: false as const, title, text: outcome.message, values };
  if (outcome.refusal !== 'too-many')
    return data<ContactAnswer>({ ...answer, fields: outcome.fields }, { status: 400 });
  const headers = { 'retry-after': String(outcome.retryAfterSeconds) };
  return data<ContactAnswer>({ ...answer, fields: {} }, { status: 429, headers });
}
