import { type BetterAuthOptions, type BetterAuthPlugin, betterAuth } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { bearer } from 'better-auth/plugins/bearer';
import { z } from 'zod';
import { type AccountsPlace, betterAuthOptions } from './better-auth-options.ts';

export { hashPassword, verifyPassword } from 'better-auth/crypto';

export type BetterAuthApi = ReturnType<typeof openBetterAuth>;

type Hashing = NonNullable<NonNullable<BetterAuthOptions['emailAndPassword']>['password']>;

/** In-process only: our second factor runs between password check and session. */
const verificationEndpoints = {
  id: 'proving',
  endpoints: {
    checkPassword: createAuthEndpoint(
      '/proving/check-password',
      { method: 'POST', body: z.object({ email: z.string(), password: z.string() }) },
      async (ctx) => {
        const { internalAdapter, password } = ctx.context;
        const found = await internalAdapter.findUserByEmail(ctx.body.email, { includeAccounts: true });
        const hash = found?.accounts.find(({ providerId }) => providerId === 'credential')?.password;
        if (!found || !hash) {
          await password.hash(ctx.body.password);
          return { user: null };
        }
        const isRight = await password.verify({ hash, password: ctx.body.password });
        return { user: isRight ? found.user : null };
      },
    ),
    beginSession: createAuthEndpoint(
      '/proving/begin-session',
      { method: 'POST', body: z.object({ userId: z.string(), device: z.string() }) },
      async (ctx) => {
        const { internalAdapter } = ctx.context;
        const user = await internalAdapter.findUserById(ctx.body.userId);
        if (!user) throw new Error('No session begins for an account that is not there.');
        const session = await internalAdapter.createSession(user.id, false, { userAgent: ctx.body.device });
        await setSessionCookie(ctx, { session, user });
        return { user };
      },
    ),
  },
} satisfies BetterAuthPlugin;

export function openBetterAuth(place: AccountsPlace, hashing: Hashing) {
  const options = betterAuthOptions(place);
  return betterAuth({
    ...options,
    emailAndPassword: { ...options.emailAndPassword, password: hashing },
    // Signed tokens only: a raw value from the sessions table is not accepted.
    plugins: [bearer({ requireSignature: true }), verificationEndpoints],
  }).api;
}
