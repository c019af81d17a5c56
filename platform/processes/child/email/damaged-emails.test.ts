import { describe, expect, test } from 'vitest';
import { parseEmail } from './parse-email.ts';

const parse = (raw: string) => parseEmail({ raw: Buffer.from(raw), mostText: 20_000, mostAttachments: 20 });
const from = 'From: Pia <pia@student.example>\r\n';

describe('what is damaged is shown as far as it can be read, and is reported as incomplete', () => {
  const body = '--b\r\nContent-Type: text/plain\r\n\r\nJa tak, kl. 10.\r\n--b--\r\n';
  test.each([
    ['without a boundary', 'Content-Type: multipart/mixed', body],
    ['with another boundary', 'Content-Type: multipart/mixed; boundary=c', body],
    ['with an empty boundary', 'Content-Type: multipart/mixed; boundary=""', body],
  ])('%s', async (_, head, damaged) => {
    const { text, isIncomplete } = await parse(`${from}${head}\r\n\r\n${damaged}`);
    expect(text).toContain('Ja tak, kl. 10.');
    expect(isIncomplete).toBe(true);
  });

  test('a part before the first boundary', async () => {
    const head = 'Content-Type: multipart/mixed; boundary=b';
    const parts =
      '--B\r\nContent-Type: text/plain\r\n\r\nJa tak\r\n--b\r\n\r\nSendt fra min telefon\r\n--b--';
    expect(await parse(`${from}${head}\r\n\r\n${parts}`)).toMatchObject({ isIncomplete: true });
    const usual = 'This is a multi-part message in MIME format.\r\n--b\r\n\r\nJa tak\r\n--b--';
    expect(await parse(`${from}${head}\r\n\r\n${usual}`)).toMatchObject({
      text: 'Ja tak',
      isIncomplete: false,
    });
  });

  test('parts that are never closed, and an email that ends within its headers', async () => {
    const head = 'Content-Type: multipart/mixed; boundary=b';
    const open = `${from}${head}\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nJa tak`;
    expect(await parse(open)).toMatchObject({ text: 'Ja tak' });
    expect(await parse('From: Pia <pia@student.example>\r\nSubject: Ja')).toMatchObject({
      subject: 'Ja',
      text: '',
    });
    expect(await parse('')).toMatchObject({ from: null, text: '', attachments: [] });
  });

  test('a text that is declared as Base64 and is not', async () => {
    const head = 'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64';
    const parsed = await parse(`${from}${head}\r\n\r\nJa\r\n\r\nTirsdag passer på den måde.`);
    expect(parsed).toMatchObject({ text: 'Ja\n\nTirsdag passer på den måde.', isIncomplete: true });
    const base64 = Buffer.from('Ja tak på tirsdag. '.repeat(20))
      .toString('base64')
      .replaceAll(/.{76}/g, '$&\r\n');
    expect(await parse(`${from}${head}\r\n\r\n${base64}`)).toMatchObject({ isIncomplete: false });
    expect(await parse(`${from}${head}\r\n\r\n${base64}\r\n__ Sent by a list __`)).toMatchObject({
      isIncomplete: true,
    });
  });

  test('more files than are kept', async () => {
    const files = Array.from(
      { length: 25 },
      (_, at) => [`Content-Disposition: attachment; filename=${at}.txt`, 'x'] as const,
    );
    const { attachments, isIncomplete } = await parse(
      `${from}Content-Type: multipart/mixed; boundary=b\r\n\r\n${files
        .map(([head, content]) => `--b\r\n${head}\r\n\r\n${content}\r\n`)
        .join('')}--b--`,
    );
    expect([attachments.length, isIncomplete]).toEqual([20, true]);
  });

  test('a type without a second half is plain text', async () => {
    expect((await parse(`${from}Content-Type: text\r\n\r\nJa tak`)).text).toBe('Ja tak');
    expect((await parse(`${from}Content-Type: html; x\r\n\r\nJa tak`)).text).toBe('Ja tak');
  });
});
