import { type MailFault, MailMisconfigured, MailNotTaken, MailRefused, type OutgoingMail } from './mail.ts';
import { smtpAccountIn } from './smtp-address.ts';
import { openSmtpMail, type SmtpOptions } from './smtp-mail.ts';
import { acceptsTls } from './smtp-port.ts';

export type SmtpTrialFault =
  | MailFault
  | 'host-not-found'
  | 'no-connection'
  | 'no-answer'
  | 'begins-with-tls'
  | 'recipient-refused'
  | 'failed';

/** `serverSaid`: without the password; empty if the server said nothing. */
export interface SmtpTrial {
  fault: SmtpTrialFault;
  serverSaid: string;
}

const DIALOGUE_MS = 10_000;
const PROBE_MS = 3_000;

/**
 * Everything of a delivery up to the message, of which nothing is sent: connection, TLS, sign-in,
 * sender and recipient. Null: the server accepts all of it.
 */
export async function trySmtp(options: SmtpOptions, mail: OutgoingMail): Promise<SmtpTrial | null> {
  const { tryDelivery, close } = openSmtpMail({ dialogueMs: DIALOGUE_MS, ...options });
  try {
    await tryDelivery(mail);
    return null;
  } catch (error) {
    if (!(error instanceof MailNotTaken)) throw error;
    const fault = await faultOf(error, options.url);
    const isAnswer = error.responseCode !== undefined;
    return { fault, serverSaid: isAnswer ? withoutPassword(error.serverSaid, options.url) : '' };
  } finally {
    await close();
  }
}

async function faultOf(error: MailNotTaken, url: string): Promise<SmtpTrialFault> {
  if (error instanceof MailMisconfigured) return error.fault;
  const words = `${error.message} ${error.serverSaid}`;
  if (/EDNS|ENOTFOUND|EAI_AGAIN/.test(words)) return 'host-not-found';
  if (/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ECONNRESET/.test(words)) return 'no-connection';
  if (/ETIMEDOUT|Abort/i.test(words)) return (await beginsWithTls(url)) ? 'begins-with-tls' : 'no-answer';
  return error instanceof MailRefused ? 'recipient-refused' : 'failed';
}

/** A server whose port begins with TLS waits in silence for a client that expects a greeting. */
async function beginsWithTls(url: string): Promise<boolean> {
  const account = smtpAccountIn(url);
  return account?.security === 'starttls' && acceptsTls(account, { timeoutMs: PROBE_MS });
}

function withoutPassword(words: string, url: string): string {
  const password = smtpAccountIn(url)?.password ?? '';
  const encoded = Buffer.from(password).toString('base64');
  return password === '' ? words : words.replaceAll(password, '…').replaceAll(encoded, '…');
}
