/** The parts of the account page, and which of them each of its forms belongs to. */
const partOfIntent: Readonly<Record<string, SettingsPart>> = {
  name: 'name',
  email: 'email',
  password: 'password',
  language: 'language',
  'end-session': 'sessions',
  'end-all': 'sessions',
  'totp-begin': 'totp',
  'totp-confirm': 'totp',
  'totp-codes': 'totp',
  'totp-end': 'totp',
};

export type SettingsPart = 'name' | 'email' | 'password' | 'language' | 'sessions' | 'totp';

export function partOf(intent: string | null): SettingsPart | null {
  return (intent && partOfIntent[intent]) || null;
}

/** Where a part stands on its page: without scripts the browser comes back to it. */
export const partId = (part: SettingsPart) => `account-${part}`;
