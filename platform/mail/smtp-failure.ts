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
  const fault = connectionFault(failure) ?? senderFault(failure);
  if (fault) return new MailMisconfigured(fault, false, codes, words, responseCode);
  const suspected = isRefusal(failure) ? faultInWords(words) : null;
  if (suspected) return new MailMisconfigured(suspected, true, codes, words, responseCode);
  return new (isRefusal(failure) ? MailRefused : MailNotTaken)(codes, words, responseCode);
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
