import { TextField } from '#app/ui/forms/field.tsx';
import { newsletterMessages } from '#studio/people/newsletter/newsletter.messages.ts';
import type { Language } from '#studio/shared/language.ts';

export interface NewsletterFormProps {
  language: Language;
  email?: string;
  error?: string | null;
}

/** The consent text beside the button is recorded. */
export function NewsletterForm({ language, email, error }: NewsletterFormProps) {
  const words = newsletterMessages[language];
  return (
    <form method="post" action={newsletterPath(language)} noValidate className="newsletter-form">
      <TextField
        name="email"
        idPrefix="subscribe"
        label={words.email}
        hint={words.consent}
        type="email"
        autoComplete="email"
        inputMode="email"
        isRequired
        error={error ?? null}
        takesFocus
        {...(email ? { defaultValue: email } : {})}
      />
      <button type="submit" className="button">
        {words.subscribe}
      </button>
    </form>
  );
}

export function newsletterPath(language: Language): string {
  return language === 'da' ? '/da/newsletter' : '/newsletter';
}
