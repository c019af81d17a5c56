import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('emails/', import.meta.url);
const originals = readdirSync(folder)
  .filter((name) => name.endsWith('.eml'))
  .toSorted()
  .map((name) => readFileSync(new URL(name, folder)));

/** What a person wrote, in every original. */
export const answer = 'Svar4711';

const plain = (head: string, body: string) =>
  Buffer.from(
    `From: Pia <pia@student.example>\r\nSubject: Re: Tid\r\n${head}\r\n\r\n${body.replaceAll('\n', '\r\n')}`,
  );
const multipart = [
  '--b1\nContent-Type: multipart/alternative; boundary=b2\n\n--b2\nContent-Type: text/plain; charset=utf-8\n',
  `Ja tak, ${answer} på tirsdag.\n--b2\nContent-Type: text/html; charset=utf-8\n`,
  `<div>Ja tak, ${answer} på tirsdag.</div><blockquote>Passer det?</blockquote>\n--b2--\n--b1`,
  'Content-Type: application/pdf; name="Noder.pdf"\nContent-Transfer-Encoding: base64\n\nJVBERi0xLjc=\n--b1--',
].join('\n');
const answered = [
  plain('Content-Type: text/plain; charset=utf-8', `Ja tak, ${answer} på tirsdag.\n\n> Passer det?\n`),
  plain(
    'MIME-Version: 1.0',
    `${answer}\n\n-----Original Message-----\nFrom: Studio\nSent: today\nTo: Pia\n\nHi`,
  ),
  plain('Content-Type: multipart/mixed; boundary="b1"', multipart),
];

const tokens = [
  '\r\n',
  '\n',
  '\r',
  '\r\n\r\n',
  '--b1',
  '--b1--',
  '--',
  'boundary=',
  'boundary="',
  'Content-Type: ',
  'multipart/mixed; ',
  'message/rfc822',
  'text/html',
  'charset=utf-7',
  'charset=x',
  'Content-Transfer-Encoding: base64\r\n',
  'quoted-printable',
  '=?utf-8?Q?',
  '?=',
  '=?iso-8859-1?B?',
  '\0',
  '\xff',
  '\xc3',
  '"',
  '<',
  '>',
  '(',
  ')',
  ',',
  ';',
  ':',
  '@',
  '=',
  '=3',
  '+AOY-',
  '<div',
  '</div>',
  '<!--',
  '<style>',
  '<blockquote>',
  '&#x110000;',
  '<div id="divRplyFwdMsg">',
  '> ',
  'From: ',
  '-- \r\n',
  'BEGIN:VCALENDAR\r\n',
  "filename*0*=utf-8''%",
  '\ufeff',
  '\u202e',
  '🎵',
  ' '.repeat(2_000),
  'a'.repeat(5_000),
].map((text) => Buffer.from(text, /[\x80-\xff]/.test(text) ? 'latin1' : 'utf8'));

/** Mulberry32: the same numbers for the same seed. */
export function randomOf(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

type Random = ReturnType<typeof randomOf>;
type Mutation = (email: Buffer, random: Random) => Buffer;

const range = (email: Buffer, random: Random, longest: number) => {
  const from = random(email.length + 1);
  return [from, Math.min(email.length, from + random(longest))] as const;
};
const splice = (email: Buffer, from: number, to: number, ...middle: Buffer[]) =>
  Buffer.concat([email.subarray(0, from), ...middle, email.subarray(to)]);

const mutations: readonly Mutation[] = [
  (email, random) => {
    const changed = Buffer.from(email);
    if (changed.length > 0) changed[random(changed.length)] = random(256);
    return changed;
  },
  (email, random) => splice(email, ...range(email, random, 60)),
  (email, random) => {
    const [from] = range(email, random, 1);
    return splice(email, from, from, tokens[random(tokens.length)] ?? email);
  },
  (email, random) => {
    const [from, to] = range(email, random, 200);
    return splice(email, to, to, ...Array.from({ length: 1 + random(5) }, () => email.subarray(from, to)));
  },
  (email, random) => email.subarray(0, random(email.length + 1)),
  (email, random) => {
    const lines = email.toString('latin1').split('\n');
    const [one, other] = [random(lines.length), random(lines.length)];
    [lines[one], lines[other]] = [lines[other] ?? '', lines[one] ?? ''];
    return Buffer.from(lines.join('\n'), 'latin1');
  },
  (email, random) => {
    const other = originals[random(originals.length)] ?? email;
    return splice(email, ...range(email, random, 500), other.subarray(...range(other, random, 500)));
  },
  (email) => Buffer.from(email.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
  (email, random) => {
    const [from, to] = range(email, random, 300);
    return splice(
      email,
      from,
      to,
      Buffer.from(email.subarray(from, to).toString('latin1').toUpperCase(), 'latin1'),
    );
  },
];

export interface MutatedEmail {
  raw: Buffer;
  isAnswered: boolean;
}

/** The email of a number, with one to six mutations. */
export function mutatedEmail(seed: number, number: number): MutatedEmail {
  const random = randomOf(seed * 1_000_003 + number);
  const isAnswered = random(3) === 0;
  const sources = isAnswered ? answered : originals;
  let raw: Buffer = sources[random(sources.length)] ?? Buffer.alloc(0);
  for (let left = 1 + random(6); left > 0; left -= 1) {
    raw = mutations[random(mutations.length)]?.(raw, random) ?? raw;
  }
  return { raw, isAnswered };
}
