import { newsletterMessages } from '#studio/people/newsletter/newsletter.messages.ts';
import type { Language } from '#studio/shared/language.ts';
import { newsletterPath } from '../magazine/newsletter-form.tsx';

/** Once on a page. The same confirmation for every address, in a live region. */
export function NewsletterSignup({ language }: { language: Language }) {
  const words = newsletterMessages[language];
  return (
    <form
      className="signup"
      method="post"
      action={newsletterPath(language)}
      noValidate
      data-island="newsletter"
    >
      <p className="lead">{words.lead}</p>
      <label className="unseen" htmlFor="newsletter-email">
        {words.email}
      </label>
      <div className="row">
        <input
          className="line"
          id="newsletter-email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          aria-required="true"
          placeholder={words.email}
        />
        <button className="button ghost" type="submit" data-busy-label={words.subscribing}>
          {words.subscribe}
        </button>
      </div>
      <small>{words.consent}</small>
      <div data-answer role="alert" id="newsletter-answer" />
    </form>
  );
}
