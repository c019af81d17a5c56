import type { Instructor } from '#studio/teaching/instructors/instructors.queries.ts';
import type { SiteFrame } from '../../../site/frame.ts';
import { InstructorPortrait } from '../../../site/parts/instructor-portrait.tsx';
import { joinNames } from '../instructor-names.ts';
import { programmesMessages } from '../programmes.messages.ts';

interface TaughtByProps extends Pick<SiteFrame, 'identity' | 'language'> {
  teachers: readonly Instructor[];
}

/** 'With Thea Lindehav', and the portraits. */
export function TaughtBy({ teachers, identity, language }: TaughtByProps) {
  if (teachers.length === 0) return null;
  const names = joinNames(
    teachers.map(({ name }) => name),
    language,
  );
  const isCoach = names === identity.coachName;
  const note = teachers.length === 1 ? teachers[0]?.role : null;
  return (
    <div className="byline taught-by">
      {teachers.slice(0, mostFaces).map(({ id, name, picture }) => (
        <InstructorPortrait
          key={id}
          name={name}
          picture={picture}
          alt=""
          sizes="72px"
          isDrawn={!identity.isOwnStudio}
        />
      ))}
      <p>
        {programmesMessages[language].taughtBy} <a href={isCoach ? '/about' : '/#instructors'}>{names}</a>
        {note && <span>{note}</span>}
      </p>
    </div>
  );
}

const mostFaces = 3;
