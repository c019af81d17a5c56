import { ButtonLink } from '#app/ui/forms/button.tsx';
import { blockOf, type ContentDocument } from '#studio/shared/content/document.ts';
import type { SiteFrame } from '../../site/frame.ts';
import { shopMessages } from './shop.messages.ts';

/** The studio's app, sold on another site (APP_PRICING_URL); nothing is loaded from there. */
export function AppBanner({
  document,
  frame,
  href,
}: {
  document: ContentDocument;
  frame: SiteFrame;
  href: string | null;
}) {
  const heading = blockOf(document, 'heading', 'app');
  if (!href || !heading) return null;
  const words = shopMessages[frame.language];
  return (
    <aside className="app-banner night" aria-labelledby="app-banner">
      <div className="wrap">
        <h2 id="app-banner">{heading.text}</h2>
        {heading.sub && <p>{heading.sub}</p>}
        <div className="actions">
          <ButtonLink href={href} variant="sun">
            {words.appLink}
          </ButtonLink>
          <small>{words.appNote(new URL(href).host)}</small>
        </div>
      </div>
    </aside>
  );
}

/** Always shown, as specified; others than the owner are asked to sign in. */
export function AdminToggle({ frame, isOn = false }: { frame: SiteFrame; isOn?: boolean }) {
  const words = shopMessages[frame.language];
  return (
    <a
      className={isOn ? 'button plain compact' : 'admin-toggle'}
      href={isOn ? '/shop' : '/shop/admin'}
      aria-current={isOn ? 'true' : undefined}
    >
      {words.admin}
    </a>
  );
}

/** Always rendered, because live regions announce later changes only. */
export function ProblemBox({ frame }: { frame: SiteFrame }) {
  const words = shopMessages[frame.language];
  return (
    <div className="shop-problem" role="alert" data-shop-problem>
      <template>
        <div className="notice wrong">
          <h2>{words.problemTitle}</h2>
          <p data-text>{words.problemText}</p>
          <button type="button" aria-label={words.close}>
            ×
          </button>
        </div>
      </template>
    </div>
  );
}
