import stylesheet from './slot-styles.css?url';

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
  headingLevel?: 2 | 3;
  /** Only the first (or chosen) day is open: long lists would hide what follows. */
  isFolded?: boolean;
}

/** Of free times. React moves it into the head, once. */
export function SlotStyles() {
  return <link rel="stylesheet" href={stylesheet} precedence="parts" />;
}

/** Each day is a group of radios with the day as its name; a radio's name is its full date, time and length. */
export function SlotList({ days, headingLevel = 3, isFolded = false, ...rest }: SlotListProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="days">
      <SlotStyles />
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
            <fieldset>
              <legend className="unseen">{day.heading}</legend>
              <Slots slots={day.slots} {...rest} />
            </fieldset>
          </details>
        ) : (
          <fieldset className="day" key={day.date}>
            <legend>
              <Heading className="day-heading">{day.heading}</Heading>
            </legend>
            <Slots slots={day.slots} {...rest} />
          </fieldset>
        ),
      )}
    </div>
  );
}

/** Positions count within the day: radios of one name would otherwise be counted as one group of all days. */
export function Slots({
  slots,
  name,
  chosen,
  onChoose,
  placeOf,
}: Pick<SlotListProps, 'name' | 'chosen' | 'onChoose'> & {
  slots: SlotDay['slots'];
  /** Place on the stave, 1 to 9. */
  placeOf?: (label: string) => number;
}) {
  return (
    <div className="slots">
      {slots.map((slot, index) => (
        <label className={placeOf ? `slot p${placeOf(slot.label)}` : 'slot'} key={slot.start}>
          <input
            type="radio"
            name={name}
            value={slot.start}
            aria-label={slot.name}
            aria-posinset={index + 1}
            aria-setsize={slots.length}
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
