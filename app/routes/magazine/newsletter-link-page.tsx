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
        <h1>{all.gone.title}</h1>
        <p>{all.gone.lead}</p>
        <NewsletterForm words={all} action={`${prefix}/newsletter`} />
      </main>
    );
  }
  return (
    <main id="main">
      <h1>{words.title}</h1>
      {state === 'done' ? (
        <p role="status">{words.done}</p>
      ) : (
        <>
          <p>{words.lead(email)}</p>
          <form method="post">
            <button type="submit">{words.button}</button>
          </form>
        </>
      )}
    </main>
  );
}

export function titleOf({ language, purpose, state }: LinkPage): string {
  const words = newsletterMessages[language];
  return state === 'gone' ? words.gone.title : words[purpose].title;
}
