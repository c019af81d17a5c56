/** What the holder of an account is emailed about: the audit action, and the kind of the email in rows. */
export const securityEvents = {
  'password.changed': { kind: 'account-password-changed' },
  'email.changed': { kind: 'account-email-changed' },
  'totp.on': { kind: 'account-totp-on' },
  'totp.off': { kind: 'account-totp-off' },
  'recovery-code.used': { kind: 'account-recovery-code-used' },
  'recovery-codes.renewed': { kind: 'account-recovery-codes-renewed' },
  'device.new': { kind: 'account-new-device' },
} as const;

export type SecurityEvent = keyof typeof securityEvents;
