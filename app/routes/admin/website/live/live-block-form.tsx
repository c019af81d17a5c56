import type { Language } from '#studio/shared/language.ts';
import { BlockForm, type BlockFormProps } from '../pages/block-form.tsx';
import { describeState, liveMessages } from './live.messages.ts';
import { useLiveForm } from './use-live-form.ts';

interface LiveBlockFormProps extends BlockFormProps {
  /** Of the section. */
  address: string;
  /** The links of every page have no page of their own. */
  hasPreview: boolean;
  language: Language;
}

/** Nothing in it takes the focus. */
const scrollsByKeyboard = { tabIndex: 0 } as const;

/** Saved as a draft while it is typed in, with the visitors' page beside it. Without scripts a plain form. */
export function LiveBlockForm({ address, hasPreview, language, ...form }: LiveBlockFormProps) {
  const words = liveMessages[language];
  const live = useLiveForm({ address, hasPreview, language, version: form.version });
  return (
    <div className={hasPreview ? 'live-editing' : undefined}>
      <BlockForm {...form} live={{ ...live, status: describeState(live.state, words) }} />
      {hasPreview && (
        <details className="live-preview" ref={live.panel} onToggle={live.toggled}>
          <summary className="text-action">{words.preview}</summary>
          <noscript>
            <p className="hint">{words.withoutScripts}</p>
          </noscript>
          <section className="live-page" aria-label={words.page} {...scrollsByKeyboard}>
            <div ref={live.page} />
          </section>
        </details>
      )}
    </div>
  );
}
