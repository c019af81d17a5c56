import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendar, easternTime, event } from '#tests/support/calendars/calendar-texts.ts';
import { readShown } from '#tests/support/calendars/read-shown.ts';
import { times } from '#tests/support/site/times.ts';
import { BeyondLimit } from '../beyond-limit.ts';
import { NotACalendar } from './components.ts';

const seed = 36;

/** Each at times of its own. */
const entries = [
  event('UID:one@a.example', 'SUMMARY:Concert', 'DTSTART:20261215T130000Z', 'DTEND:20261215T140000Z'),
  event('UID:two@b.example', 'DTSTART;VALUE=DATE:20261222', 'DTEND;VALUE=DATE:20261223', 'SUMMARY:Leave'),
  event(
    'DTSTAMP:20261101T120000Z',
    'UID:three@c.example',
    'DTSTART;TZID=W. Europe Standard Time:20261207T100000',
    'DURATION:PT1H',
    'RRULE:FREQ=WEEKLY;UNTIL=20261221T090000Z;BYDAY=MO',
    'EXDATE;TZID=Europe/Copenhagen:20261214T100000',
    'ATTENDEE;CN="Ole, bass";PARTSTAT=DECLINED:mailto:ole@example.dk',
  ),
  event('UID:four@d.example', 'DTSTART;TZID=Mine:20261202T080000', 'DTEND;TZID=Mine:20261202T090000'),
  event(
    'UID:five@e.example',
    'DTSTART:20261209T170000Z',
    'DURATION:PT25M',
    'RDATE:20261210T170000Z,20261211T170000Z',
    'BEGIN:VALARM',
    'TRIGGER:-PT15M',
    'DURATION:PT5M',
    'END:VALARM',
  ),
];
const zone = easternTime('Mine');
const timesOf = entries.map((entry) => readShown(calendar(zone, entry)).times);

/** No digits, which would make other times of times. */
const junk = fc.constantFrom(
  'x',
  'Q',
  ';',
  ':',
  '=',
  ',',
  '"',
  '\\',
  ' ',
  '\t',
  '\0',
  'æ',
  '—',
  '\r\n',
  '\n',
  '\r\n ',
  '',
);
const mutation = fc.record({
  entry: fc.nat(entries.length - 1),
  line: fc.nat(20),
  at: fc.nat(90),
  junk,
  other: fc.nat(20),
  kind: fc.constantFrom('insert', 'replace', 'delete', 'drop', 'double', 'swap', 'cut', 'lower', 'between'),
});
type Mutation = typeof mutation extends fc.Arbitrary<infer One> ? One : never;

function mutated(lines: readonly string[], { line, at, junk: text, other, kind }: Mutation): string[] {
  const nth = line % lines.length;
  const changed = [...lines];
  const chosen = lines[nth] ?? '';
  const [before, after] = [chosen.slice(0, at % (chosen.length + 1)), chosen.slice(at % (chosen.length + 1))];
  if (kind === 'swap') {
    // Inside the entry, whose first and last line stay where they are.
    const inner = (index: number) => 1 + (index % (lines.length - 2));
    [changed[inner(line)], changed[inner(other)]] = [lines[inner(other)] ?? '', lines[inner(line)] ?? ''];
    return changed;
  }
  const instead: Record<Exclude<Mutation['kind'], 'swap'>, string[]> = {
    insert: [before + text + after],
    replace: [before + text + after.slice(1)],
    delete: [before + after.slice(1)],
    drop: [],
    double: [chosen, chosen],
    cut: [before],
    lower: [chosen.toLowerCase()],
    between: [text, chosen],
  };
  changed.splice(nth, 1, ...instead[kind]);
  return changed;
}

/** An event without an end takes no time (RFC 5545, 3.6.1). */
function hasEnd(lines: readonly string[]): boolean {
  const alarm = lines.findIndex((line) => /^BEGIN:VALARM/i.test(line));
  const own = alarm < 0 ? lines : lines.slice(0, alarm);
  return own.some((line) => /^(?:DTEND|DURATION)[;:]/i.test(line) || line.includes('VALUE=DATE'));
}

test('a mutated entry is busy, named, or makes the calendar refused, and hides no other', () => {
  fc.assert(
    fc.property(mutation, (one) => {
      const lines = mutated(entries[one.entry] ?? [], one);
      const text = calendar(zone, ...entries.map((entry, nth) => (nth === one.entry ? lines : entry)));
      const { times: found, leftOut } = readShown(text);
      const others = timesOf.filter((_, nth) => nth !== one.entry).flat();
      expect(others.filter((time) => !found.includes(time))).toEqual([]);
      const isSilent = found.length === others.length && leftOut.length === 0;
      expect(isSilent && hasEnd(lines) ? lines : null).toBeNull();
    }),
    { seed, numRuns: times(1_500, 100_000) },
  );
});

const folder = 'tests/outside/calendars';
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.ics'))
  .map((name) => readFileSync(`${folder}/${name}`));
const edit = fc.record({
  at: fc.nat(),
  length: fc.nat(12),
  bytes: fc.uint8Array({ maxLength: 12 }),
  digit: fc.boolean(),
});

test('bytes of a calendar are changed, added or missing: it is read or refused with a reason, and no time is odd', () => {
  fc.assert(
    fc.property(fc.nat(files.length - 1), fc.array(edit, { minLength: 1, maxLength: 6 }), (file, edits) => {
      let bytes = files[file] ?? Buffer.alloc(0);
      for (const { at, length, bytes: added, digit } of edits) {
        const from = at % (bytes.length + 1);
        const written = digit ? Buffer.from(String(at % 10)) : Buffer.from(added);
        bytes = Buffer.concat([
          bytes.subarray(0, from),
          written,
          bytes.subarray(from + (digit ? 1 : length)),
        ]);
      }
      const outcome = attempt(bytes);
      if (typeof outcome !== 'string') expect(outcome.filter((time) => time.length !== 33)).toEqual([]);
    }),
    { seed, numRuns: times(1_000, 100_000) },
  );
});

function attempt(bytes: Uint8Array): string[] | string {
  try {
    return readShown(bytes).times;
  } catch (error) {
    if (error instanceof NotACalendar || error instanceof BeyondLimit) return error.message;
    throw error;
  }
}
