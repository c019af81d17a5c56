import { test as every, expect, onTestFinished } from 'vitest';
import { startSmtp } from '#tests/stand-ins/smtp.ts';
import { hasPostfix, startPostfix } from '#tests/support/mail/postfix.ts';
import type { OutgoingMail } from './mail.ts';
import { openSmtpMail } from './smtp-mail.ts';

const test = every.runIf(hasPostfix);

const mail: OutgoingMail = {
  messageId: '<one@studio.example>',
  fromName: 'Studio Sørensen',
  to: 'aase@example.dk',
  replyTo: null,
  subject: 'Æbler og øl',
  html: '<p>Hej Åse</p>',
  text: 'Hej Åse\n.\n.. and a line that begins with dots',
  attachments: [],
  headers: {},
};

async function behindPostfix() {
  const next = await startSmtp();
  onTestFinished(next.close);
  return { next, ports: await startPostfix(new URL(next.url)) };
}

test.each(['startTls', 'tls'] as const)(
  'Debian’s Postfix on this computer (%s): an email arrives whole, without a user or an option',
  async (kind) => {
    const { next, ports } = await behindPostfix();
    const url = kind === 'tls' ? `smtps://127.0.0.1:${ports.tls}` : `smtp://127.0.0.1:${ports.startTls}`;
    const { transport, close } = openSmtpMail({ url, from: 'hej@studio.example' });
    onTestFinished(close);
    await transport.check?.();
    await transport.deliver(mail);
    await expect.poll(() => next.received.length, { timeout: 20_000 }).toBe(1);
    const [arrived] = next.received;
    expect(arrived?.envelope).toEqual({ from: 'hej@studio.example', to: ['aase@example.dk'] });
    expect(arrived?.parsed).toMatchObject({ messageId: mail.messageId, subject: mail.subject });
    expect(arrived?.parsed.text?.trim()).toBe(mail.text);
  },
  60_000,
);

test('Debian’s Postfix: a port that begins with TLS behind smtp:// is named', async () => {
  const { ports } = await behindPostfix();
  const url = `smtp://127.0.0.1:${ports.tls}`;
  const { transport, close } = openSmtpMail({ url, from: 'hej@studio.example', greetingMs: 1_000 });
  onTestFinished(close);
  await expect(transport.deliver(mail)).rejects.toMatchObject({ fault: 'mail-tls-port' });
}, 60_000);
