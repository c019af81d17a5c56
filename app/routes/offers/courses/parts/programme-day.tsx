import { HearIt } from '#app/ui/media/hear-it.tsx';
import { RichText } from '#app/web/rich-text/rich-text.tsx';
import type { RichText as RichTextValue } from '#studio/shared/content/rich-text/rich-text.ts';
import { dayLine, dayLineSize } from './day-line.ts';

export interface DayPart {
  title: string;
  text: RichTextValue;
  /** 'Day 1', dates, hours; absent: the hour that the title begins with. */
  when?: readonly string[];
}

interface ProgrammeDayProps {
  heading: string;
  parts: readonly DayPart[];
  /** Of the line, for each part. */
  heights?: readonly number[];
  id?: string;
  sound?: { name: string; title: string };
}

/** The day, the days or the weekends as one line, whose steps are its parts. */
export function ProgrammeDay({ heading, parts, heights = [], id, sound }: ProgrammeDayProps) {
  const { path, light } = dayLine(parts.length, heights);
  const { width, height } = dayLineSize;
  return (
    <section className="programme-day" {...(id ? { id } : {})}>
      <div className="wrap">
        <h2>{heading}</h2>
        {sound && (
          <div data-plate>
            <HearIt name={sound.name} title={sound.title} />
          </div>
        )}
      </div>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="light" d={`M${light.from} 40H${light.to}V168H${light.from}z`} />
        <path className="stave" d={[40, 72, 104, 136, 168].map((y) => `M0 ${y}H${width}`).join('')} />
        <path className="line" d={path} />
      </svg>
      <ol className="wrap">
        {parts.map(({ title, text, when }, index) => {
          const [lines, name] = when ? [when, title] : splitHour(title);
          return (
            <li className={`reveal delay-${Math.min(9, index)}`} key={title}>
              {lines.length > 0 && (
                <p className="when">
                  {lines.map((line) => (
                    <span key={line}>{line} </span>
                  ))}
                </p>
              )}
              <h3>{name}</h3>
              <RichText value={text} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** '10:00 Walk on', 'Sat 10:00 Breath and sound' */
function splitHour(title: string): [when: readonly string[], name: string] {
  const [, hour, name] = /^((?:\p{L}+\.? )?\d{1,2}[:.]\d\d) (.+)$/u.exec(title) ?? [];
  return hour && name ? [[hour], name] : [[], title];
}
