import type { VariableName } from '#platform/settings-variables.ts';
import type { World } from '#platform/world.ts';

export const connectionKinds = ['payments', 'mail', 'files', 'backups', 'printer'] as const;

/** Shorter than the adapters' timeouts, because the owner waits for the page. */
export const testTimeoutSeconds = 15;

export type ConnectionKind = (typeof connectionKinds)[number];

export type ConnectionState =
  | 'stripe'
  | 'stripe-test'
  | 'test-checkout'
  | 'closed'
  | 'smtp'
  | 'outbox'
  | 'waiting'
  | 's3'
  | 'disk'
  | 'backups-s3'
  | 'backups-disk'
  | 'printful'
  | 'no-printer';

export interface Connection {
  kind: ConnectionKind;
  state: ConnectionState;
  variables: readonly VariableName[];
  checks: readonly VariableName[];
  isConnected: boolean;
}

const needed = {
  payments: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  mail: ['SMTP_URL', 'MAIL_FROM'],
  files: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_REGION'],
  backups: [
    'BACKUP_S3_ENDPOINT',
    'BACKUP_S3_BUCKET',
    'BACKUP_S3_ACCESS_KEY_ID',
    'BACKUP_S3_SECRET_ACCESS_KEY',
    'BACKUP_S3_REGION',
  ],
  printer: ['PRINTFUL_TOKEN', 'PRINTFUL_WEBHOOK_SECRET'],
} as const satisfies Record<ConnectionKind, readonly VariableName[]>;

/** The owner enters their values in steps. */
const hasOwnPage: ReadonlySet<ConnectionKind> = new Set(['mail', 'printer']);

export function connectionsOf(
  world: Pick<World, 'payments' | 'mail' | 'print' | 'settings'>,
): readonly Connection[] {
  const { payments, mail, print, settings } = world;
  const paymentState: ConnectionState = !payments
    ? 'closed'
    : payments.provider === 'test'
      ? 'test-checkout'
      : payments.isTestMode
        ? 'stripe-test'
        : 'stripe';
  const states: Record<ConnectionKind, ConnectionState> = {
    payments: paymentState,
    mail: mail.kind,
    files: settings.s3 ? 's3' : 'disk',
    backups: settings.backups.s3 ? 'backups-s3' : 'backups-disk',
    printer: print ? 'printful' : 'no-printer',
  };
  const isReal: readonly ConnectionState[] = ['stripe', 'smtp', 's3', 'backups-s3', 'printful'];
  return connectionKinds.map((kind) => ({
    kind,
    state: states[kind],
    isConnected: isReal.includes(states[kind]),
    variables: isReal.includes(states[kind]) || hasOwnPage.has(kind) ? [] : needed[kind],
    checks: states[kind] === 'disk' ? ['DATA_DIR'] : needed[kind],
  }));
}
