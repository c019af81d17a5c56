import { PlainHead } from '#app/ui/plain-head.tsx';
import type { SiteFrame } from '../../../site/frame.ts';
import { SitePage } from '../../../site/parts/site-page.tsx';

interface LinkTo {
  href: string;
  label: string;
}

export interface OptInLinkPageProps {
  frame: SiteFrame;
  /** asks: the button. done: pressed, now or earlier. gone: unknown or expired. */
  state: 'asks' | 'done' | 'gone';
  words: { title: string; lead: string; button: string; done: string };
  gone: { title: string; lead: string };
  links: { done: LinkTo; gone: LinkTo };
}

/** The page of a secret link that confirms or cancels. GET changes nothing. */
export function OptInLinkPage({ frame, state, words, gone, links }: OptInLinkPageProps) {
  const lead = { asks: words.lead, done: '', gone: gone.lead }[state];
  return (
    <SitePage frame={frame} omits={['newsletter']}>
      <PlainHead headline={state === 'gone' ? gone.title : words.title} {...(lead ? { lead } : {})} />
      <div className="wrap newsletter-page">
        {state === 'asks' && (
          <form method="post">
            <button type="submit" className="button">
              {words.button}
            </button>
          </form>
        )}
        {state === 'done' && (
          <p role="status" className="notice sunlit">
            {words.done}
          </p>
        )}
        {state !== 'asks' && (
          <p className="actions">
            <a className="text-link" href={links[state].href}>
              {links[state].label}
            </a>
          </p>
        )}
      </div>
    </SitePage>
  );
}

export function optInLinkTitle({ state, words, gone }: OptInLinkPageProps): string {
  return state === 'gone' ? gone.title : words.title;
}
