import type { KeyboardEvent } from 'react';
import { type SlotDay, SlotStyles, Slots } from './slot-list.tsx';

/** A day of the week line; without slots it is a rest. */
export interface WeekBar {
  /** ISO date: the key. */
  date: string;
  /** 'Tue' and '24' */
  weekday: string;
  day: string;
  /** 'Tuesday 24 November' */
  heading: string;
  /** '5 free' or 'none' */
  count: string;
}

export interface WeekStaveProps {
  name: string;
  /** Name of the radios that choose the day in the narrow layout. */
  dayName: string;
  bars: readonly WeekBar[];
  days: readonly SlotDay[];
  chosen: string;
  /** Crossed out, if it is not in the list any more. */
  taken?: { date: string; label: string } | undefined;
}

/** First full hour of the nine places on the stave. */
export const firstHour = 9;
export const lastHour = 17;

/**
 * Seven bars with a note for each hour that has a slot, as a strip of days with the slots of the checked one. Wide, with
 * slots on full hours only: all slots on one stave.
 */
export function WeekStave(props: WeekStaveProps) {
  const { bars, days, chosen, taken } = props;
  const slotsOf = (date: string) => days.find((day) => day.date === date)?.slots ?? [];
  const open =
    bars.find(({ date }) => slotsOf(date).some(({ start }) => start === chosen)) ??
    bars.find(({ date }) => date === taken?.date) ??
    bars.find(({ date }) => slotsOf(date).length > 0);
  const isByHour = days.every(({ slots }) => slots.every(({ label }) => label.endsWith('00')));
  return (
    <div className={isByHour ? 'week-line by-hour' : 'week-line'}>
      <SlotStyles />
      {bars.map((bar) => (
        <Bar
          key={bar.date}
          {...props}
          bar={bar}
          slots={slotsOf(bar.date)}
          isOpen={bar === open}
          taken={taken?.date === bar.date ? taken : undefined}
        />
      ))}
    </div>
  );
}

interface BarProps extends WeekStaveProps {
  bar: WeekBar;
  slots: SlotDay['slots'];
  isOpen: boolean;
}

function Bar({ name, dayName, bar, slots, chosen, isOpen, taken }: BarProps) {
  const free = [...new Set(slots.map(({ label }) => placeOf(label)))];
  const isGone = taken !== undefined && !slots.some(({ label }) => label === taken.label);
  return (
    <div className="bar">
      <label className={slots.length > 0 ? 'bar-day' : 'bar-day none'}>
        <input
          type="radio"
          name={dayName}
          value={bar.date}
          aria-label={`${bar.heading}, ${bar.count}`}
          defaultChecked={isOpen}
        />
        <span>{bar.weekday}</span>
        <b>{bar.day}</b>
        <Notes places={free} />
        <small>
          {slots.length || bar.count}
          {slots[0] && <i>{bar.count.replace(/\d+/, '')}</i>}
        </small>
      </label>
      <fieldset className="bar-hours">
        <legend>
          <h3 className="day-heading">{bar.heading}</h3>
        </legend>
        {isGone && <s className={`slot taken p${placeOf(taken.label)}`}>{taken.label}</s>}
        {slots.length === 0 && !isGone ? (
          <p className="bar-rest">
            <span>{bar.count}</span>
          </p>
        ) : (
          <Slots name={name} slots={slots} chosen={chosen} placeOf={placeOf} />
        )}
      </fieldset>
    </div>
  );
}

/** 1 to 9, from the hour of a label such as '09:00' or '09.00'. */
function placeOf(label: string): number {
  return Number.parseInt(label, 10) - firstHour + 1;
}

/** The day's free slots as a small stave, morning on top. */
function Notes({ places }: { places: readonly number[] }) {
  return (
    <svg viewBox="0 0 44 52" aria-hidden="true">
      <path className="lines" d="M0 6.5h44M0 16.5h44M0 26.5h44M0 36.5h44M0 46.5h44" />
      {places.length === 0 && <path className="note" d="M15 17h14v6h-14z" />}
      {places.map((place, index) => {
        const isAside = places[index - 1] === place - 1 && (index - runStart(places, index)) % 2 === 1;
        const x = isAside ? 28 : 17;
        return (
          <ellipse
            className="note"
            key={place}
            cx={x}
            cy={1.5 + place * 5}
            rx="6"
            ry="4.2"
            transform={`rotate(-18 ${x} ${1.5 + place * 5})`}
          />
        );
      })}
    </svg>
  );
}

/** Index at which the run of neighbouring places begins: they alternate sides, as in a printed cluster. */
function runStart(places: readonly number[], index: number): number {
  let start = index;
  while (start > 0 && places[start - 1] === (places[start] ?? 0) - 1) start -= 1;
  return start;
}

/**
 * One radio name lets the browser send exactly one slot, also without scripts, but makes all days one group for the
 * keyboard. Arrow keys therefore choose within the day, and Tab moves to the next day.
 */
export function moveWithinDay(event: KeyboardEvent<HTMLElement>): void {
  const at = event.target;
  const day = at instanceof HTMLInputElement && at.type === 'radio' && at.closest('fieldset');
  if (!day || !at.closest('.slots')) return;
  const next =
    event.key === 'Tab' ? ofNextDay(event.currentTarget, at, event.shiftKey) : ofDay(day, at, event.key);
  if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  next.focus();
  if (event.key !== 'Tab') next.click();
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function ofDay(day: Element, at: HTMLInputElement, key: string): HTMLInputElement | undefined {
  const step = steps[key];
  const radios = shownRadios(day);
  return step ? radios.at((radios.indexOf(at) + step) % radios.length) : undefined;
}

function ofNextDay(list: Element, at: HTMLInputElement, isBack: boolean): HTMLInputElement | undefined {
  const days = [...list.querySelectorAll('fieldset')].map(shownRadios).filter((radios) => radios.length > 0);
  const radios = days[days.findIndex((day) => day.includes(at)) + (isBack ? -1 : 1)];
  return radios?.find(({ checked }) => checked) ?? radios?.[0];
}

function shownRadios(day: Element): HTMLInputElement[] {
  return [...day.querySelectorAll<HTMLInputElement>('.slots input')].filter(
    (radio) => radio.checkVisibility?.() ?? true,
  );
}
