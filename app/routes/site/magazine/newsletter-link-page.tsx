import { newsletterMarkKey } from '#app/client/forms/newsletter-storage-key.ts';
import { PlainHead } from '#app/ui/plain-head.tsx';
import { newsletterMessages } from '#studio/people/newsletter/newsletter.messages.ts';
import type { SiteFrame } from '../frame.ts';
import { SitePage } from '../parts/site-page.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

export interface LinkPage {
  frame: SiteFrame;
  purpose: 'confirm' | 'unsubscribe';
  /** asks: the button. done: pressed, now or earlier. gone: unknown or expired. */
  state: 'asks' | 'done' | 'gone';
  email: string;
  /** The token of newsletter-storage-key.ts, for submission by the same browser. */
  mark?: string;
}

/** GET changes nothing. */
export function NewsletterLinkPage({ frame, purpose, state, email, mark }: LinkPage) {
  const language = frame.language;
  const words = newsletterMessages[language][purpose];
  const { gone } = newsletterMessages[language];
  const lead = { asks: words.lead(email), done: '', gone: gone.lead }[state];
  return (
    <SitePage frame={frame}>
      <PlainHead headline={state === 'gone' ? gone.title : words.title} {...(lead ? { lead } : {})} />
      <div className="wrap newsletter-page">
        {state === 'gone' && <NewsletterForm language={language} />}
        {state === 'done' && (
          <p role="status" className="notice sunlit">
            {words.done}
          </p>
        )}
        {state === 'asks' && (
          <form
            method="post"
            {...(mark
              ? { 'data-island': 'newsletter-confirm', 'data-wake-if': newsletterMarkKey, 'data-mark': mark }
              : {})}
          >
            <button type="submit" className="button">
              {words.button}
            </button>
          </form>
        )}
      </div>
    </SitePage>
  );
}

export function titleOf({ frame, purpose, state }: LinkPage): string {
  const words = newsletterMessages[frame.language];
  return state === 'gone' ? words.gone.title : words[purpose].title;
}
