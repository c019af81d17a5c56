import { data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import type { World } from '#platform/world.ts';
import { changeName, endAllSessions, endOneSession } from '#studio/accounts/change-account.ts';
import { requestEmailChange } from '#studio/accounts/change-email.ts';
import { changePassword } from '#studio/accounts/change-password.ts';
import { chooseLanguage } from '#studio/accounts/choose-language.ts';
import {
  beginTotpSetup,
  confirmTotpSetup,
  endTotp,
  renewRecoveryCodes,
} from '#studio/accounts/set-up-totp.ts';
import type { Who } from '#studio/shared/who.ts';
import { partId, partOf } from './settings-parts.ts';

export interface SettingsAsking {
  world: World;
  who: Who & { userId: string; email: string };
  request: Request;
  form: FormData;
  /** The page to return to. */
  path: string;
}

/** The result, unless it was a redirect. */
export type SettingsAnswer =
  | { kind: 'refused'; intent: string; refusal: string; message: string; typed: string }
  | { kind: 'codes'; recoveryCodes: string[] };

type Outcome = { ok: true } | { ok: false; refusal: string; message: string; retryAfterSeconds?: number };

export async function settingsAction(asking: SettingsAsking) {
  const { world, who, form, path } = asking;
  const intent = textOf(form, 'intent');
  if (intent === 'end-all') {
    await endAllSessions(world, who);
    throw redirect('/login?out=everywhere');
  }
  if (who.role === 'owner' && (intent === 'totp-confirm' || intent === 'totp-codes')) {
    const act = intent === 'totp-confirm' ? confirmTotpSetup : renewRecoveryCodes;
    const outcome = await act(world, who, { code: textOf(form, 'code') });
    if (outcome.ok) return data<SettingsAnswer>({ kind: 'codes', recoveryCodes: outcome.recoveryCodes });
    return refused(intent, outcome, '');
  }
  const outcome = await actOn(intent, asking);
  if (!outcome) throw data(null, { status: 404 });
  if (!outcome.ok) return refused(intent, outcome, typedIn(intent, form));
  const part = partOf(intent);
  throw redirect(`${path}?did=${intent}${part ? `#${partId(part)}` : ''}`);
}

async function actOn(intent: string, { world, who, request, form }: SettingsAsking): Promise<Outcome | null> {
  const password = textOf(form, 'password');
  switch (intent) {
    case 'name':
      return changeName(world, who, { name: textOf(form, 'name') });
    case 'language':
      return (await chooseLanguage(world, who, { language: textOf(form, 'language') })) ? { ok: true } : null;
    case 'email':
      return requestEmailChange(world, who, { email: textOf(form, 'email'), password });
    case 'password': {
      const sessionId = await world.accounts.sessionIdOf(request.headers);
      return changePassword(world, who, { current: textOf(form, 'current'), password, sessionId });
    }
    case 'end-session':
      return (await endOneSession(world, who, textOf(form, 'session'))) ? { ok: true } : null;
    case 'totp-begin':
      return who.role === 'owner' ? beginTotpSetup(world, who, { password }) : null;
    case 'totp-end':
      return who.role === 'owner' ? endTotp(world, who, { password }) : null;
    default:
      return null;
  }
}

/** Input to render again: never a password. */
function typedIn(intent: string, form: FormData): string {
  return intent === 'name' || intent === 'email' ? textOf(form, intent) : '';
}

function refused(intent: string, outcome: Extract<Outcome, { ok: false }>, typed: string) {
  const { refusal, message, retryAfterSeconds } = outcome;
  const answer: SettingsAnswer = { kind: 'refused', intent, refusal, message, typed };
  if (retryAfterSeconds === undefined) return data(answer, { status: 400 });
  return data(answer, { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } });
}
