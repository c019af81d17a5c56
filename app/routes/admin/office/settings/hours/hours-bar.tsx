/** From six in the morning until midnight; what is earlier is cut. */
const from = 6 * 60;
const to = 24 * 60;
const labelled = [9, 12, 15, 18, 21];

interface Props {
  /** Minutes since midnight. Null: what was typed cannot be read. */
  starts: ReadonlyArray<{ first: number; last: number }> | null;
  minutes: number;
  closed: string;
}

/** The open hours of a day on the scale of `HoursScale`; the field beside it has them in words. */
export function HoursBar({ starts, minutes, closed }: Props) {
  if (starts?.length === 0) {
    return (
      <span className="hours-bar closed" aria-hidden="true">
        <small>{closed}</small>
      </span>
    );
  }
  const within = (minute: number) => Math.min(to, Math.max(from, minute)) - from;
  return (
    <svg className="hours-bar" viewBox={`0 0 ${to - from} 10`} preserveAspectRatio="none" aria-hidden="true">
      <path d={labelled.map((hour) => `M${within(hour * 60)} 0v10`).join('')} />
      {starts?.map(({ first, last }) => (
        <rect key={first} x={within(first)} y="1" height="8" width={within(last + minutes) - within(first)} />
      ))}
    </svg>
  );
}

export function HoursScale() {
  return (
    <p className="hours-scale" aria-hidden="true">
      {labelled.map((hour) => (
        <span key={hour}>{hour}</span>
      ))}
    </p>
  );
}
