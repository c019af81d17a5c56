import { expect, test } from 'vitest';
import { splitQuoted } from './email-text.ts';

const written = 'Ja, tirsdag er fint.\n\nVenlig hilsen\nPia';
const original = 'Hej Pia\nPasser tirsdag kl. 10?\n\nVenlig hilsen\nStudiet';
const header = (
  labels: readonly string[],
  values = ['Studiet <studio@studio.example>', '27. november 2026 12.00', 'Pia', 'Din besked'],
) => labels.map((label, at) => `${label} ${values[at]}`).join('\n');
const quotedLines = '> Hej Pia\n> Passer tirsdag?\n>\n> Studiet';

test.each([
  ['Outlook, Danish', header(['Fra:', 'Sendt:', 'Til:', 'Emne:'])],
  ['Outlook, English', header(['From:', 'Sent:', 'To:', 'Subject:'])],
  ['Outlook, German', header(['Von:', 'Gesendet:', 'An:', 'Betreff:'])],
  ['Outlook, Swedish', header(['Från:', 'Skickat:', 'Till:', 'Ämne:'])],
  ['Outlook, Dutch', header(['Van:', 'Verzonden:', 'Aan:', 'Onderwerp:'])],
  [
    'Outlook on the web, with its line',
    `________________________________\n${header(['Fra:', 'Sendt:', 'Til:', 'Emne:'])}`,
  ],
  [
    'Outlook for iOS, with its line',
    `________________________________\n${header(['Von:', 'Datum:', 'An:', 'Betreff:'])}`,
  ],
  ['Outlook without a subject', header(['Fra:', 'Sendt:', 'Til:'])],
  ['bold labels', header(['*From:*', '*Sent:*', '*To:*', '*Subject:*'])],
  ['an empty line between the labels', header(['Fra:', '\nSendt:', '\nTil:', '\nEmne:'])],
  [
    'several recipients and a copy',
    `Fra: Studiet\nSendt: i dag\nTil: Pia <pia@student.example>;\n Per <per@student.example>\nCc: Åse\nEmne: Din besked`,
  ],
  [
    'Samsung, Danish',
    `-------- Oprindelig meddelelse --------\n${header(['Fra:', 'Dato:', 'Til:', 'Emne:'])}`,
  ],
  [
    'Samsung, English',
    `-------- Original message --------\n${header(['From:', 'Date:', 'To:', 'Subject:'])}`,
  ],
  [
    'Samsung, German',
    `-------- Ursprüngliche Nachricht --------\n${header(['Von:', 'Datum:', 'An:', 'Betreff:'])}`,
  ],
  ['GMX, with the date first', header(['Gesendet:', 'Von:', 'An:', 'Betreff:'])],
  ['Hotmail, with the date first', header(['Date:', 'From:', 'To:', 'Subject:'])],
  ['a program that writes decomposed letters', header(['Fra\u030an:', 'Skickat:', 'Till:', 'A\u0308mne:'])],
  ['Outlook for Mac, Swedish', header(['Från:', 'Datum:', 'Till:', 'Ämne:'])],
  ['Android', `----- Reply message -----\n${header(['From:', 'To:', 'Subject:', 'Date:'])}`],
  [
    'a program in another language, with its line',
    `----- Mensaje original -----\n${header(['De:', 'Enviado:', 'Para:', 'Asunto:'])}`,
  ],
  ['Oprindelig meddelelse', '-----Oprindelig meddelelse-----\nFra: Studiet'],
  ['Ursprungligt meddelande', '-----Ursprungligt meddelande-----\nFrån: Studiet'],
])('the earlier email of %s is folded', (_, above) => {
  const quoted = `${above}\n\n${original}`;
  expect(splitQuoted(`${written}\n\n${quoted}`)).toEqual({ written, quoted });
});

test.each([
  ['Gmail', 'Den fre. 27. nov. 2026 kl. 12.00 skrev Studiet <studio@studio.example>:\n\n'],
  ['Gmail, on two lines', 'On Fri, Nov 27, 2026 at 12:00 PM Studio <\nstudio@studio.example> wrote:\n\n'],
  ['Apple Mail, German', 'Am 27.11.2026 um 12:00 schrieb Studio <studio@studio.example>:\n\n'],
  ['Apple Mail, Swedish', '27 nov. 2026 kl. 12:00 skrev Studio <studio@studio.example>:\n\n'],
  ['Thunderbird', 'On 27/11/2026 12.00, Studio wrote:\n'],
  [
    'Gmail, with its last characters on a line',
    'Den fre. 27. nov. 2026 kl. 12.00 skrev Studiet <studio@studio.example\n>:\n\n',
  ],
  [
    'Gmail, with the day first, on two lines',
    'fre. 27. nov. 2026 kl. 12:00 skrev Studiet for sang <studio@studio.example\n>:\n\n',
  ],
  [
    'Gmail on a telephone, with the name first',
    'Studio für Gesang <studio@studio.example> schrieb am Fr., 27. Nov. 2026,\n12:00:\n\n',
  ],
  ['Zoho', '---- On Fri, 27 Nov 2026 12:00:00 +0100 Studio <studio@studio.example> wrote ----\n\n'],
])('the quoted lines of %s are folded, with a signature below them', (_, above) => {
  for (const below of ['', '\n\n-- \nPia Prøve\nSopran, Aarhus', '\n--\nPia']) {
    const quoted = `${above}${quotedLines}${below}`;
    expect(splitQuoted(`${written}\n\n${quoted}`)).toEqual({ written, quoted });
  }
});

