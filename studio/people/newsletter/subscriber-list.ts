import { isEmailAddress, withAsciiDomain } from '#studio/shared/email-address.ts';
import { withoutDefusal } from '#studio/shared/lists/csv.ts';
import { emailHeadings, headingWords, visible } from '#studio/shared/lists/headings.ts';

export interface SubscriberList {
  /** Each once, whatever its capitals. */
  addresses: string[];
  invalid: string[];
  /** Their list says that they do not get its emails. */
  unsubscribed: number;
}

const namesOf = (text: string) => new Set(text.split(', '));

/** As Mailchimp, Squarespace, Kajabi, Substack, Ghost, listmonk, Mautic, Kit and our own export call them. */
const headings = {
  email: namesOf(emailHeadings),
  status: namesOf(
    'status, state, subscription status, subscriber status, email status, marketing status, ' +
      'email marketing status, email permission status, email subscription status, tilmeldingsstatus',
  ),
  /** Filled in with no, or left empty where others say yes. */
  consent: namesOf(
    'subscribed, subscribed to emails, subscribe to emails, subscribed to newsletter, accepts marketing, ' +
      'accepts email marketing, email opt in, opt in, opted in, marketing consent, email marketing consent, ' +
      'newsletter, nyhedsbrev, samtykke',
  ),
  /** Filled in with anything but no. */
  refusal: namesOf(
    'unsubscribed, unsubscribed at, unsubscribed on, unsubscribe date, unsub time, unsub campaign id, clean time, ' +
      'cleaned, cleaned at, bounced, bounced at, email disabled, blocklisted, blacklisted, suppressed, ' +
      'do not contact, do not email, donotcontact, donotemail, deleted at, afmeldt, afmeldt den',
  ),
} as const;

type Meaning = keyof typeof headings;

const left =
  /^(?:un-?subscribed|not? ?-?subscribed|non-?subscribed|cleaned|(?:hard |soft )?bounced?|complained|spam|archived|deleted|removed|cancelled|canceled|inactive|disabled|block ?listed|black ?listed|suppressed|unconfirmed|not confirmed|pending|afmeldt|ikke bekræftet|never subscribed)\b/;
const no = /^(?:0|f|false|n|no|none|never|nej|falsk|off)$/;

/** Of an export of another program, of a spreadsheet, or of addresses as they are pasted. Pure. */
export function subscriberList(rows: ReadonlyArray<readonly string[]>): SubscriberList {
  const [first = []] = rows;
  const meanings = isHeadings(first) ? first.map(meaningOf) : [];
  const lines = meanings.length > 0 ? rows.slice(1) : rows;
  const hasYes = meanings.map(
    (meaning, at) => meaning === 'consent' && lines.some((cells) => isYes(cells[at] ?? '')),
  );
  const seen = new Map<string, string>();
  const unsubscribed = new Set<string>();
  const invalid = new Set<string>();
  for (const cells of lines) {
    const found = addressesIn(cells, meanings.indexOf('email'));
    for (const text of found.invalid) invalid.add(text);
    const isOut = cells.some((cell, at) =>
      saysNo(plainValue(cell), meanings[at] ?? null, hasYes[at] ?? false),
    );
    for (const address of found.valid) {
      const same = withAsciiDomain(address).toLowerCase();
      if (isOut) unsubscribed.add(same);
      else if (!seen.has(same)) seen.set(same, address);
    }
  }
  // An address that is on the list twice, once without consent, is left out.
  const addresses = [...seen].flatMap(([same, address]) => (unsubscribed.has(same) ? [] : [address]));
  return { addresses, invalid: [...invalid], unsubscribed: unsubscribed.size };
}

function meaningOf(heading: string): Meaning | null {
  const words = headingWords(heading);
  const known = Object.keys(headings) as Meaning[];
  return known.find((meaning) => headings[meaning].has(words)) ?? null;
}

function isHeadings(cells: readonly string[]): boolean {
  return cells.some((cell) => meaningOf(cell) === 'email') && !cells.some((cell) => cell.includes('@'));
}

const plainValue = (cell: string) => visible(withoutDefusal(cell.trim())).toLowerCase();
const isYes = (cell: string) => plainValue(cell) !== '' && !no.test(plainValue(cell));

function saysNo(value: string, meaning: Meaning | null, hasYes: boolean): boolean {
  switch (meaning) {
    case 'status':
      return left.test(value);
    case 'consent':
      return value === '' ? hasYes : no.test(value) || left.test(value);
    case 'refusal':
      return value !== '' && !no.test(value);
    default:
      return false;
  }
}

/** Of the column of addresses, else wherever the line has one: 'Mia Holm <mia@example.com>', too. */
function addressesIn(cells: readonly string[], column: number): { valid: string[]; invalid: string[] } {
  const own = column < 0 ? cells : cells.slice(column, column + 1);
  const parts = own.flatMap((cell) => partsOf(cell, column < 0));
  const valid = parts.filter(isEmailAddress);
  const others = parts.filter((part) => !isEmailAddress(part));
  // A line with an address has names and dates beside it.
  return { valid, invalid: valid.length === 0 ? others : others.filter((part) => part.includes('@')) };
}

function partsOf(cell: string, isSplit: boolean): string[] {
  const text = visible(withoutDefusal(cell.trim())).replace(/^mailto:/i, '');
  if (text === '') return [];
  const [, inBrackets] = /<([^<>]+)>$/.exec(text) ?? [];
  if (inBrackets) return [inBrackets.trim()];
  return isSplit ? text.split(/[\s,;<>]+/).filter((part) => part !== '') : [text];
}
