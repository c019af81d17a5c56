import { type MailFault, MailMisconfigured, MailNotTaken, MailRefused, MailUnanswered } from './mail.ts';

export interface SmtpFailure extends Error {
  code?: string;
  /** Of TLS or the system. */
  originalCode?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/** Replies about our authentication, not the email. */
const aboutUs = new Set([530, 534, 535, 538]);

/** nodemailer's error is not kept as a cause: its message and stack quote the server. */
export function failureOf(failure: SmtpFailure, isHandedOver: boolean): MailNotTaken {
  const { code, name, responseCode, response, message } = failure;
  const codes = [typeof code === 'string' ? code : name, responseCode].filter(Boolean).join(' ');
  const words = response ?? message;
  if (isHandedOver && !(responseCode && responseCode >= 400)) return new MailUnanswered(codes, words);
  const about = [codes, words, responseCode] as const;
  const limit = responseCode ? limitInWords(words) : null;
  if (limit === 'rate') return new MailNotTaken(...about);
  if (limit === 'quota') return new MailMisconfigured('mail-quota', namesRecipient(failure), ...about);
  const fault = connectionFault(failure) ?? senderFault(failure);
  if (fault) return new MailMisconfigured(fault, false, ...about);
  const suspected = isRefusal(failure) ? faultInWords(words) : null;
  if (suspected) return new MailMisconfigured(suspected, true, ...about);
  return new (isRefusal(failure) ? MailRefused : MailNotTaken)(...about);
}

/** One recipient's own server may be the one that answers. */
function namesRecipient({ command = '' }: SmtpFailure): boolean {
  return !/^(?:MAIL FROM|AUTH|EHLO|CONN)/.test(command);
}

const aboutOtherLimits =
  /mailbox|recipient'?s? (?:has|is|address|domain)|recei(?:v|pt)|\b[45]\.2\.[12]\b|\bsize|\blarge\b|\blength|\blines?\b|\bhops?\b|attachment|header|\bdisk|storage/i;
const aboutPeriods = /\b(?:dai|hour|week|month)ly\b|\b(?:per|an?|24.?)[ -]?(?:hour|day|week|month)/i;
const limits = /quota|\blimit|\bthreshold|\bmax(?:imum)?\b|\btoo many (?:e-?mails|messages)|\bonly \d+ /i;
const reached = /exceed|reach|\bover\b|\btoo many\b|\brejected\b|restrict|throttl|\bused up/i;
const aboutSending =
  /\bsen[dt]|submission|outgoing|outbound|\brelay|e-?mails\b|messages\b|recipients\b|tenant|domain .*exceeded/i;

/** Limits of the account at its provider, in hundreds of wordings and with any code. rate: a short wait suffices. */
function limitInWords(words: string): 'quota' | 'rate' | null {
  const isLimit = limits.test(words) && reached.test(words) && !aboutOtherLimits.test(words);
  if (!isLimit || !(aboutSending.test(words) || aboutPeriods.test(words))) return null;
  return /\brate\b/i.test(words) && !aboutPeriods.test(words) ? 'rate' : 'quota';
}

function connectionFault({ code, originalCode = '', command, responseCode = 0, message }: SmtpFailure) {
  if (responseCode >= 400 && responseCode < 500) return null;
  if (responseCode === 530 && /STARTTLS/i.test(message)) return 'mail-no-tls';
  if (aboutUs.has(responseCode) || code === 'EAUTH') return 'mail-sign-in';
  if (/CERT|UNABLE_TO_|SELF_SIGNED/.test(originalCode)) return 'mail-certificate';
  if (command === 'STARTTLS') return 'mail-no-tls';
  // The words of a reply may be about anything: an attachment, a recipient.
  if (responseCode >= 500) return null;
  if (/certificate/i.test(message)) return 'mail-certificate';
  if (/wrong version number|packet length too long/i.test(message)) return 'mail-plain-port';
  return /STARTTLS/.test(message) ? 'mail-no-tls' : null;
}

/** A reply to MAIL FROM is about the sender, unless it is about the size or the letters of a recipient. */
function senderFault(failure: SmtpFailure): MailFault | null {
  const { command, responseCode, response = '' } = failure;
  if (command !== 'MAIL FROM' || !isRefusal(failure)) return null;
  if (responseCode === 552 || responseCode === 555 || /\b5\.(?:3\.4|6\.7)\b/.test(response)) return null;
  return faultInWords(response) ?? 'mail-sender';
}

/** Postfix answers about the sender at RCPT TO, others at the end of the email. */
export function faultInWords(words: string): MailFault | null {
  if (limitInWords(words) === 'quota') return 'mail-quota';
  if (/\brelay/i.test(words)) return 'mail-relay';
  if (/authenticat\w+ (?:is )?required|must (?:first )?authenticate/i.test(words)) return 'mail-sign-in';
  const isAboutSender =
    /sender (?:address )?(?:rejected|verif|not)|not owned by|not allowed to send|send as/i;
  return isAboutSender.test(words) || /address is not verified/i.test(words) ? 'mail-sender' : null;
}

function isRefusal({ code, responseCode = 0 }: SmtpFailure): boolean {
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false;
  return responseCode >= 500 && responseCode !== 503 && !aboutUs.has(responseCode);
}
