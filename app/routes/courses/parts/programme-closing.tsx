import type { Language } from '#studio/shared/language.ts';
import type { Programme } from '../programme.data.ts';
import { programmesMessages } from '../programmes.messages.ts';
import { ClosingDate } from './closing-date.tsx';
import { closingHeading } from './closing-heading.ts';

interface ProgrammeClosingProps {
  programme: Programme | null;
  title: string;
  applyHref: string;
  /** What each weekend is about, in order. */
  themes?: readonly string[];
  language: Language;
}

/** The end of a programme's page, with the application. */
export function ProgrammeClosing({
  programme,
  title,
  applyHref,
  themes = [],
  language,
}: ProgrammeClosingProps) {
  if (!programme) return null;
  const words = programmesMessages[language];
  const { next } = programme;
  return (
    <ClosingDate
      heading={next ? closingHeading({ startsOn: next.startsOn, programme: title }, language) : words.noDate}
      runs={next?.runs ?? []}
      themes={themes}
      note={next?.isFull ? words.full : null}
    >
      <p className="actions">
        <a className="button" href={applyHref}>
          {words.applyNow}
        </a>
      </p>
    </ClosingDate>
  );
}
