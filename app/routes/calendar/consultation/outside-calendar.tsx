import type { Language } from '#studio/shared/language.ts';
import { consultationPages } from './consultation.messages.ts';

/** For `allowFrame`. */
export function outsideOrigin(url: string): string {
  return new URL(url).origin;
}

/** The external site is loaded on request only. Without scripts its link works. */
export function OutsideCalendar({ url, language }: { url: string; language: Language }) {
  const words = consultationPages[language].outside;
  return (
    <div className="outside-calendar" data-island="outside-calendar">
      <p>{words.note(new URL(url).host)}</p>
      <p className="actions">
        <a className="button ghost" href={url} target="_blank" rel="noopener">
          {words.open}
        </a>
        <button
          className="button ghost plain needs-scripts"
          type="button"
          data-frame={url}
          title={words.frame}
        >
          {words.show}
        </button>
      </p>
    </div>
  );
}
