import type { Language } from '#studio/shared/language.ts';
import { consultationPages } from './consultation.messages.ts';
import { OutsideCalendar } from './outside-calendar.tsx';
import { consultationPath } from './read-consultation.ts';

/** Opens the free times in its place when pressed, so that the embedding page is cacheable. */
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
        <a className="button ghost" href={page} data-busy-label={words.loading}>
          {words.seeTimes}
        </a>
      </p>
    </div>
  );
}
