import type { TodayView } from './read-today.ts';
import type { TodayWords } from './today.messages.ts';

/** Hours always drawn; earlier and later entries extend them. */
const usual = { from: 8, to: 20 };
const wide = 350;
const lines = [12, 18, 24, 30, 36];

type Props = Pick<TodayView, 'entries' | 'nowMinute'> & { words: TodayWords };

/** The day on a stave: a note for each entry, held for its length. Decorative: 'Later today' lists the entries. */
export function DayLine({ entries, nowMinute, words }: Props) {
  const from = Math.min(usual.from, ...entries.map(({ fromMinute }) => Math.floor(fromMinute / 60)));
  const to = Math.max(usual.to, ...entries.map(({ toMinute }) => Math.ceil(toMinute / 60)));
  const at = (minute: number) => Math.round(((minute - from * 60) / ((to - from) * 60)) * wide * 10) / 10;
  const hours = Array.from({ length: Math.floor((to - from) / 2) + 1 }, (_, place) => from + 2 * place);
  const isNow = nowMinute >= from * 60 && nowMinute <= to * 60;
  return (
    <svg
      className="day-line"
      viewBox={`-8 0 ${wide + 16} 66`}
      role="img"
      aria-label={words.day(String(from), String(to), entries.length)}
    >
      <path className="stave-lines" d={lines.map((y) => `M0 ${y}H${wide}`).join('')} />
      {hours.map((hour) => (
        <g key={hour} className="hour">
          <path d={`M${at(hour * 60)} 36v5`} />
          <text x={at(hour * 60)} y="60" textAnchor="middle">
            {hour}
          </text>
        </g>
      ))}
      {isNow && <path className="now-line" d={`M${at(nowMinute)} 2v44`} />}
      {entries.map(({ key, fromMinute, toMinute, variant, isPast }, place) => {
        const y = lines[(place * 2 + 1) % lines.length] ?? 24;
        const head = Math.min(at(fromMinute) + 6, wide - 6);
        return (
          <g key={key} className={isPast ? 'note past' : `note ${variant}`}>
            <path d={`M${head} ${y}H${Math.max(head, at(toMinute))}`} />
            <ellipse cx={head} cy={y} rx="5.6" ry="4" transform={`rotate(-18 ${head} ${y})`} />
          </g>
        );
      })}
    </svg>
  );
}
