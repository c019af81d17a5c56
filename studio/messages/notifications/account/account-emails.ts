import { filesGoneWithinHours } from '#platform/files/removal-delay.ts';
import { type SecurityEvent, securityEvents } from '#studio/shared/accounts/security-events.ts';
import { type Branding, siteAddress } from '#studio/shared/email/branding.ts';
import { button, type EmailContent, small, text } from '#studio/shared/email/email-content.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import type { Language } from '#studio/shared/language.ts';
import { accountTexts } from '../texts/other-texts.ts';

export interface AccountEmail {
  branding: Branding;
  language: Language;
}

function oneButton(kind: 'signUp' | 'reset' | 'signIn' | 'newEmail') {
  return ({ branding, language, url }: AccountEmail & { url: string }): EmailContent => {
    const texts = accountTexts.of({ branding, language })[kind];
    return renderEmail({
      branding,
      language,
      subject: texts.subject,
      headline: texts.headline,
      blocks: [text(texts.lead(branding.studioName)), button(texts.button, url), small(texts.ignore)],
    });
  };
}

export const signUpEmail = oneButton('signUp');
export const resetEmail = oneButton('reset');
export const signInEmail = oneButton('signIn');
export const newAddressEmail = oneButton('newEmail');

/** Sent to unknown addresses too, so that timing does not reveal accounts. */
export function unknownAccountEmail({ branding, language }: AccountEmail): EmailContent {
  const texts = accountTexts.of({ branding, language }).unknown;
  return renderEmail({
    branding,
    language,
    subject: texts.subject,
    headline: texts.headline,
    blocks: [
      text(texts.lead(branding.studioName)),
      text(texts.invite),
      button(texts.button, siteAddress(branding, '/login?tab=sign-up', language)),
      small(texts.ignore),
    ],
  });
}

/** Contains no personal data: its text may outlive the address. */
function deleted(kind: 'erased' | 'guestErased') {
  return ({ branding, language }: AccountEmail): EmailContent => {
    const texts = accountTexts.of({ branding, language })[kind];
    return renderEmail({
      branding,
      language,
      subject: texts.subject,
      headline: texts.headline,
      blocks: [
        text(texts.lead(branding.studioName)),
        text(texts.files(filesGoneWithinHours)),
        text(texts.kept),
        small(texts.last),
      ],
    });
  };
}

export const accountDeletedEmail = deleted('erased');
export const guestDeletedEmail = deleted('guestErased');

export interface SecurityEmail extends AccountEmail {
  action: SecurityEvent;
  /** The new address, or the name of the device. */
  detail: string;
}

/** What changed, and what to do if it was another person. */
export function securityEmail({ branding, language, action, detail }: SecurityEmail): EmailContent {
  const all = accountTexts.of({ branding, language });
  const texts = all[securityEvents[action].text];
  const about = action === 'device.new' ? detail || all.newDevice.unknown : detail;
  return renderEmail({
    branding,
    language,
    subject: texts.subject,
    headline: texts.headline,
    blocks: [
      text(texts.lead(branding.studioName, about)),
      text(texts.ignore),
      ...('button' in texts
        ? [button(texts.button, siteAddress(branding, '/login?tab=reset', language))]
        : []),
    ],
  });
}
