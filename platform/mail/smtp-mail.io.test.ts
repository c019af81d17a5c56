import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { startScriptedSmtp } from '#tests/stand-ins/scripted-smtp.ts';
import { type SmtpStandIn, startSmtp } from '#tests/stand-ins/smtp.ts';
import { selfSigned } from '#tests/stand-ins/smtp-account.ts';
import { MailNotTaken, MailRefused, type OutgoingMail } from './mail.ts';
import { openSmtpMail } from './smtp-mail.ts';

const mail: OutgoingMail = {
  messageId: '<one@studio.example>',
  fromName: 'Lindehav, Ærø & "Co"',
  to: 'soren@example.dk',
  replyTo: 'studio@studio.example',
  subject: 'Din time: søndag den 28. marts, blåbærgrød',
  html: '<p>Kære Søren Ærø</p>',
  text: 'Kære Søren Ærø\n.\n. en linje med punktum',
  attachments: [
    {
      filename: 'session.ics',
      contentType: 'text/calendar; charset=utf-8; method=REQUEST',
      content: 'BEGIN:VCALENDAR\r\nSUMMARY:Ærø\r\nEND:VCALENDAR',
      encoding: 'utf8',
    },
    { filename: 'kvittering.pdf', contentType: 'application/pdf', content: 'JVBERi0=', encoding: 'base64' },
  ],
  headers: { 'List-Unsubscribe': '<https://studio.example/u>' },
};

const open: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function given(from = 'studio@studio.example'): Promise<{
  server: SmtpStandIn;
  deliver: (changes?: Partial<OutgoingMail>) => Promise<void>;
}> {
  const server = await startSmtp();
  const { transport, close } = openSmtpMail({ url: server.url, from, dialogueMs: 3000 });
  open.push(server.close, close);
  return { server, deliver: (changes) => transport.deliver({ ...mail, ...changes }) };
}

describe('an email sent by SMTP', () => {
  test('keeps the thread and says that a person wrote it, if its headers do', async () => {
    const { server, deliver } = await given();
    const thread = {
      'In-Reply-To': '<b@studio.example>',
      References: '<a@studio.example> <b@studio.example>',
    };
    await deliver({ headers: { 'Auto-Submitted': 'no', ...thread } });
    const [got] = server.received;
    expect(got?.parsed.inReplyTo).toBe('<b@studio.example>');
    expect(got?.parsed.references).toBe('<a@studio.example> <b@studio.example>');
    expect(got?.raw).toMatch(/^Auto-Submitted: no\r?$/m);
  });

  test('arrives complete: Danish letters, both bodies, attachments, its own Message-ID', async () => {
    const { server, deliver } = await given();
    await deliver();
    const [got] = server.received;
    expect(got?.envelope).toEqual({ from: 'studio@studio.example', to: ['soren@example.dk'] });
    expect(got?.parsed).toMatchObject({
      messageId: mail.messageId,
      from: { name: mail.fromName, address: 'studio@studio.example' },
      to: [{ address: 'soren@example.dk' }],
      replyTo: [{ address: 'studio@studio.example' }],
      subject: mail.subject,
    });
    expect(got?.parsed.html?.trim()).toBe(mail.html);
    expect(got?.parsed.text?.trimEnd()).toBe(mail.text);
    const files = got?.parsed.attachments.map((file) => file.filename);
    expect(files).toEqual(expect.arrayContaining(['session.ics', 'kvittering.pdf']));
    expect(got?.raw).toContain('Auto-Submitted: auto-generated');
    expect(got?.raw).toContain('List-Unsubscribe: <https://studio.example/u>');
  });

  test('has its calendar file as an invitation, not only as an attachment', async () => {
    const { server, deliver } = await given();
    await deliver();
    expect(server.received[0]?.raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/i);
  });

  test('uses the name in MAIL_FROM when there is one', async () => {
    const { server, deliver } = await given('Sangstudiet <sang@studio.example>');
    await deliver();
    expect(server.received[0]?.parsed.from).toMatchObject({
      name: 'Sangstudiet',
      address: 'sang@studio.example',
    });
  });

  test('has one recipient and one set of headers: header injection is impossible', async () => {
    const { server, deliver } = await given();
    await deliver({
      subject: 'Hello\r\nBcc: many@example.com\r\n\r\nBuy',
      replyTo: 'x@example.com\r\nBcc: more@example.com',
      fromName: 'Evil\r\nBcc: most@example.com',
      headers: { 'List-Unsubscribe': '<x>\r\nBcc: again@example.com' },
    });
    const [got] = server.received;
    expect(got?.envelope.to).toEqual(['soren@example.dk']);
    expect(got?.parsed.bcc).toBeUndefined();
    expect(got?.raw).not.toMatch(/^bcc:/im);
  });

  test('is delivered to an internationalised address and domain', async () => {
    const { server, deliver } = await given();
    await deliver({ to: 'søren@sødavand.example' });
    expect(server.received[0]?.envelope.to[0]).toMatch(/^søren@(sødavand|xn--sdavand-q1a)\.example$/);
  });
});

