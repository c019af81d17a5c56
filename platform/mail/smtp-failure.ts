import { MailNotTaken, MailRefused, MailUnanswered } from './mail.ts';

export interface SmtpFailure extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/** Replies about our authentication, not the email: retrying helps once the settings are corrected. */
const aboutUs = new Set([530, 534, 535, 538]);

/** nodemailer's error is not kept as a cause: its message and stack quote the server. */
export function failureOf(failure: SmtpFailure, isHandedOver: boolean): MailNotTaken {
  const { code, name, responseCode, response, message } = failure;
  const codes = [typeof code === 'string' ? code : name, responseCode].filter(Boolean).join(' ');
  const words = response ?? message;
  if (isHandedOver && !(responseCode && responseCode >= 400)) return new MailUnanswered(codes, words);
  return new (isRefusal(failure) ? MailRefused : MailNotTaken)(codes, words, responseCode);
}

function isRefusal({ code, command, responseCode }: SmtpFailure): boolean {
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false;
  // Larger than the server says it accepts.
  if (responseCode === undefined) return code === 'EMESSAGE' && command === 'MAIL FROM';
  return responseCode >= 500 && responseCode !== 503 && !aboutUs.has(responseCode);
}
