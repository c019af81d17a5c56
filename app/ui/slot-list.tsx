export interface SlotDay {
  /** ISO date: the key. */
  date: string;
  heading: string;
  slots: ReadonlyArray<{
    /** The value of the control. */
    start: string;
    label: string;
    /** Accessible name: full date, time and length. */
    name: string;
    /** The time in the reader's zone, if different. */
    localLabel: string | null;
  }>;
}

export interface SlotListProps {
  name: string;
  days: readonly SlotDay[];
  chosen?: string | null;
  onChoose?: (start: string) => void;
  /** Of the days' headings. */
  headingLevel?: 2 | 3;
  /** Only the first (or chosen) day is open: long lists would hide what follows. */
  isFolded?: boolean;
}

/** Radios grouped by day; each one's name is its full date, time and length. */
export function SlotList({ days, headingLevel = 3, isFolded = false, ...rest }: SlotListProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="days">
      {days.map((day, index) =>
        isFolded ? (
          <details
            className="day folded"
            key={day.date}
            open={index === 0 || day.slots.some(({ start }) => start === rest.chosen)}
          >
            <summary>
              <Heading className="day-heading">{day.heading}</Heading>
              <small>{day.slots.length}</small>
            </summary>
            <Slots day={day} {...rest} />
          </details>
        ) : (
          <section className="day" key={day.date}>
            <Heading className="day-heading">{day.heading}</Heading>
            <Slots day={day} {...rest} />
          </section>
        ),
      )}
    </div>
  );
}

function Slots({
  day,
  name,
  chosen,
  onChoose,
}: Pick<SlotListProps, 'name' | 'chosen' | 'onChoose'> & { day: SlotDay }) {
  return (
    <div className="slots">
      {day.slots.map((slot) => (
        <label className="slot" key={slot.start}>
          <input
            type="radio"
            name={name}
            value={slot.start}
            aria-label={slot.name}
            {...(onChoose
              ? { checked: chosen === slot.start, onChange: () => onChoose(slot.start) }
              : { defaultChecked: chosen === slot.start })}
          />
          <span>
            {slot.label}
            {slot.localLabel && <small> {slot.localLabel}</small>}
          </span>
        </label>
      ))}
    </div>
  );
}
