/** Names of the lines above an earlier email, as Outlook, Apple Mail and Samsung write them. */
const languages = [
  { from: ['from'], sent: ['sent'], date: ['date'], to: ['to'], subject: ['subject'] },
  { from: ['fra'], sent: ['sendt'], date: ['dato'], to: ['til'], subject: ['emne'] },
  { from: ['von'], sent: ['gesendet'], date: ['datum'], to: ['an'], subject: ['betreff'] },
  { from: ['från'], sent: ['skickat', 'skickades'], date: ['datum'], to: ['till'], subject: ['ämne'] },
  { from: ['van'], sent: ['verzonden'], date: ['datum'], to: ['aan'], subject: ['onderwerp'] },
  {
    from: ['de'],
    sent: ['envoyé', 'enviado'],
    date: ['date', 'fecha'],
    to: ['à', 'para'],
    subject: ['objet', 'asunto'],
  },
  {
    from: ['lähettäjä'],
    sent: ['lähetetty'],
    date: ['päivämäärä'],
    to: ['vastaanottaja'],
    subject: ['aihe'],
  },
] as const;
type Label = keyof (typeof languages)[number];
const labels = ['from', 'sent', 'date', 'to', 'subject'] as const satisfies readonly Label[];
const startsHeader = ['from', 'sent', 'date'] as const;

const separators = new Set([
  'original message',
  'reply message',
  'oprindelig meddelelse',
  'oprindelig besked',
  'oprindelig mail',
  'oprindelig e-mail',
  'opprinnelig melding',
  'original-nachricht',
  'originalnachricht',
  'ursprüngliche nachricht',
  'ursprungligt meddelande',
  'originalmeddelande',
  'ursprungsmeddelande',
  'oorspronkelijk bericht',
  'message d’origine',
  "message d'origine",
]);
const forwards =
  /^(?:forwarded message|videresendt (?:besked|meddelelse|mail)|weitergeleitete nachricht|vidarebefordrat meddelande|begin forwarded message)/;
const forwardPrefix = /^\s{0,9}(?:fwd?|vs|videresendt|wg|vb|vidarebefordrat|wtr|tr|rv)\s{0,3}:/i;

const mostLinesOfHeader = 12;
const mostSignatureLines = 10;
const mostSignatureLength = 600;
const mostAttributionLines = 3;

export const isForward = (subject: string) => forwardPrefix.test(subject);

/** The line with which the earlier email begins that ends the text. Null: none, or in doubt. */
export function earlierEmailAt(lines: readonly string[]): number | null {
  const header = separatorAt(lines);
  return quotedBlockAt(lines, header ?? lines.length) ?? header;
}

/** '-----Original Message-----', or 'From:', 'Sent:', 'To:' and 'Subject:'. */
function separatorAt(lines: readonly string[]): number | null {
  for (const at of lines.keys()) {
    const words = betweenDashes(lines[at] ?? '');
    if (words !== null && forwards.test(words)) return null;
    const found = (words !== null && separators.has(words)) || isHeader(lines, at);
    if (!found) continue;
    const above = lastFilled(lines, at);
    // 'Here is what he wrote:' introduces what belongs to the answer.
    if (lines[above]?.trimEnd().endsWith(':') || isAnsweredBelow(lines, at)) return null;
    return isRule(lines[above] ?? '') || betweenDashes(lines[above] ?? '') !== null ? above : at;
  }
  return null;
}

/** The earlier email is in quoted lines, and the text does not end with them. */
function isAnsweredBelow(lines: readonly string[], at: number): boolean {
  const first = lines.findIndex((line, index) => index > at && line.trim() !== '' && !/[:：]/.test(line));
  return lines[first]?.startsWith('>') === true && quotedBlockAt(lines, lines.length) === null;
}

function betweenDashes(line: string): string | null {
  const text = line.trim();
  if (!text.startsWith('--')) return /^(?:begin|start)\b/i.test(text) ? text.toLowerCase() : null;
  let from = 0;
  let to = text.length;
  while (text[from] === '-') from += 1;
  while (to > from && text[to - 1] === '-') to -= 1;
  return to === text.length ? null : text.slice(from, to).trim().toLowerCase();
}

