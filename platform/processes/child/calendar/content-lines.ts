/** A content line (RFC 5545, 3.1), its names in upper case. */
export interface Line {
  name: string;
  params: ReadonlyMap<string, string>;
  value: string;
}

const dateNames = new Set(['DTSTART', 'DTEND', 'RECURRENCE-ID', 'EXDATE', 'RDATE', 'DURATION']);
export const keptNames = new Set(
  [
    'UID SUMMARY DTSTART DTEND DURATION RRULE EXRULE RDATE EXDATE RECURRENCE-ID SEQUENCE STATUS TRANSP',
    'ATTENDEE FREEBUSY TZID TZOFFSETFROM TZOFFSETTO X-LIC-LOCATION X-WR-TIMEZONE X-MICROSOFT-CDO-BUSYSTATUS',
  ].flatMap((names) => names.split(' ')),
);
const startsLine = /^[A-Za-z][A-Za-z0-9-]*[ \t]*[;:]/;
/** A colon may also be in a parameter that lacks its quotes: the value begins where nothing but times follows. */
const dateLine = /^[ \t]*([A-Za-z-]+)[ \t]*((?:;.*?)?):[ \t]*([-+]?(?:P|\d{4}-?\d\d)[-+:.,/\dA-Z \t;]*)$/i;

/** Lines of an unfolded text. What begins no line continues the one before, as after a fold without its space. */
export function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const last = lines.at(-1);
    const continues = last !== undefined && !startsNewLine(line.trimStart(), last);
    if (!continues) lines.push(line.trim());
    else if (!isComplete(last)) lines[lines.length - 1] = last + line.trimEnd();
  }
  return lines;
}

function startsNewLine(line: string, last: string): boolean {
  if (!startsLine.test(line)) return false;
  const name = nameOf(line);
  return last.includes(':') || name === 'BEGIN' || name === 'END' || keptNames.has(name);
}

function isComplete(line: string): boolean {
  const name = nameOf(line);
  if (name === 'BEGIN' || name === 'END') return true;
  return dateNames.has(name) && dateLine.test(line);
}

export const nameOf = (line: string) => (/^[^:;]*/.exec(line)?.[0] ?? '').trim().toUpperCase();

export function parseLine(line: string): Line {
  const name = nameOf(line);
  const dated = dateNames.has(name) ? dateLine.exec(line) : null;
  if (dated) return { name, params: paramsOf(dated[2] ?? ''), value: (dated[3] ?? '').trim() };
  const end = valueStart(line);
  return { name, params: paramsOf(line.slice(name.length, end)), value: line.slice(end + 1).trim() };
}

/** The first colon outside quotes; if quotes never end, the first one. */
function valueStart(line: string): number {
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted;
    else if (line[at] === ':' && !isQuoted) return at;
  }
  const first = line.indexOf(':');
  return first < 0 ? line.length : first;
}

function paramsOf(text: string): Map<string, string> {
  const found = text.matchAll(/;\s*([A-Za-z0-9-]+)\s*=\s*("[^"]*"?|[^;]*)/g);
  return new Map(
    Array.from(found, ([, name = '', value = '']) => [name.toUpperCase(), value.replaceAll('"', '').trim()]),
  );
}

/** Of TEXT (RFC 5545, 3.3.11), on one line. */
export function plainText(value: string): string {
  return value
    .replaceAll(/\\[nN]/g, ' ')
    .replaceAll(/\\([\\;,])/g, '$1')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
}
