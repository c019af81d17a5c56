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
}

/** Free times grouped by day under headings; each is a radio whose name is its full date, time and length. */
export function SlotList({ name, days, chosen, onChoose, headingLevel = 3 }: SlotListProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="days">
      {days.map((day) => (
        <section className="day" key={day.date}>
          <Heading className="day-heading">{day.heading}</Heading>
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
        </section>
      ))}
    </div>
  );
}
