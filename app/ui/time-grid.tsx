import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { dragInGrid, followHref, type GridDrags } from './dragging/drag-in-grid.ts';
import { Skeleton } from './feedback/skeleton.tsx';
import { moveInGrid } from './move-in-grid.ts';
import { lengthClasses, quarterClasses } from './week-quarters.ts';

export interface GridItem {
  key: string;
  /** Minutes since midnight in the grid's time zone. */
  fromMinute: number;
  toMinute: number;
  /** Localised: '13:30–14:30'. */
  time: string;
  title: string;
  detail?: string;
  /** Left out in a week, where the mark or the pattern says it. */
  more?: string;
  /**
   * full: taken; waits: pending; blocked: unavailable; busy: unavailable because of another calendar; group: taken
   * by several; free and closed: gaps.
   */
  variant: 'full' | 'waits' | 'blocked' | 'busy' | 'group' | 'free' | 'closed';
  /** The variant in words, for screen readers. */
  state?: string;
  /** A filled or hollow mark. */
  mark?: 'full' | 'hollow';
  isPast?: boolean;
  canMove?: boolean;
  href?: string;
}

export interface GridDay {
  /** ISO date: the key, and the fragment after 'day-'. */
  date: string;
  /** 'Monday 23 November', and 'Mon', '23' where there is little space. */
  heading: string;
  weekday: string;
  number: string;
  isToday?: boolean;
  /** The only day shown where there is no space for a week. */
  isChosen?: boolean;
  href?: string;
  items: readonly GridItem[];
}

export interface TimeGridProps {
  label: string;
  /** First and last full hour; at most 16 apart. */
  fromHour: number;
  toHour: number;
  /** Localised: '09:00' or '09.00'. */
  hourText: (hour: number) => string;
  /** One, or a week. */
  days: readonly GridDay[];
  /** Minutes since midnight, for the line in today's column, and its text. */
  now?: { minute: number; text: string };
  /** The address of a gap from a later minute: where the pointer is. */
  hrefAt?: (href: string, minute: number) => string;
  /** Gaps are drawn on, and items that can be moved are dragged or moved with the key M. */
  drags?: GridDrags;
  /** Screen reader text during loading. */
  loading?: string;
}

/** Listens while the grid is shown; the current functions are used. */
function useDragging(drags: GridDrags | undefined) {
  const grid = useRef<HTMLDivElement>(null);
  const current = useRef(drags);
  const isOn = drags !== undefined;
  useEffect(() => {
    current.current = drags;
  }, [drags]);
  useEffect(() => {
    if (!isOn || !grid.current) return;
    return dragInGrid(grid.current, () => current.current as GridDrags);
  }, [isOn]);
  return grid;
}

/** A true time scale of one row per quarter of an hour. Links by themselves; arrow keys move between them. */
export function TimeGrid(props: TimeGridProps) {
  const { label, fromHour, toHour, hourText, days, loading } = props;
  const hours = Array.from({ length: toHour - fromHour }, (_, place) => fromHour + place);
  const grid = useDragging(props.drags);
  return (
    <section className="time-scroll" aria-label={label} aria-busy={loading ? true : undefined}>
      {loading ? (
        <Skeleton label={loading} lines={7} variant="rows" />
      ) : (
        <div
          className={`time-grid ${days.length > 1 ? 'is-week' : 'is-day'}`}
          ref={grid}
          data-from-hour={fromHour}
        >
          {hours.map((hour) => (
            <span
              className={`time-hour ${quarterClasses({ fromMinute: hour * 60, toMinute: hour * 60 + 60 }, props)}`}
              key={hour}
              aria-hidden="true"
            >
              <span className={isUnderClock(hour, props) ? 'under-clock' : undefined}>{hourText(hour)}</span>
            </span>
          ))}
          <Clock {...props} />
          {days.map((day) => (
            <Day key={day.date} day={day} {...props} />
          ))}
        </div>
      )}
    </section>
  );
}

function isWithin({ now, fromHour, toHour }: Omit<TimeGridProps, 'days'>): boolean {
  return now !== undefined && now.minute >= fromHour * 60 && now.minute < toHour * 60;
}

function nowRow(props: Omit<TimeGridProps, 'days'>): string {
  const minute = props.now?.minute ?? 0;
  return quarterClasses({ fromMinute: minute, toMinute: minute + 15 }, props);
}

