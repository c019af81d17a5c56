/** The section of the account page for each of its resources. */
const partOfResource = {
  name: 'name',
  email: 'email',
  password: 'password',
  language: 'language',
  session: 'sessions',
  sessions: 'sessions',
  totp: 'totp',
  'totp-confirmation': 'totp',
  'totp-removal': 'totp',
  'recovery-codes': 'totp',
} as const satisfies Readonly<Record<string, SettingsPart>>;

export type SettingsPart = 'name' | 'email' | 'password' | 'language' | 'sessions' | 'totp';
export type SettingsResource = keyof typeof partOfResource;

export function isSettingsResource(name: string | null): name is SettingsResource {
  return name !== null && Object.hasOwn(partOfResource, name);
}

export function partOf(resource: SettingsResource): SettingsPart {
  return partOfResource[resource];
}

/** The fragment to return to without scripts. */
export const partId = (part: SettingsPart) => `account-${part}`;
