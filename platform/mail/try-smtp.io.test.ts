import { afterEach, expect, test } from 'vitest';
import {
  type SmtpAccountStandIn,
  smtpPassword,
  smtpUser,
  startSilentServer,
  startSmtpAccount,
} from '#tests/stand-ins/smtp-account.ts';
import { type SmtpAccount, smtpUrlOf } from './smtp-address.ts';
import { trySmtp } from './try-smtp.ts';

const open: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function server(tls?: Parameters<typeof startSmtpAccount>[0]): Promise<SmtpAccountStandIn> {
  const started = await startSmtpAccount(tls);
  open.push(started.close);
  return started;
}

const account = (port: number, changes: Partial<SmtpAccount> = {}): SmtpAccount => ({
  host: '127.0.0.1',
  port,
  security: 'starttls',
  user: smtpUser,
  password: smtpPassword,
  ...changes,
});

const tried = (port: number, changes: Partial<SmtpAccount> = {}, dialogueMs = 1_500) =>
  trySmtp(
    { url: smtpUrlOf(account(port, changes)), from: 'Studio <hello@studio.example>', dialogueMs },
    {
      messageId: '<trial@studio.example>',
      fromName: 'Studio',
      to: 'owner@studio.example',
      replyTo: null,
      subject: 'Trial',
      html: '',
      text: '',
      attachments: [],
      headers: {},
    },
  );

test.each(['starttls', 'from-start'] as const)(
  'trial of an account with TLS %s: sender and recipient are accepted, and nothing is delivered',
  async (tls) => {
    const { port, accepted, offered } = await server(tls);
    expect(await tried(port, { security: tls === 'from-start' ? 'tls' : 'starttls' })).toBeNull();
    expect(offered).toEqual([{ from: 'hello@studio.example', to: 'owner@studio.example' }]);
    expect(accepted).toEqual([]);
  },
);

test('trial: a port that begins with TLS and one that does not are told apart', async () => {
  const [fromStart, startTls, silent] = [
    await server('from-start'),
    await server(),
    await startSilentServer(),
  ];
  open.push(silent.close);
  expect(await tried(fromStart.port)).toMatchObject({ fault: 'begins-with-tls' });
  expect(await tried(startTls.port, { security: 'tls' })).toMatchObject({ fault: 'mail-plain-port' });
  expect(await tried(silent.port, {}, 400)).toMatchObject({ fault: 'no-answer' });
});

test('trial: an unknown host and a closed port are named', async () => {
  expect(await tried(587, { host: 'smtp.studio.invalid' })).toMatchObject({ fault: 'host-not-found' });
  expect(await tried(1)).toMatchObject({ fault: 'no-connection' });
});

// Replies from public reports about Gmail, Microsoft 365, Amazon SES, mailcow and Postfix.
test.each([
  ['auth', 534, '5.7.9 Application-specific password required', 'mail-sign-in'],
  ['auth', 535, '5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled', 'mail-sign-in'],
  ['auth', 535, '5.7.8 Username and Password not accepted', 'mail-sign-in'],
  ['sender', 553, '5.7.1 Sender address rejected: not owned by user thea', 'mail-sender'],
  ['sender', 550, '5.7.60 Client does not have permissions to send as this sender', 'mail-sender'],
  ['recipient', 554, '5.7.1 <owner@studio.example>: Relay access denied', 'mail-relay'],
  ['recipient', 550, '5.1.1 No such user', 'recipient-refused'],
  ['auth', 454, '4.7.0 Temporary authentication failure', 'failed'],
] as const)('trial: at the %s a %i %s is %s, with the words of the server', async (at, code, text, fault) => {
  const standIn = await server();
  standIn.refusal = { at, code, text };
  expect(await tried(standIn.port)).toEqual({ fault, serverSaid: `${code} ${text}` });
});

test('trial: a wrong password is refused, and a server that repeats it does not disclose it', async () => {
  const standIn = await server();
  expect(await tried(standIn.port, { password: 'wrong' })).toMatchObject({ fault: 'mail-sign-in' });
  standIn.refusal = { at: 'auth', code: 535, text: `not accepted: ${smtpPassword}` };
  expect((await tried(standIn.port))?.serverSaid).toBe('535 not accepted: …');
});
