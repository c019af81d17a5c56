import { TextField } from '#app/ui/field.tsx';
import type { newsletterMessages } from '#studio/magazine/newsletter.messages.ts';

export interface NewsletterFormProps {
  words: (typeof newsletterMessages)['en'];
  /** Where it posts: '/newsletter', with the page's language prefix. */
  action: string;
  /** Makes ids unique where the form stands twice on a page. */
  idPrefix?: string;
  email?: string;
  error?: string | null;
}

/** The newsletter's form; it works without scripts. What is agreed to stands beside the button, and is kept. */
export function NewsletterForm({
  words,
  action,
  idPrefix = 'newsletter',
  email,
  error,
}: NewsletterFormProps) {
  return (
    <form method="post" action={action} noValidate className="newsletter-form">
      <TextField
        name="email"
        idPrefix={idPrefix}
        label={words.email}
        hint={words.consent}
        type="email"
        autoComplete="email"
        inputMode="email"
        isRequired
        error={error ?? null}
        {...(email ? { defaultValue: email } : {})}
      />
      <button type="submit" className="button">
        {words.subscribe}
      </button>
    </form>
  );
}
