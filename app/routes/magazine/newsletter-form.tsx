import type { newsletterMessages } from '#studio/magazine/newsletter.messages.ts';

/** The newsletter's form as a page shows it; posts to `action`, which works without scripts. */
export function NewsletterForm({
  words,
  action,
  email = '',
  error = null,
}: {
  words: (typeof newsletterMessages)['en'];
  action: string;
  email?: string;
  error?: string | null;
}) {
  return (
    <form method="post" action={action} noValidate>
      <label htmlFor="newsletter-email">{words.email}</label>
      <input
        id="newsletter-email"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        aria-required="true"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'newsletter-consent newsletter-error' : 'newsletter-consent'}
        defaultValue={email}
      />
      {error ? <p id="newsletter-error">{error}</p> : null}
      <p id="newsletter-consent">{words.consent}</p>
      <button type="submit">{words.subscribe}</button>
    </form>
  );
}
