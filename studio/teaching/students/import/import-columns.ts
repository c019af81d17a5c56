import { isEmailAddress } from '#studio/shared/email-address.ts';
import { emailHeadings, headingWords, visible } from '#studio/shared/lists/headings.ts';

/** What a column can be taken for; null: it is not imported. */
export const columnRoles = ['name', 'firstName', 'lastName', 'email', 'phone', 'voiceType', 'tags'] as const;
export type ColumnRole = (typeof columnRoles)[number];
export type ColumnChoice = ColumnRole | null;

export const mostColumns = 60;
const mostExamples = 3;

export interface ImportColumn {
  /** Null: the list has no line of headings. */
  heading: string | null;
  role: ColumnChoice;
  examples: readonly string[];
}

/** What a heading may be called in either language, without marks and capitals. */
const names: Readonly<Record<ColumnRole, string>> = {
  name:
    'name, full name, fullname, client, client name, customer, customer name, student, student name, ' +
    'participant, participant name, attendee, contact, contact name, display name, navn, fulde navn, ' +
    'fuldt navn, kunde, kundenavn, kundens navn, elev, elevnavn, elevens navn, deltager, deltagernavn, ' +
    'kontakt, kontaktnavn, kontaktperson',
  firstName:
    'first name, firstname, first, given name, forename, fname, middle name, fornavn, fornavne, mellemnavn',
  lastName: 'last name, lastname, last, surname, family name, lname, efternavn',
  email: emailHeadings,
  phone:
    'phone, phone number, phone no, telephone, telephone number, tel, tel no, mobile, mobile number, ' +
    'mobile phone, mobile no, cell, cell phone, cellphone, contact number, home phone, work phone, ' +
    'client phone, customer phone, sms phone number, telefon, telefonnummer, telefonnr, telefon nr, tlf, ' +
    'tlfnr, tlf nr, mobil, mobilnummer, mobilnr, mobil nr, mobiltelefon, mobiltlf, kundens telefon',
  voiceType: 'voice type, voice, voice part, vocal range, stemmetype, stemme, stemmegruppe',
  tags: 'tags, tag, labels, groups, categories, mærker, mærke, etiketter, grupper, kategorier',
};

const roleByName = new Map(
  columnRoles.flatMap((role) => names[role].split(', ').map((name) => [name, role] as const)),
);

function roleOf(heading: string): ColumnChoice {
  return roleByName.get(headingWords(heading)) ?? null;
}

export interface ColumnsOfList {
  columns: ImportColumn[];
  /** Without the headings. */
  rows: ReadonlyArray<readonly string[]>;
}

/** `chosen`: by the owner, for a list of that many columns. Else what the headings say, and where the addresses are. */
export function columnsOfList(
  rows: ReadonlyArray<readonly string[]>,
  chosen: readonly ColumnChoice[] = [],
): ColumnsOfList {
  const [first = []] = rows;
  const hasHeadings = !first.some((cell) => isEmailAddress(visible(cell).toLowerCase()));
  const lines = hasHeadings ? rows.slice(1) : rows;
  const count = lines.reduce((most, { length }) => Math.max(most, length), first.length);
  const columns = Array.from({ length: count }, (_, at): ImportColumn => {
    const heading = hasHeadings ? (first[at] ?? '').trim() : null;
    const values = lines.slice(0, 50).map((cells) => (cells[at] ?? '').trim());
    const examples = values.filter((value) => value !== '').slice(0, mostExamples);
    return { heading, role: heading === null ? null : roleOf(heading), examples };
  });
  if (chosen.length === count) {
    return { columns: columns.map((column, at) => ({ ...column, role: chosen[at] ?? null })), rows: lines };
  }
  return { columns: withName(withEmail(columns)), rows: lines };
}

/** The first column with addresses, where no heading names it. */
function withEmail(columns: readonly ImportColumn[]): ImportColumn[] {
  const isNamed = columns.some(({ role }) => role === 'email');
  const at = columns.findIndex(
    ({ role, examples }) =>
      role === null &&
      examples.length > 0 &&
      examples.every((value) => isEmailAddress(visible(value).toLowerCase())),
  );
  return columns.map((column, place) => (!isNamed && place === at ? { ...column, role: 'email' } : column));
}

/** 'Navn' next to 'Efternavn' is the first name. */
function withName(columns: readonly ImportColumn[]): ImportColumn[] {
  const has = (role: ColumnRole) => columns.some((column) => column.role === role);
  if (!has('lastName') || has('firstName')) return [...columns];
  return columns.map((column) => (column.role === 'name' ? { ...column, role: 'firstName' } : column));
}