test.each([
  ['an answer below the quote', `Den 27. nov. 2026 skrev Studiet:\n${quotedLines}\n\nJa, men kl. 11.`],
  ['answers between quoted lines', '> Passer tirsdag?\nJa.\n> Og hvor lang tid?\nEn time.'],
  ['a quote without an answer', `Den 27. nov. 2026 skrev Studiet:\n${quotedLines}`],
  ['a signature above nothing', `${written}\n\n-- \nPia Prøve`],
  [
    'text after dashes that is too long for a signature',
    `${written}\n\n${quotedLines}\n\n-- \n${'Og en ting til. '.repeat(60)}`,
  ],
  ['text after dashes that are not below a quote', 'Ja tak\n\n-- \nOg en ting til: kan vi tage duetten?'],
  [
    'a reference to answers below',
    `Se mine svar nedenfor.\n\n${header(['Fra:', 'Sendt:', 'Til:', 'Emne:'])}\n\nPasser tirsdag? JA!`,
  ],
  ...[
    'Mine svar står med rødt.',
    'See my answers in red.',
    'Meine Antworten in Rot.',
    'Jag svarar i texten.',
  ].map((text) => [text, `${text}\n\n${header(['Fra:', 'Sendt:', 'Til:', 'Emne:'])}\n\nPasser det? JA!`]),
  [
    'an answer below quoted lines that have a line of their own above',
    `${written}\n\n-----Original Message-----\nFrom: Studio\n\n${quotedLines}\n\nNej, hellere kl. 11.`,
  ],
  ['a journey with its date first', `${written}\n\nDato: 3. december\nFra: København\nTil: Aarhus`],
  ['a journey', `${written}\n\nFra: København\nTil: Aarhus\nDato: 3. december\n\nJeg kommer kl. 10.`],
  [
    'an email that the answer introduces',
    `Jeg fik denne:\n\n${header(['Fra:', 'Sendt:', 'Til:', 'Emne:'])}\n\n${original}`,
  ],
  [
    'a forwarded email',
    `Se her\n\n---------- Forwarded message ---------\nFra: Per\nSendt: i går\nTil: Pia\nEmne: Noder\n\nHer er noderne`,
  ],
  ['a line that ends with a colon', 'Kan vi tage disse:\n- duetten\n- arien'],
  ['a rule of dashes', `${written}\n\n----------\nOg en ting til.`],
])('%s stays open', (_, body) => {
  expect(splitQuoted(body)).toEqual({ written: body, quoted: null });
});

test('a forwarded email stays open, also without a line of its own', () => {
  const body = `Se her\n\n${header(['Fra:', 'Sendt:', 'Til:', 'Emne:'])}\n\n${original}`;
  for (const subject of ['VS: Noder', 'Fwd: Noder', 'WG: Noten', 'VB: Noter'])
    expect(splitQuoted(body, subject).quoted).toBeNull();
  expect(splitQuoted(body, 'SV: Noder').quoted).not.toBeNull();
});

test('a line of the answer that ends with a colon stays open above a quote', () => {
  expect(splitQuoted('Jeg tænker sådan her:\n> Passer tirsdag?').written).toBe('Jeg tænker sådan her:');
});

test('folding hides nothing: both parts together are the email', () => {
  const body = `${written}\n\n-----Original Message-----\nFrom: Studio\n\n${original}\n\n> Ældre\n\n-- \nPia`;
  const { quoted, ...parts } = splitQuoted(body);
  expect(`${parts.written}\n\n${quoted}`).toBe(body);
});

test('many lines are read once', () => {
  const lines = ['From: a\n', '-- \n', '>\n', '-----Original\n', 'Fra:\nSendt:\n', ':\n'];
  for (const line of lines) splitQuoted(`Ja\n${line.repeat(20_000)}`.slice(0, 20_000));
});
