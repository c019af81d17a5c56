import { PageHead } from '#app/ui/page-head.tsx';
import { newsletterMessages } from '#studio/magazine/newsletter.messages.ts';
import type { Language } from '#studio/shared/language.ts';
import { NewsletterForm } from './newsletter-form.tsx';

export interface LinkPage {
  language: Language;
  /** '/da' or nothing. */
  prefix: string;
  purpose: 'confirm' | 'unsubscribe';
  /** asks: the page with one button. done: it was pressed, now or earlier. gone: no such link (any more). */
  state: 'asks' | 'done' | 'gone';
  email: string;
}

/** The page behind a mailed newsletter link. Opening it changes nothing; its one button does. */
export function NewsletterLinkPage({ language, prefix, purpose, state, email }: LinkPage) {
  const all = newsletterMessages[language];
  const words = all[purpose];
  if (state === 'gone') {
    return (
      <main id="main">
        <PageHead headline={all.gone.title} lead={all.gone.lead} />
        <div className="wrap newsletter-page">
          <NewsletterForm words={all} action={`${prefix}/newsletter`} />
        </div>
      </main>
    );
  }
  return (
    <main id="main">
      <PageHead headline={words.title} {...(state === 'asks' ? { lead: words.lead(email) } : {})} />
      <div className="wrap newsletter-page">
        {state === 'done' ? (
          <p role="status" className="notice sunlit">
            {words.done}
          </p>
        ) : (
          <form method="post">
            <button type="submit" className="button">
              {words.button}
            </button>
          </form>
        )}
      </div>
    </main>
  );
}

export function titleOf({ language, purpose, state }: LinkPage): string {
  const words = newsletterMessages[language];
  return state === 'gone' ? words.gone.title : words[purpose].title;
}
