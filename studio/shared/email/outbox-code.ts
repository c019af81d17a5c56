import { keyedHash } from '../secret-token.ts';

const codeLength = 20;

/** Without it, a proxy that leaves no sign would show every email to everyone. */
export function outboxCode(secret: Uint8Array): string {
  return keyedHash(secret, 'outbox', 'code').slice(0, codeLength);
}
