import { expect, test } from 'vitest';
import type { ChildFiles } from './child-files.ts';
import { runTask } from './tasks.ts';

const noFiles: ChildFiles = null as never;
const name = 'A\u030ase Sørensen';
const request = {
  fromMs: Date.parse('2026-11-23T00:00:00Z'),
  toMs: Date.parse('2027-02-20T00:00:00Z'),
  timeZone: 'Europe/Copenhagen',
  ownHost: 'studio.example',
  ownAddresses: [],
};

test('a list of people is read composed, with its email addresses as they are', async () => {
  const address = 'a\u030ase@eksempel.dk';
  const list = await runTask('read-csv', { text: `Navn;E-mail\n${name};${address}\n` }, noFiles);
  expect(list.rows[1]).toEqual(['Åse Sørensen', address]);
});

test('a received email is read composed: sender, subject, text and names of files', async () => {
  const raw = [
    `From: ${name} <aase@x.example>`,
    `Subject: ${name}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    `Hilsen ${name}`,
    '--b',
    'Content-Type: application/pdf',
    "Content-Disposition: attachment; filename*=utf-8''A%CC%8Ase.pdf",
    '',
    'x',
    '--b--',
  ].join('\r\n');
  const email = await runTask(
    'parse-email',
    { raw: Buffer.from(raw), mostText: 20_000, mostAttachments: 2 },
    noFiles,
  );
  expect(email).toMatchObject({
    from: { name: 'Åse Sørensen', address: 'aase@x.example' },
    subject: 'Åse Sørensen',
    text: 'Hilsen Åse Sørensen',
    attachments: [{ name: 'Åse.pdf' }],
  });
});

test('names of calendars and of what is left out of them are read composed', async () => {
  const calendars = await runTask(
    'read-google-calendars',
    { text: JSON.stringify({ items: [{ id: 'a', summary: name }] }) },
    noFiles,
  );
  expect(calendars.items[0]?.name).toBe('Åse Sørensen');
  const event = `BEGIN:VEVENT\r\nUID:1\r\nSUMMARY:${name}\r\nDTSTART:never\r\nEND:VEVENT\r\n`;
  const ics = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${event}END:VCALENDAR\r\n`;
  const read = await runTask('read-busy-times', { bytes: Buffer.from(ics), request }, noFiles);
  expect(JSON.stringify(read)).toContain('Åse Sørensen');
});

test('captions are read composed', async () => {
  const vtt = `WEBVTT\n\n00:01.000 --> 00:02.000\n${name}\n`;
  const cues = await runTask('read-captions', { bytes: Buffer.from(vtt) }, noFiles);
  expect(cues?.[0]?.text).toBe('Åse Sørensen');
});
