import { Fermata } from '#app/ui/fermata.tsx';
import { SlotList } from '#app/ui/slot-list.tsx';
import { type GridDay, TimeGrid } from '#app/ui/time-grid.tsx';
import { Exhibit, State } from '../exhibit.tsx';

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const items: Readonly<Record<number, GridDay['items']>> = {
  0: [
    entry('a', { from: 9, to: 10, variant: 'full', title: 'Nanna Kjærgård', detail: 'Online' }),
    entry('b', { from: 10, to: 11, variant: 'free', title: 'Free' }),
    entry('c', {
      from: 13.5,
      to: 14,
      variant: 'waits',
      title: 'Consultation',
      detail: 'waits for its button',
    }),
  ],
  1: [
    entry('d', {
      from: 9,
      to: 17,
      variant: 'group',
      title: 'Voice Elevated',
      detail: 'Second weekend',
    }),
  ],
  2: [
    entry('e', {
      from: 12,
      to: 13,
      variant: 'full',
      title: 'Søren Ægidius Blåbjerg',
      detail: 'In the studio',
    }),
    entry('f', { from: 15, to: 16, variant: 'waits', title: 'Åse Møllegård', detail: 'until 14:52' }),
  ],
  3: [
    entry('g', {
      from: 10,
      to: 10.5,
      variant: 'full',
      title: 'Maximiliane von Hohenfels-Østergaard',
      detail: 'Consultation by telephone',
    }),
  ],
  4: [
    entry('h', { from: 9, to: 11, variant: 'blocked', title: 'Own time' }),
    entry('j', { from: 12, to: 14, variant: 'busy', title: 'Lunch', detail: 'Another calendar' }),
    entry('k', { from: 14, to: 16, variant: 'closed', title: 'Closed until 16:00' }),
    entry('i', { from: 16, to: 17, variant: 'free', title: 'Free' }),
  ],
};

function entry(
  key: string,
  {
    from,
    to,
    variant,
    title,
    detail,
  }: {
    from: number;
    to: number;
    variant: GridDay['items'][number]['variant'];
    title: string;
    detail?: string;
  },
): GridDay['items'][number] {
  const formatHour = (hour: number) => `${Math.floor(hour)}:${hour % 1 ? '30' : '00'}`;
  return {
    key,
    fromMinute: from * 60,
    toMinute: to * 60,
    time: `${formatHour(from)}–${formatHour(to)}`,
    title,
    variant,
    ...(detail ? { detail } : {}),
    ...(variant === 'blocked' ? {} : { href: '#time-grid' }),
  };
}

const days: readonly GridDay[] = names.map((name, place) => ({
  date: `2026-11-${23 + place}`,
  heading: `${name} ${23 + place} November`,
  weekday: name.slice(0, 3),
  number: String(23 + place),
  isToday: place === 2,
  isChosen: place === 0,
  items: items[place] ?? [],
}));

/** Dates are ids on the page, so a repetition uses another month. */
function daysIn(month: string, shown: readonly GridDay[]): readonly GridDay[] {
  return shown.map((day) => ({ ...day, date: `${month}-${day.date.slice(-2)}` }));
}

export function Weeks() {
  const sheet = {
    fromHour: 9,
    toHour: 18,
    hourText: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
  };
  return (
    <Exhibit
      id="time-grid"
      name="Time grid"
      use="A week or a day to scale; where it is narrow, the chosen day."
    >
      <State name="Rest: taken, held, blocked, free, today and now" isWide>
        <TimeGrid label="Week 48" days={days} now={{ minute: 11 * 60 + 10, text: '11:10' }} {...sheet} />
      </State>
      <State name="Hover" force="hover" on="a.time-item">
        <TimeGrid label="Week 48, hover" days={daysIn('2026-12', days.slice(0, 1))} {...sheet} />
      </State>
      <State name="Focus" force="focus-visible" on="a.time-item">
        <TimeGrid label="Week 48, focus" days={daysIn('2027-01', days.slice(2, 3))} {...sheet} />
      </State>
      <State name="Empty">
        <TimeGrid label="Week 52" days={daysIn('2027-02', days.slice(5))} {...sheet} />
      </State>
      <State name="Loading">
        <TimeGrid label="Week 49" days={[]} loading="Fetching the week" {...sheet} />
      </State>
    </Exhibit>
  );
}

function slots(key: string, local: boolean) {
  return ['09:00', '11:00', '13:00', '16:00'].map((label, place) => ({
    start: `${key}-${place}`,
    label,
    name: `Monday 23 November, ${label}, 60 minutes`,
    localLabel: local ? `${Number(label.slice(0, 2)) - 6}:00 in New York` : null,
  }));
}

export function Slots() {
  const day = (key: string, local = false) => [
    { date: key, heading: 'Monday 23 November', slots: slots(key, local) },
  ];
  return (
    <Exhibit
      id="slot-picker"
      name="Slot picker"
      use="Available times below their days; taken ones are absent."
    >
      <State isWide name="Rest">
        <SlotList name="slot-1" days={day('s1')} headingLevel={3} />
      </State>
      <State isWide name="Chosen">
        <SlotList name="slot-2" days={day('s2')} chosen="s2-1" />
      </State>
      <State isWide name="Hover" force="hover">
        <SlotList name="slot-3" days={day('s3')} />
      </State>
      <State isWide name="Focus" force="focus-visible">
        <SlotList name="slot-4" days={day('s4')} />
      </State>
      <State isWide name="On two clocks">
        <SlotList name="slot-5" days={day('s5', true)} chosen="s5-3" />
      </State>
      <State name="Folded, for many times: the first day and the chosen one stand open" isWide>
        <SlotList name="slot-6" days={[...day('s6'), ...day('s7')]} isFolded />
      </State>
    </Exhibit>
  );
}

export function Countdowns() {
  return (
    <Exhibit
      id="countdown"
      name="Countdown"
      use="How long a slot is held: a fermata that turns from ink to sun."
    >
      <State name="Just begun">
        <Fermata secondsLeft={581} ofSeconds={600} />
      </State>
      <State name="Two thirds gone">
        <Fermata secondsLeft={200} ofSeconds={600}>
          <p>If the clock runs out, the hour opens again. Nothing has been charged.</p>
        </Fermata>
      </State>
      <State name="Over">
        <Fermata secondsLeft={0} ofSeconds={600} />
      </State>
    </Exhibit>
  );
}
