import type { VoiceType } from '#platform/db/schema/students.ts';
import { isEmailAddress, withAsciiDomain } from '#studio/shared/email-address.ts';
import { withoutDefusal } from '#studio/shared/lists/csv.ts';
import { visible } from '#studio/shared/lists/headings.ts';
import { personName } from '#studio/shared/person-name.ts';
import { type DetailsInput, detailsInput } from '../student-details.ts';
import {
  type ColumnChoice,
  type ColumnRole,
  columnsOfList,
  type ImportColumn,
  mostColumns,
} from './import-columns.ts';

export const mostImportLines = 2_000;

export const importFields = ['name', 'email', 'phone', 'voiceType', 'tags'] as const;
export type ImportField = (typeof importFields)[number];

export interface ImportLine extends DetailsInput {
  /** Counted from 1, without the headings. */
  number: number;
  cells: readonly string[];
  name: string;
  /** Lower case. */
  email: string;
  problems: readonly ImportField[];
}

export type ReadImport =
  | { ok: true; columns: readonly ImportColumn[]; lines: readonly ImportLine[] }
  | { ok: false; refusal: 'empty' | 'too-many' | 'too-many-columns' }
  | { ok: false; refusal: 'no-email'; columns: readonly ImportColumn[] };

const voices: Readonly<Record<string, VoiceType>> = {
  sopran: 'soprano',
  mezzosopran: 'mezzo-soprano',
  alt: 'alto',
  baryton: 'baritone',
  bas: 'bass',
};

/** `chosen`: what the owner takes each column for. Pure: nothing is looked up. */
export function readImport(
  all: ReadonlyArray<readonly string[]>,
  chosen: readonly ColumnChoice[] = [],
): ReadImport {
  const { columns, rows } = columnsOfList(all, chosen);
  if (rows.length === 0) return { ok: false, refusal: 'empty' };
  if (columns.length > mostColumns) return { ok: false, refusal: 'too-many-columns' };
  if (rows.length > mostImportLines) return { ok: false, refusal: 'too-many' };
  if (!columns.some(({ role }) => role === 'email')) return { ok: false, refusal: 'no-email', columns };
  const roles = columns.map(({ role }) => role);
  return { ok: true, columns, lines: rows.map((cells, at) => lineOf(at + 1, cells, roles)) };
}

function lineOf(number: number, cells: readonly string[], roles: readonly ColumnChoice[]): ImportLine {
  const textsOf = (wanted: ColumnRole) =>
    cells
      .filter((_, at) => roles[at] === wanted)
      .map((cell) => withoutDefusal(cell.trim()))
      .filter((text) => text !== '');
  // The first that is filled in, such as of a mobile and a home number.
  const textOf = (wanted: ColumnRole) => textsOf(wanted)[0] ?? '';
  const voice = textOf('voiceType').toLowerCase();
  const email = withAsciiDomain(visible(textOf('email')).toLowerCase());
  const name = textOf('name') || [...textsOf('firstName'), ...textsOf('lastName')].join(' ');
  const typed = {
    phone: visible(textOf('phone')),
    voiceType: voices[voice] ?? voice,
    tags: plainTags(textsOf('tags').join()),
  };
  const read = detailsInput.safeParse(typed);
  const faulty = new Set<string>(read.success ? [] : read.error.issues.map(({ path }) => String(path[0])));
  if (!isEmailAddress(email)) faulty.add('email');
  if (name.length > 200 || !personName.safeParse(name).success) faulty.add('name');
  const problems = importFields.filter((field) => faulty.has(field));
  const details = read.success ? read.data : { phone: '', voiceType: null, tags: [] };
  return { number, cells, name, email, ...details, problems };
}

/** Some mailing programs put each tag in quotation marks; others separate them by semicolons. */
function plainTags(text: string): string {
  return text.replaceAll('"', '').replaceAll(/[;|]/g, ',');
}

export type LineOutcome = 'new' | 'known' | 'repeated' | 'faulty';

/** What importing each line does; `known`: the addresses of people who are there already. */
export function outcomesOf(lines: readonly ImportLine[], known: ReadonlySet<string>): LineOutcome[] {
  const seen = new Set<string>();
  return lines.map(({ email, problems }) => {
    if (problems.length > 0) return 'faulty';
    if (seen.has(email)) return 'repeated';
    seen.add(email);
    return known.has(email) ? 'known' : 'new';
  });
}

/** The lines of one address as one person: the first value of each field, and all tags. */
export function mergedPeople(lines: readonly ImportLine[]): ImportLine[] {
  const people = new Map<string, ImportLine>();
  for (const line of lines) {
    if (line.problems.length > 0) continue;
    const before = people.get(line.email);
    people.set(line.email, before ? merged(before, line) : line);
  }
  return [...people.values()];
}

function merged(first: ImportLine, other: ImportLine): ImportLine {
  return {
    ...first,
    name: first.name || other.name,
    phone: first.phone || other.phone,
    voiceType: first.voiceType ?? other.voiceType,
    tags: [...new Set([...first.tags, ...other.tags])].slice(0, 12),
  };
}
