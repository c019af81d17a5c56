import { expect, test } from 'vitest';
import { MailMisconfigured, MailRefused } from './mail.ts';
import { failureOf, type SmtpFailure } from './smtp-failure.ts';

const failed = (about: Partial<SmtpFailure>) => {
  const responseCode = Number(/^\d{3}/.exec(about.response ?? '')?.[0]) || undefined;
  const code = about.command ? 'EENVELOPE' : 'ESOCKET';
  return failureOf(
    Object.assign(new Error(about.message ?? about.response), {
      code,
      ...(responseCode && { responseCode }),
      ...about,
    }),
    false,
  );
};

// Replies from public reports of mailcow, Nextcloud, DokuWiki, docker-mailserver, nodemailer, DocuSeal and PeerTube.
test.each([
  ['MAIL FROM', '553 5.7.1 Sender address rejected: not owned by auth user.', 'mail-sender', false],
  ['MAIL FROM', '501 5.1.7 Bad sender address syntax', 'mail-sender', false],
  ['MAIL FROM', '550 5.7.1 Relaying denied', 'mail-relay', false],
  ['MAIL FROM', '530 5.7.0 Must issue a STARTTLS command first', 'mail-no-tls', false],
  ['MAIL FROM', '530 5.7.0 Authentication required', 'mail-sign-in', false],
  ['RCPT TO', '553 5.7.1 <a@b.dk>: Sender address rejected: not owned by user c@d.dk', 'mail-sender', true],
  ['RCPT TO', '550 5.7.1 Relaying denied', 'mail-relay', true],
  ['RCPT TO', '554 5.7.1 <a@b.dk>: Relay access denied', 'mail-relay', true],
  ['RCPT TO', '550 5.7.1 Authentication required', 'mail-sign-in', true],
  ['DATA', '554 Message rejected: Email address is not verified.', 'mail-sender', true],
] as const)('%s answered with %s: a setting is at fault', (command, response, fault, isSuspected) => {
  const failure = failed({ command, response });
  expect(failure).toBeInstanceOf(MailMisconfigured);
  expect(failure).toMatchObject({ fault, isSuspected });
});

test.each([
  ['RCPT TO', '550 5.1.1 <a@b.dk>: Recipient address rejected: User unknown'],
  ['RCPT TO', '554 5.7.1 <a@b.dk>: Recipient address rejected: Access denied'],
  ['RCPT TO', '553 5.6.7 non-ASCII address'],
  ['MAIL FROM', '552 5.3.4 Message size exceeds fixed limit'],
  ['MAIL FROM', '553 5.6.7 Address requires SMTPUTF8'],
  ['DATA', '554 5.7.1 Spam detected'],
  ['DATA', '554 5.6.1 attachment "gift certificate.pdf" blocked'],
  ['RCPT TO', '550 5.7.1 <a@b.dk>: the certificate of its domain needs STARTTLS'],
])('%s answered with %s: the email is refused', (command, response) => {
  expect(failed({ command, response })).toBeInstanceOf(MailRefused);
});

test.each([
  [{ message: 'self-signed certificate', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'mail-certificate'],
  [{ message: 'certificate has expired', originalCode: 'CERT_HAS_EXPIRED' }, 'mail-certificate'],
  [{ message: "Hostname/IP does not match certificate's altnames" }, 'mail-certificate'],
  [{ message: 'SSL routines:ssl3_get_record:wrong version number' }, 'mail-plain-port'],
  [{ code: 'ETLS', command: 'STARTTLS', response: '502 5.5.1 not supported' }, 'mail-no-tls'],
  [{ code: 'EAUTH', command: 'AUTH PLAIN', response: '535 5.7.8 Authentication failed' }, 'mail-sign-in'],
])('%o names the setting', (about, fault) => {
  expect(failed(about)).toMatchObject({ fault, isSuspected: false });
});

test.each([
  { code: 'ETLS', command: 'STARTTLS', response: '454 4.7.0 TLS not available' },
  { code: 'EAUTH', command: 'AUTH PLAIN', response: '454 4.7.0 Temporary authentication failure' },
  { code: 'ESOCKET', message: 'connect ECONNREFUSED' },
])('%o is an outage, not a setting', (about) => {
  expect(failed(about)).not.toBeInstanceOf(MailMisconfigured);
});