function isClockShown(props: TimeGridProps): boolean {
  return isWithin(props) && props.days.some(({ isToday }) => isToday);
}

function isUnderClock(hour: number, props: TimeGridProps): boolean {
  const minute = (props.now?.minute ?? 0) - hour * 60;
  return minute >= 0 && minute < 30 && isClockShown(props);
}

/** The current time beside the scale. */
function Clock(props: TimeGridProps) {
  if (!isClockShown(props)) return null;
  return <span className={`time-clock ${nowRow(props)}`}>{props.now?.text}</span>;
}

function Day({ day, ...props }: TimeGridProps & { day: GridDay }) {
  const { fromHour, toHour } = props;
  const marks = [day.isToday && 'today', day.isChosen && 'chosen'].filter(Boolean).join(' ');
  return (
    <section
      id={`day-${day.date}`}
      className={`time-day ${lengthClasses((toHour - fromHour) * 4 + 1)} ${marks}`}
    >
      <h3 aria-current={day.isToday ? 'date' : undefined}>
        <Heading {...day} />
      </h3>
      {day.isToday && isWithin(props) && <span className={`time-now ${nowRow(props)}`} />}
      <ol>
        {day.items.map((item) => (
          <li key={item.key}>
            <Item item={item} date={day.date} {...props} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Heading({ heading, weekday, number, href }: GridDay) {
  const words = (
    <>
      <span aria-hidden="true">
        {weekday} <b>{number}</b>
      </span>
      <span className="unseen">{heading}</span>
    </>
  );
  return href ? <a href={href}>{words}</a> : words;
}

function Item({ item, date, ...props }: Omit<TimeGridProps, 'days'> & { item: GridItem; date: string }) {
  const { time, title, detail, more, variant, state, mark, isPast, href } = item;
  const className = `time-item ${variant}${isPast ? ' past' : ''} ${quarterClasses(item, props)}`;
  const words = (
    <>
      <span className="words">
        <strong>{title}</strong>
        <span className="facts">
          {time && <time>{time}</time>}
          {detail && <span>{detail}</span>}
          {more && <span className="more">{more}</span>}
        </span>
      </span>
      {state && <span className="unseen">, {state}</span>}
      {mark && <span className={`time-mark ${mark}`} />}
    </>
  );
  if (!href) return <span className={className}>{words}</span>;
  return (
    <a
      className={className}
      href={href}
      {...(props.drags ? dragData(item) : {})}
      onKeyDown={(event) => {
        moveInGrid(event);
        openMove(event, { item, date, drags: props.drags });
      }}
      onClick={(event) => aimAt(event, item, props)}
    >
      {words}
    </a>
  );
}

function isGap({ variant }: GridItem): boolean {
  return variant === 'free' || variant === 'closed';
}

/** For `dragInGrid`. */
function dragData(item: GridItem) {
  if (!item.canMove && !isGap(item)) return {};
  return {
    'data-drag': item.canMove ? 'move' : 'draw',
    'data-from': item.fromMinute,
    'data-to': item.toMinute,
    ...(item.canMove ? { 'aria-keyshortcuts': 'M' } : {}),
  };
}

function openMove(
  event: KeyboardEvent,
  { item, date, drags }: { item: GridItem; date: string; drags: GridDrags | undefined },
) {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (event.key.toLowerCase() !== 'm' || !isPlain || !item.canMove || !item.href || !drags) return;
  event.preventDefault();
  followHref(drags.moveHref(item.href, { date, from: item.fromMinute, to: item.toMinute }));
}

/** A gap opens at the half hour under the pointer. From the keyboard, and without scripts, at its start. */
function aimAt(
  event: MouseEvent<HTMLAnchorElement>,
  item: GridItem,
  { hrefAt }: Pick<TimeGridProps, 'hrefAt'>,
) {
  const { href, fromMinute, toMinute } = item;
  if (!href || !hrefAt || !isGap(item)) return;
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const share = event.detail === 0 ? 0 : Math.max(0, (event.clientY - top) / height);
  const minute = fromMinute + share * (toMinute - fromMinute);
  event.currentTarget.href = hrefAt(href, Math.max(fromMinute, Math.floor(minute / 30) * 30));
}
