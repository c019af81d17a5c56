import { frameMessages } from '../frame.messages.ts';
import type { SiteFrame } from '../frame.ts';

/** Above a page that is rendered from its draft. */
export function PreviewBar({ frame, token }: { frame: SiteFrame; token: string }) {
  const words = frameMessages[frame.language].preview;
  return (
    <aside className="preview-bar" aria-label={words.title}>
      <p>
        <strong>{words.title}</strong> {words.text}
      </p>
      <p>
        <a hrefLang="en" lang="en" href={`/preview/${token}`}>
          English
        </a>{' '}
        <a hrefLang="da" lang="da" href={`/da/preview/${token}`}>
          Dansk
        </a>
      </p>
    </aside>
  );
}
