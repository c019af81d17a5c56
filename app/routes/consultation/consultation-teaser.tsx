import type { Language } from '#studio/shared/language.ts';
import { consultationPages } from './consultation.messages.ts';
import { OutsideCalendar } from './outside-calendar.tsx';
import { consultationPath } from './read-consultation.ts';

/**
 * The consultation on another page: a link, in whose place the free times open when it is pressed. So the page around it
 * stays the same for all, and weighs nothing before somebody asks.
 */
export function ConsultationTeaser({
  language,
  prefix,
  outsideUrl,
}: {
  language: Language;
  prefix: string;
  outsideUrl: string | null;
}) {
  if (outsideUrl) return <OutsideCalendar url={outsideUrl} language={language} />;
  const words = consultationPages[language];
  const page = `${prefix}${consultationPath}`;
  return (
    <div data-island="consultation" data-times={`${page}/times`}>
      <p className="actions">
        <a className="button" href={page} data-busy-label={words.loading}>
          {words.seeTimes}
        </a>
      </p>
    </div>
  );
}
