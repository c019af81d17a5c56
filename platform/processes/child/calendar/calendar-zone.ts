import { WINDOWS_TO_IANA_MAP } from 'windows-iana';

/** Names of Windows, which Outlook and Exchange write, in lower case (Unicode CLDR, windowsZones). */
const windowsZones = new Map(
  WINDOWS_TO_IANA_MAP.toReversed().flatMap(({ windowsName, iana }) =>
    iana[0] === undefined ? [] : [[windowsName.toLowerCase(), iana[0]] as const],
  ),
);

const universal = /^(?:(?:co-?ordinated )?universal time(?: co-?ordinated)?|utc|gmt|zulu|z)$/i;

/** The zone of a TZID as Temporal knows it; null: only the calendar's own VTIMEZONE may describe it. */
export function zoneOf(tzid: string): string | null {
  const name = tzid.replaceAll(/["\\]/g, '').replaceAll(/\s+/g, ' ').trim();
  for (const form of formsOf(name)) {
    const zone = windowsZones.get(form.toLowerCase()) ?? (universal.test(form) ? 'UTC' : form);
    if (isZone(zone)) return zone;
  }
  return offsetZone(name) ?? zoneOfCities(name);
}

export const isAbbreviation = (tzid: string) => /^[A-Z]{2,5}$/.test(tzid) && !universal.test(tzid);

/** 'GMT Standard Time 1', 'Romance' (Notes), '/citadel.org/20210210_1/Europe/Berlin', 'tzone://Microsoft/Utc', '(UTC) Dublin, …'. */
function formsOf(name: string): string[] {
  const isOffset = /^(?:UTC|GMT) ?[+-]/i.test(name);
  const bare = name.replace(isOffset ? /[ _]\d{1,3}$/ : /[ _-]?\(?\d{1,3}\)?$/, '');
  const described = name.replace(/^\((?:UTC|GMT)[^)]*\) ?/i, '');
  const plain = [name, described, bare];
  const segments = plain.flatMap((one) => {
    const parts = one.split('/').filter((part) => part !== '');
    return [3, 2, 1].map((count) => parts.slice(-count).join('/'));
  });
  return [...plain, ...segments].flatMap((one) => [
    one,
    standardForm(one),
    `${one} Standard Time`,
    one.replaceAll(' ', '_'),
    one.replace(/^([A-Z]\w+)[ _-]/, '$1/'),
  ]);
}

/** 'Eastern Time (US & Canada)', 'W. Europe Daylight Time', 'Central European Summer Time'. */
function standardForm(name: string): string {
  return name
    .replace(/ \((?:US ?(?:&|and)(?:amp;)? ?)?Canada\)$/i, '')
    .replace(/ (?:(?:Daylight|Summer|Standard) )?Time$/i, ' Standard Time');
}

function offsetZone(name: string): string | null {
  const [, sign, hours = '', minutes = '00'] = /^(?:UTC|GMT)? ?([+-])(\d{1,2}):?(\d\d)?$/i.exec(name) ?? [];
  return sign && Number(hours) < 24 && Number(minutes) < 60
    ? `${sign}${hours.padStart(2, '0')}:${minutes}`
    : null;
}

let zonesByCity: ReadonlyMap<string, string> | null = null;

/** '(UTC+01:00) Brussels, Copenhagen, Madrid, Paris': the first city that names a zone with this standard time. */
function zoneOfCities(name: string): string | null {
  const [, offset = '', cities] = /^\((?:UTC|GMT) ?([+-]\d\d[:.]?\d\d)?\) ?(.+)$/i.exec(name) ?? [];
  if (!cities) return null;
  zonesByCity ??= new Map(
    Intl.supportedValuesOf('timeZone').map((zone) => [cityOf(zone.slice(zone.lastIndexOf('/') + 1)), zone]),
  );
  const standard = offset === '' ? '+00:00' : `${offset.slice(0, 3)}:${offset.slice(-2)}`;
  const known = cities
    .split(/[,/]/)
    .flatMap((city) => zonesByCity?.get(cityOf(city)) ?? zoneOfNewName(city) ?? []);
  return known.find((zone) => standardOffset(zone) === standard) ?? null;
}

/** Lists of zones have 'Asia/Calcutta', of which 'Asia/Kolkata' is another name. */
function zoneOfNewName(city: string): string | null {
  const name = city.trim().replaceAll(' ', '_');
  return (
    ['Africa', 'America', 'Asia', 'Europe', 'Pacific'].map((area) => `${area}/${name}`).find(isZone) ?? null
  );
}

const cityOf = (name: string) => name.trim().toLowerCase().replaceAll(/[ _-]/g, '');

function standardOffset(zone: string): string {
  const offsets = [1, 7].map((month) => {
    const at = Temporal.PlainDate.from({ year: 2026, month, day: 1 }).toZonedDateTime(zone);
    return { offset: at.offset, ms: at.offsetNanoseconds };
  });
  return offsets.toSorted((one, other) => one.ms - other.ms)[0]?.offset ?? '';
}

function isZone(zone: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone);
    return !/^[+-]/.test(zone);
  } catch {
    return false;
  }
}
