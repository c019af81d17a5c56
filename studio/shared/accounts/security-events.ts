/**
 * What the holder of an account is emailed about: the audit action, the kind of the email, and its text
 * (notifications/account). Kinds are stored in rows.
 */
export const securityEvents = {
  'password.changed': { kind: 'account-password-changed', text: 'passwordChanged' },
  'email.changed': { kind: 'account-email-changed', text: 'emailChanged' },
  'totp.on': { kind: 'account-totp-on', text: 'totpOn' },
  'totp.off': { kind: 'account-totp-off', text: 'totpOff' },
  'recovery-code.used': { kind: 'account-recovery-code-used', text: 'recoveryCodeUsed' },
  'recovery-codes.renewed': { kind: 'account-recovery-codes-renewed', text: 'recoveryCodesRenewed' },
  'device.new': { kind: 'account-new-device', text: 'newDevice' },
} as const;

export type SecurityEvent = keyof typeof securityEvents;
