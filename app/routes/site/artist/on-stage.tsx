import type { Language } from '#studio/shared/language.ts';
import type { ArtistStage } from './artist.data.ts';
import { artistMessages } from './artist.messages.ts';
import { Concerts } from './concerts.tsx';
import { Excerpt } from './records.tsx';

interface OnStageProps {
  stage: ArtistStage;
  /** Of the artist's page. */
  href: string;
  language: Language;
}

/** The artist beside the coach: a record to listen to, the next concerts, and the way to the rest. */
export function OnStage({ stage: { concerts, record }, href, language }: OnStageProps) {
  const words = artistMessages[language];
  if (concerts.length === 0 && !record) return null;
  return (
    <section className="on-stage" aria-labelledby="on-stage">
      <h2 className="ruled" id="on-stage">
        {words.onStage}
      </h2>
      {record && (
        <div>
          <strong>{record.label}</strong>
          <Excerpt record={record} />
        </div>
      )}
      {concerts.length > 0 && <Concerts concerts={concerts} />}
      <p>
        <a className="text-link" href={href}>
          {words.more}
        </a>
      </p>
    </section>
  );
}
