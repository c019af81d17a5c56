export interface SlotDay {
  /** ISO date: the key. */
  date: string;
  heading: string;
  slots: ReadonlyArray<{
    /** The value of the control. */
    start: string;
    label: string;
    /** Full date, time and length: what is read aloud. */
    name: string;
    /** The same moment on the reader's own clock, where it differs. */
    localLabel: string | null;
  }>;
}

export interface SlotListProps {
  name: string;
  days: readonly SlotDay[];
  chosen?: string | null;
  onChoose?: (start: string) => void;
  /** Of the days' headings; by default they stand under a heading of the second level. */
  headingLevel?: 2 | 3;
  /**
   * Days open and close, only the first one (and that of the chosen time) open: for lists with so many times that nobody
   * would reach what follows them. Works without scripts.
   */
  isFolded?: boolean;
}

/** Free times grouped by day under headings; each is a radio whose name is its full date, time and length. */
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
