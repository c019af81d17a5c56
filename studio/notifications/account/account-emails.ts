import { type Letterhead, siteAddress } from '#studio/email/branding.ts';
import { button, type MailContent, small, text } from '#studio/email/email-content.ts';
import { writeLetter } from '#studio/email/render-email.ts';
import type { Language } from '#studio/shared/language.ts';
import { da, en } from './account.messages.ts';

export interface AccountMail {
  letterhead: Letterhead;
  language: Language;
}

const words = { en, da };

/** One button, and what happens if it is not pressed. */
function oneButton(kind: 'signUp' | 'reset' | 'signIn' | 'newEmail') {
  return ({ letterhead, language, url }: AccountMail & { url: string }): MailContent => {
    const said = words[language][kind];
    return writeLetter({
      letterhead,
      language,
      subject: said.subject,
      headline: said.headline,
      blocks: [text(said.lead(letterhead.studioName)), button(said.button, url), small(said.ignore)],
    });
  };
}

export const signUpMail = oneButton('signUp');
export const resetMail = oneButton('reset');
export const signInMail = oneButton('signIn');
export const newEmailMail = oneButton('newEmail');

/** To an address without an account, for which somebody wanted a link: as much work as the other two, so alike in time. */
export function unknownAccountMail({ letterhead, language }: AccountMail): MailContent {
  const said = words[language].unknown;
  return writeLetter({
    letterhead,
    language,
    subject: said.subject,
    headline: said.headline,
    blocks: [
      text(said.lead(letterhead.studioName)),
      text(said.invite),
      button(said.button, siteAddress(letterhead, '/login?tab=sign-up', language)),
      small(said.ignore),
    ],
  });
}

/** To somebody whose data were erased a moment ago. It says nothing of theirs: its text may outlive its address. */
export function accountErasedMail({ letterhead, language }: AccountMail): MailContent {
  const said = words[language].erased;
  return writeLetter({
    letterhead,
    language,
    subject: said.subject,
    headline: said.headline,
    blocks: [text(said.lead(letterhead.studioName)), text(said.kept), small(said.last)],
  });
}

/** To the address that was left. */
export function emailChangedMail({
  letterhead,
  language,
  email,
}: AccountMail & { email: string }): MailContent {
  const said = words[language].emailChanged;
  return writeLetter({
    letterhead,
    language,
    subject: said.subject,
    headline: said.headline,
    blocks: [text(said.lead(letterhead.studioName, email)), small(said.ignore)],
  });
}

export function passwordChangedMail({ letterhead, language }: AccountMail): MailContent {
  const said = words[language].passwordChanged;
  return writeLetter({
    letterhead,
    language,
    subject: said.subject,
    headline: said.headline,
    blocks: [
      text(said.lead(letterhead.studioName)),
      small(said.ignore),
      button(said.button, siteAddress(letterhead, '/login?tab=reset', language)),
    ],
  });
}
