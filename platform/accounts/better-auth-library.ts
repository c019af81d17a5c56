import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { bearer } from 'better-auth/plugins/bearer';
import { type AccountsPlace, betterAuthOptions } from './better-auth-options.ts';
import { verificationEndpoints } from './verification-endpoints.ts';

export { hashPassword, verifyPassword } from 'better-auth/crypto';

export type BetterAuthApi = ReturnType<typeof openBetterAuth>;

type Hashing = NonNullable<NonNullable<BetterAuthOptions['emailAndPassword']>['password']>;

export function openBetterAuth(place: AccountsPlace, hashing: Hashing) {
  const options = betterAuthOptions(place);
  return betterAuth({
    ...options,
    emailAndPassword: { ...options.emailAndPassword, password: hashing },
    // Signed tokens only: a raw value from the sessions table is not accepted.
    plugins: [bearer({ requireSignature: true }), verificationEndpoints],
  }).api;
}