function isRule(line: string): boolean {
  return /^\s{0,9}[_*=-]{5,}\s{0,9}$/.test(line);
}

function isHeader(lines: readonly string[], at: number): boolean {
  const first = labelOf(lines[at]);
  if (first === '') return false;
  // GMX and Hotmail write the date above the sender.
  return languages.some(
    (language) =>
      startsHeader.some((key) => isOneOf(language[key], first)) &&
      isWhole(labelsOf(language, lines.slice(at, at + mostLinesOfHeader))),
  );
}

/** Until one of them comes again. */
function labelsOf(language: (typeof languages)[number], lines: readonly string[]): ReadonlySet<Label> {
  const found = new Set<Label>();
  for (const line of lines) {
    const label = labelOf(line);
    const key = labels.find((one) => isOneOf(language[one], label));
    if (key && found.has(key)) break;
    if (key) found.add(key);
  }
  return found;
}

/** 'From', 'To' and 'Date' alone may be those of a journey. */
function isWhole(found: ReadonlySet<Label>): boolean {
  const isSent = found.has('sent') && (found.has('to') || found.has('subject'));
  const isDated = found.has('date') && found.has('to') && found.has('subject');
  return found.has('from') && (isSent || isDated);
}

const isOneOf = (names: readonly string[], name: string) => names.includes(name);

function labelOf(line = ''): string {
  const colon = line.indexOf(':');
  if (colon < 1 || colon > 20) return '';
  return line.slice(0, colon).normalize().replaceAll('*', '').trim().toLowerCase();
}

function quotedBlockAt(lines: readonly string[], end: number): number | null {
  let first = signatureAt(lines, end);
  const below = first;
  while (first > 0 && /^(?:>|\s*$)/.test(lines[first - 1] ?? '')) first -= 1;
  if (!lines.slice(first, below).some((line) => line.startsWith('>'))) return null;
  // Gmail breaks its line before the last characters: '… <studio@example.dk', '>:'.
  const isEndOfAttribution = /^>[:：]\s*$/.test(lines[first] ?? '');
  return attributionAt(lines, isEndOfAttribution ? first + 1 : first);
}

/** A signature is one of the earlier email only below a quote. */
function signatureAt(lines: readonly string[], end: number): number {
  const least = Math.max(0, end - mostSignatureLines - 1);
  for (let at = end - 1; at >= least; at -= 1) {
    const line = lines[at]?.trim() ?? '';
    if (line.startsWith('>')) return end;
    if (line !== '--' && line !== '—') continue;
    const isBelowQuote = lines[lastFilled(lines, at)]?.startsWith('>');
    return isBelowQuote && lines.slice(at, end).join('\n').length <= mostSignatureLength ? at : end;
  }
  return end;
}

/** 'On Monday, Thea wrote:' may take several lines. */
function attributionAt(lines: readonly string[], quote: number): number {
  const last = quote - 1;
  if (!/(?:[:：]|--)\s{0,9}$/.test(lines[last] ?? '')) return quote;
  for (let at = last; at > last - mostAttributionLines && lines[at]?.trim(); at -= 1) {
    const isStart = startsAttribution(lines[at] ?? '') && isAttribution(lines.slice(at, quote).join(' '));
    if (isStart) return isNameFirst(lines[at - 1] ?? '') ? at - 1 : at;
  }
  return isAttribution(lines[last] ?? '') ? last : quote;
}

function isAttribution(text: string): boolean {
  return /\d|@|\b(?:wrote|skrev|schrieb|schreef|escribió|scritto|écrit)\b/i.test(text);
}

function startsAttribution(line: string): boolean {
  return /^[\s-]{0,9}(?:on|den|am|le|el|op|il|\d|\p{L}{2,9}\.?,? (?:den )?\d)/iu.test(line);
}

/** 'Thea <thea@example.dk> schrieb am …', of which the date may be on the next line. */
function isNameFirst(line: string): boolean {
  return /<[^\s<>]{1,200}@[^\s<>]{1,200}> (?:wrote|skrev|schrieb|schreef)\b[^:]*$/i.test(line);
}

function lastFilled(lines: readonly string[], before: number): number {
  let at = before - 1;
  while (at >= 0 && !lines[at]?.trim()) at -= 1;
  return at;
}
