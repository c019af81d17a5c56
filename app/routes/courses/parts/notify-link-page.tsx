import { PlainHead } from '#app/ui/plain-head.tsx';
import { dateNoticeMessages } from '#studio/newsletter/date-notice.messages.ts';
import type { DateNoticePurpose } from '#studio/newsletter/date-notices.queries.ts';
import type { SiteFrame } from '../../site/frame.ts';
import { SitePage } from '../../site/parts/site-page.tsx';

export interface NotifyLinkPageProps {
  frame: SiteFrame;
  purpose: DateNoticePurpose;
  /** asks: the button. done: pressed, now or earlier. gone: unknown or expired. */
  state: 'asks' | 'done' | 'gone';
  email: string;
}

/** GET changes nothing. */
export function NotifyLinkPage({ frame, purpose, state, email }: NotifyLinkPageProps) {
  const all = dateNoticeMessages[frame.language];
  const words = all[purpose];
  const lead = { asks: words.lead(email), done: '', gone: all.gone.lead }[state];
  return (
    <SitePage frame={frame} omits={['newsletter']}>
      <PlainHead headline={state === 'gone' ? all.gone.title : words.title} {...(lead ? { lead } : {})} />
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
            <a className="text-link" href={state === 'gone' ? '/courses/notify' : '/courses'}>
              {state === 'gone' ? all.submit : all.all}
            </a>
          </p>
        )}
      </div>
    </SitePage>
  );
}

export function notifyLinkTitle({ frame, purpose, state }: NotifyLinkPageProps): string {
  const words = dateNoticeMessages[frame.language];
  return state === 'gone' ? words.gone.title : words[purpose].title;
}
