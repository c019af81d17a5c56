import type { VoiceType } from '#platform/db/schema/students.ts';
import { isEmailAddress, withAsciiDomain } from '#studio/shared/email-address.ts';
import { withoutDefusal } from '#studio/shared/lists/csv.ts';
import { personName } from '#studio/shared/person-name.ts';
import { type DetailsInput, detailsInput } from '../student-details.ts';

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
  | { ok: true; headings: readonly string[]; unknown: readonly string[]; lines: readonly ImportLine[] }
  | { ok: false; refusal: 'empty' | 'no-email' | 'too-many' };

/** As the export names them, in either language, and common other words. */
const names: Readonly<Record<ImportField, readonly string[]>> = {
  name: ['name', 'navn', 'full name', 'fulde navn'],
  email: ['email', 'e-mail', 'mail', 'email address', 'e-mailadresse'],
  phone: ['phone', 'telefon', 'tlf', 'tlf.', 'mobil', 'mobile'],
  voiceType: ['voice type', 'stemmetype'],
  tags: ['tags', 'mærker'],
};

const voices: Readonly<Record<string, VoiceType>> = {
  sopran: 'soprano',
  mezzosopran: 'mezzo-soprano',
  alt: 'alto',
  baryton: 'baritone',
  bas: 'bass',
};

/** The first line names the columns. Pure: nothing is looked up. */
export function readImport([headings, ...rows]: ReadonlyArray<readonly string[]>): ReadImport {
  if (!headings || rows.length === 0) return { ok: false, refusal: 'empty' };
  const fields = headings.map(fieldOf);
  if (!fields.includes('email')) return { ok: false, refusal: 'no-email' };
  if (rows.length > mostImportLines) return { ok: false, refusal: 'too-many' };
  return {
    ok: true,
    headings,
    unknown: headings.filter((_, at) => fields[at] === null),
    lines: rows.map((cells, at) => lineOf(at + 1, cells, fields)),
  };
}

function fieldOf(heading: string): ImportField | null {
  const word = heading.trim().toLowerCase();
  return importFields.find((field) => names[field].includes(word)) ?? null;
}

function lineOf(
  number: number,
  cells: readonly string[],
  fields: ReadonlyArray<ImportField | null>,
): ImportLine {
  const textOf = (field: ImportField) =>
    withoutDefusal((cells[fields.indexOf(field)] ?? '').trim()).replaceAll('\0', '');
  const voice = textOf('voiceType').toLowerCase();
  const email = withAsciiDomain(textOf('email').toLowerCase());
  const name = textOf('name');
  const typed = { phone: textOf('phone'), voiceType: voices[voice] ?? voice, tags: textOf('tags') };
  const read = detailsInput.safeParse(typed);
  const faulty = new Set<string>(read.success ? [] : read.error.issues.map(({ path }) => String(path[0])));
  if (!isEmailAddress(email)) faulty.add('email');
  if (name.length > 200 || !personName.safeParse(name).success) faulty.add('name');
  const problems = importFields.filter((field) => faulty.has(field));
  const details = read.success ? read.data : { phone: '', voiceType: null, tags: [] };
  return { number, cells, name, email, ...details, problems };
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