describe('when the server does not accept an email', () => {
  test.each([
    { code: 550, at: 'recipient' },
    { code: 554, at: 'content' },
  ] as const)('a $code to the $at is permanent, and not retried', async (behaviour) => {
    const { server, deliver } = await given();
    server.behave(behaviour);
    await expect(deliver()).rejects.toBeInstanceOf(MailRefused);
    expect(server.attempts()).toBe(1);
    await deliver();
    expect(server.received).toHaveLength(1);
  });

  test.each([
    { code: 451, at: 'recipient' },
    { code: 452, at: 'content' },
    { code: 421, at: 'content' },
    { code: 530, at: 'recipient' },
  ] as const)('a $code to the $at is temporary, and a retry succeeds', async (behaviour) => {
    const { server, deliver } = await given();
    server.behave(behaviour);
    const failed = await deliver().catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(MailNotTaken);
    expect(failed).not.toBeInstanceOf(MailRefused);
    expect((failed as MailNotTaken).message).toMatch(new RegExp(`^[A-Z]+ ${behaviour.code}$`));
    expect((failed as MailNotTaken).serverSaid).toContain(String(behaviour.code));
    await deliver();
    expect(server.received.map((got) => got.parsed.messageId)).toEqual([mail.messageId]);
  });

  test('a connection lost after the content makes one attempt, which fails as "try again"', async () => {
    const { server, deliver } = await given();
    await deliver({ messageId: '<warm@studio.example>' });
    server.behave('take-and-drop');
    const failed = await deliver().catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(Error);
    expect(failed).not.toBeInstanceOf(MailRefused);
    expect(server.attempts()).toBe(2);
  });

  test('an answer to the final dot that takes longer than the whole dialogue may is waited for', async () => {
    const server = await startScriptedSmtp(() => null, { dotDelayMs: 120 });
    const { transport, close } = openSmtpMail({ url: server.url, from: 'a@b.example', dialogueMs: 100 });
    open.push(server.close, close);
    await transport.deliver(mail);
    expect(server.taken).toHaveLength(1);
  });

  test('Debian’s Postfix on loopback works with its self-signed certificate, elsewhere the certificate is named', async () => {
    const postfix = new SMTPServer({
      ...selfSigned(),
      authOptional: true,
      onData: (data, _, done) => void data.resume().on('end', done),
    });
    postfix.on('error', () => {});
    await new Promise<void>((listening) => postfix.listen(0, '::', () => listening()));
    const { port } = postfix.server.address() as AddressInfo;
    const sentTo = (address: string) => {
      const { transport, close } = openSmtpMail({
        url: `${address}:${port}`,
        from: 'a@b.example',
        dialogueMs: 2000,
      });
      open.push(close);
      return transport.deliver(mail);
    };
    open.push(() => new Promise((closed) => postfix.close(() => closed())));
    await sentTo('smtp://127.0.0.1');
    await expect(sentTo('smtp://[::ffff:127.0.0.1]')).rejects.toMatchObject({ fault: 'mail-certificate' });
    await expect(sentTo('smtps://127.0.0.1')).rejects.toMatchObject({ fault: 'mail-plain-port' });
  });

  test('a server without TLS never gets a password', async () => {
    const server = await startScriptedSmtp(() => null);
    const url = server.url.replace('//127.0.0.1', '//me:secret@[::ffff:127.0.0.1]');
    const { transport, close } = openSmtpMail({ url, from: 'a@b.example', dialogueMs: 2000 });
    open.push(server.close, close);
    await expect(transport.deliver(mail)).rejects.toMatchObject({ fault: 'mail-no-tls' });
  });

  test('a port that begins with TLS is named, by the check at the start and by the first email', async () => {
    const implicit = new SMTPServer({ ...selfSigned(), secure: true, authOptional: true });
    implicit.on('error', () => {});
    await new Promise<void>((listening) => implicit.listen(0, '127.0.0.1', () => listening()));
    const { port } = implicit.server.address() as AddressInfo;
    const options = { url: `smtp://127.0.0.1:${port}`, from: 'a@b.example', greetingMs: 200 };
    const { transport, close } = openSmtpMail(options);
    open.push(close, () => new Promise((closed) => implicit.close(() => closed())));
    await expect(transport.check?.()).rejects.toMatchObject({ fault: 'mail-tls-port' });
    await expect(transport.deliver(mail)).rejects.toMatchObject({ fault: 'mail-tls-port' });
  });

  test('a server that takes its time for the greeting and every answer gets the email', async () => {
    const server = await startScriptedSmtp(() => null, { answerDelayMs: 60 });
    const { transport, close } = openSmtpMail({ url: server.url, from: 'a@b.example', greetingMs: 20 });
    open.push(server.close, close);
    await transport.deliver(mail);
    expect(server.taken).toHaveLength(1);
  });

  test('a server that knows AUTH LOGIN only gets name and password that way; a wrong one is named without an email', async () => {
    const names: unknown[] = [];
    const server = new SMTPServer({
      authMethods: ['LOGIN'],
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ method, username, password }, _, done) => {
        names.push([method, username]);
        done(password === 'p@ss' ? null : new Error('no'), { user: username });
      },
      onData: (data, _, done) => void data.resume().on('end', done),
    });
    server.on('error', () => {});
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
    open.push(() => new Promise((closed) => server.close(() => closed())));
    const { port } = server.server.address() as AddressInfo;
    const as = (password: string) => {
      const { transport, close } = openSmtpMail({
        url: `smtp://me:${password}@127.0.0.1:${port}`,
        from: 'a@b.example',
      });
      open.push(close);
      return transport;
    };
    await as('p%40ss').check?.();
    await as('p%40ss').deliver(mail);
    await expect(as('wrong').check?.()).rejects.toMatchObject({ fault: 'mail-sign-in' });
    expect(names[0]).toEqual(['LOGIN', 'me']);
  });

  test('a server without SMTPUTF8 and 8BITMIME gets ASCII only, and refuses an address with other letters', async () => {
    const server = await startScriptedSmtp(() => null);
    const { transport, close } = openSmtpMail({ url: server.url, from: 'a@b.example' });
    open.push(server.close, close);
    await transport.deliver({ ...mail, subject: 'Blåbærgrød på søndag' });
    expect(server.raw.at(-1)).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(server.raw.at(-1)).not.toMatch(/[\x80-\xff]/);
    const strict = await startScriptedSmtp((to) =>
      /[\x80-\xff]/.test(to) ? { step: 'RCPT', answer: 553 } : null,
    );
    const other = openSmtpMail({ url: strict.url, from: 'a@b.example' });
    open.push(strict.close, other.close);
    await expect(other.transport.deliver({ ...mail, to: 'søren@example.dk' })).rejects.toBeInstanceOf(
      MailRefused,
    );
    expect(strict.taken).toEqual([]);
  });

  test('an unreachable server fails as "try again"', async () => {
    const { transport, close } = openSmtpMail({
      url: 'smtp://127.0.0.1:1',
      from: 'a@b.example',
      dialogueMs: 500,
    });
    open.push(close);
    const failed = await transport.deliver(mail).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(Error);
    expect(failed).not.toBeInstanceOf(MailRefused);
  });
});
