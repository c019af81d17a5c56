import type { DayView, OfferView, SlotView, WidgetStart } from './model.ts';

/**
 * The widget's props as the page's markup carries them: of 63 slots most is the same or follows from the rest.
 * A slot: start, label, the end of its name, hours, and local label and hours where there are any.
 */
type PackedSlot = [
  start: string,
  label: string,
  name: string,
  hours: string,
  ...local: [string, string] | [],
];

interface PackedDay {
  date: string;
  heading: string;
  /** What the names of its slots begin with. */
  name: string;
  slots: PackedSlot[];
}

export interface PackedStart extends Omit<WidgetStart, 'offer'> {
  offer: Omit<OfferView, 'days'> & { days: PackedDay[]; city: string | null };
}

export function packStart(start: WidgetStart): PackedStart {
  const { days, ...offer } = start.offer;
  const city = days.flatMap(({ slots }) => slots).find(({ when }) => when.local)?.when.local?.city ?? null;
  return { ...start, offer: { ...offer, city, days: days.map(packDay) } };
}

function packDay({ date, heading, slots }: DayView): PackedDay {
  const name = slots.map((slot) => slot.name).reduce(commonStart, slots[0]?.name ?? '');
  return {
    date,
    heading,
    name,
    slots: slots.map((slot): PackedSlot => {
      const local = slot.when.local && slot.localLabel ? [slot.localLabel, slot.when.local.hours] : [];
      const own = [slot.start, slot.label, slot.name.slice(name.length), slot.when.hours] as const;
      return [...own, ...(local as [string, string] | [])];
    }),
  };
}

export function unpackStart({ offer: { days, city, ...offer }, ...start }: PackedStart): WidgetStart {
  const unpackSlot = (
    [slotStart, label, name, hours, localLabel, localHours]: PackedSlot,
    day: PackedDay,
  ): SlotView => ({
    start: slotStart,
    end: minutesAfter(slotStart, offer.sessionMinutes),
    label,
    name: day.name + name,
    localLabel: localLabel ?? null,
    when: {
      date: day.heading,
      hours,
      local: city !== null && localHours !== undefined ? { city, hours: localHours } : null,
    },
  });
  const unpackDay = (day: PackedDay): DayView => ({
    date: day.date,
    heading: day.heading,
    slots: day.slots.map((slot) => unpackSlot(slot, day)),
  });
  return { ...start, offer: { ...offer, days: days.map(unpackDay) } };
}

/** ISO instants without fractions, as the server writes them. */
function minutesAfter(start: string, minutes: number): string {
  return new Date(Date.parse(start) + minutes * 60_000).toISOString().replace('.000Z', 'Z');
}

function commonStart(one: string, other: string): string {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return one.slice(0, length);
}
