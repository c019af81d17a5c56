import { expect, test } from 'vitest';
import { MailMisconfigured, MailNotTaken, MailRefused, MailUnanswered } from './mail.ts';
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

// Of Gmail, SES, Plesk, cPanel, GoDaddy, Microsoft 365, Zoho, Gandi, OVH, HENNGE, postfwd and Postal.
test.each([
  [
    '550 5.4.5 Daily user sending limit exceeded. For more information on Gmail sending limits go to https://support.google.com/a/answer/166852',
  ],
  ['550 5.4.5 Daily user sending quota exceeded. o65sm25351206pga.71 - gsmtp'],
  ['550 5.4.5 Daily SMTP relay limit exceeded for user.'],
  ['454 Throttling failure: Daily message quota exceeded'],
  [
    '554 5.7.0 Your message could not be sent. The limit on the number of allowed outgoing messages was exceeded. Try again later.',
  ],
  ['550 Domain studio.dk has exceeded the max emails per hour (201/200 (100%)) allowed. Message discarded.'],
  ['552 Message would take you over your relay quota of 500 Current quota used: 487'],
  ['554 5.2.0 STOREDRV.Submission.Exception:SubmissionQuotaExceededException'],
  ['550 5.1.90 Your message can’t be sent because you’ve reached your daily limit for message recipients'],
  ['550 5.7.705 Access denied, tenant has exceeded threshold'],
  [
    '550 5.7.232 Your message can’t be sent because your trial tenant has exceeded its daily limit for sending email to external recipients',
  ],
  ['550 User me@site.com has exceeded its 24-hour sending limit. Messages to 25 recipients out of 25'],
  ['550 5.7.1 <DATA>: Data command rejected: only 10 messages per day'],
  ['550 sorry, too many emails per day (#5.7.1)'],
  ['450 4.7.1 Number messages per hour exceeded, maximum is 50'],
  ['452 4.3.1 Hourly sending quota reached'],
  ['451 You have reached your sending limit. You can send again soon.'],
])('%s: a limit of the account, until it is reset', (response) => {
  for (const command of ['RCPT TO', 'DATA'])
    expect(failed({ command, response })).toMatchObject({ fault: 'mail-quota', isSuspected: true });
  expect(failed({ command: 'MAIL FROM', response })).toMatchObject({
    fault: 'mail-quota',
    isSuspected: false,
  });
});

test.each([
  ['454 Throttling failure: Maximum sending rate exceeded'],
  ['550 5.4.6 mail rate exceeded limit, too many messages'],
])('%s: the email is sent a little later', (response) => {
  const failure = failed({ command: 'DATA', response });
  expect(failure).toBeInstanceOf(MailNotTaken);
  expect(failure).not.toBeInstanceOf(MailRefused);
  expect(failure).not.toBeInstanceOf(MailMisconfigured);
});

test('a server that does not answer the end of an email is no limit', () => {
  const silent = Object.assign(new Error('quota exceeded'), { code: 'ETIMEDOUT' });
  expect(failureOf(silent, true)).toBeInstanceOf(MailUnanswered);
});

test.each([
  ['RCPT TO', '552 5.2.2 <a@b.dk>: Recipient address rejected: mailbox is over quota'],
  ['RCPT TO', '550 5.2.1 The user you are trying to contact has exceeded its limit of messages'],
  ['DATA', '552 5.3.4 Message size exceeds fixed maximum message size'],
  ['DATA', '550 5.7.1 Message rejected: maximum line length exceeded by messages'],
  ['DATA', '554 5.4.6 Too many hops, limit of messages exceeded'],
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
