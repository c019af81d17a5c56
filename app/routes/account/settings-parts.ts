/** The section of the account page for each form. */
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

/** The fragment to return to without scripts. */
export const partId = (part: SettingsPart) => `account-${part}`;
