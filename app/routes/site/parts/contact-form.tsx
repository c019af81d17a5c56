import type { WrongField } from '#app/ui/feedback/toast.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { contactMessages } from '#studio/people/contact/contact.messages.ts';
import { type ContactField, contactFields } from '#studio/people/contact/contact-fields.ts';
import type { Language } from '#studio/shared/language.ts';
import { contactFormMessages } from '../contact-form.messages.ts';

export interface ContactFormState {
  values?: Partial<Record<ContactField, string>>;
  errors?: Partial<Record<ContactField, string>>;
}

export function wrongInContact(
  idPrefix: string,
  language: Language,
  errors: NonNullable<ContactFormState['errors']>,
): WrongField[] {
  const labels = contactMessages[language].fields;
  const wrong = contactFields.filter((name) => errors[name]);
  return wrong.map((name) => ({ control: `${idPrefix}-${name}`, label: labels[name] }));
}

/** With scripts an island sends it (wire call 4); without, it posts to /contact. */
export function ContactForm({
  idPrefix,
  language,
  prefix,
  values = {},
  errors = {},
}: ContactFormState & { idPrefix: string; language: Language; prefix: string }) {
  const words = contactFormMessages[language];
  const labels = contactMessages[language].fields;
  const common = (name: ContactField) => ({
    idPrefix,
    name,
    label: labels[name],
    defaultValue: values[name] ?? '',
    error: errors[name] ?? null,
    takesFocus: true,
  });
  return (
    <form className="form" method="post" action={`${prefix}/contact`} noValidate data-island="contact-form">
      <div className="pair">
        <TextField {...common('name')} isRequired autoComplete="name" />
        <TextField {...common('email')} isRequired type="email" inputMode="email" autoComplete="email" />
      </div>
      <TextField
        {...common('phone')}
        optionalNote={words.optional}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <TextArea {...common('message')} isRequired />
      <MachineTrap label={words.leaveEmpty} />
      <div className="actions">
        <button className="button" type="submit" data-busy-label={words.sending}>
          {words.send}
        </button>
      </div>
    </form>
  );
}

/** A honeypot against bots: hidden visually and from screen readers; browsers do not autofill checkboxes. */
function MachineTrap({ label }: { label: string }) {
  return (
    <div className="unseen" aria-hidden="true">
      <label>
        {label}
        <input type="checkbox" name="machine" tabIndex={-1} />
      </label>
    </div>
  );
}
