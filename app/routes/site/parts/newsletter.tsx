import type { ReactNode } from 'react';
import { newsletterMessages } from '#studio/newsletter/newsletter.messages.ts';
import type { Language } from '#studio/shared/language.ts';
import { newsletterPath } from '../../magazine/newsletter-form.tsx';

/** The same confirmation for every address, in a live region. */
export function Newsletter({ language, children }: { language: Language; children?: ReactNode }) {
  const words = newsletterMessages[language];
  return (
    <section className="letter" id="newsletter" aria-labelledby="newsletter-title">
      <h2 id="newsletter-title">{words.title}</h2>
      <div className="words">
        <form method="post" action={newsletterPath(language)} noValidate data-island="newsletter">
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
            <button className="button" type="submit" data-busy-label={words.subscribing}>
              {words.subscribe}
            </button>
          </div>
          <small>{words.consent}</small>
          <div data-answer role="alert" id="newsletter-answer" />
        </form>
        {children}
      </div>
    </section>
  );
}
