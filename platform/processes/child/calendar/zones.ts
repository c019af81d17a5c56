import { type Zone, type ZonesOfCalendar, zoneOfId } from './calendar-values.ts';
import { isAbbreviation, zoneOf } from './calendar-zone.ts';
import { type Component, propertyOf } from './components.ts';
import type { Line } from './content-lines.ts';
import { describedZone, type YearRange } from './described-zone.ts';

/** The zones of one calendar. Names that nothing describes are collected, and read as the studio's. */
export class CalendarZones {
  readonly studio: Zone;
  private readonly floating: Zone;
  private readonly unknownFloating: string | null;
  private readonly described: ReadonlyMap<string, Component>;
  private readonly years: YearRange;
  private readonly known = new Map<string, Zone | null>();

  constructor(calendar: Component, { timeZone, years }: { timeZone: string; years: YearRange }) {
    this.studio = zoneOfId(timeZone);
    this.years = years;
    const timezones = calendar.children.filter(({ name }) => name === 'VTIMEZONE');
    this.described = new Map(timezones.map((one) => [keyOf(propertyOf(one, 'TZID') ?? ''), one]));
    const named = propertyOf(calendar, 'X-WR-TIMEZONE');
    const found = named ? this.find(named) : null;
    this.floating = found ?? this.studio;
    this.unknownFloating = found ? null : named;
  }

  of(entry: Component, unknown: Set<string>): ZonesOfCalendar {
    const find = (tzid: string | null | undefined): Zone | null => {
      if (!tzid) return null;
      const zone = this.find(tzid);
      if (!zone) unknown.add(tzid);
      return zone ?? this.studio;
    };
    const { floating, unknownFloating, studio } = this;
    const own = find(propertyOf(entry, 'TZID'));
    return {
      of: ({ params }: Pick<Line, 'params'>) => find(params.get('TZID')),
      get floating() {
        if (!own && unknownFloating) unknown.add(unknownFloating);
        return own ?? floating;
      },
      studio,
    };
  }

  private find(tzid: string): Zone | null {
    const key = keyOf(tzid);
    let zone = this.known.get(key);
    if (zone === undefined) {
      zone = this.resolve(tzid, key);
      this.known.set(key, zone);
    }
    return zone;
  }

  private resolve(tzid: string, key: string): Zone | null {
    const timezone = this.described.get(key);
    const describe = () => (timezone ? describedZone(timezone, this.years) : null);
    if (isAbbreviation(tzid.trim())) {
      const described = describe();
      if (described) return described;
    }
    const location = timezone && propertyOf(timezone, 'X-LIC-LOCATION');
    const id = zoneOf(tzid) ?? (location ? zoneOf(location) : null);
    return id === null ? describe() : zoneOfId(id);
  }
}

/** As text it has backslashes before commas, as a parameter it has none (RFC 5545, 3.3.11). */
const keyOf = (tzid: string) => tzid.replaceAll(/["\\]/g, '').trim().toLowerCase();
