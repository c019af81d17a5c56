import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/**
 * The two halves of better-auth's sign-in, each by itself: whether a password is right, and beginning a session. Between
 * them stands our second step, and a session may also begin by a link. Called in-process only; no address leads here.
 */
export const verificationEndpoints = {
  id: 'proving',
  endpoints: {
    checkPassword: createAuthEndpoint(
      '/proving/check-password',
      { method: 'POST', body: z.object({ email: z.string(), password: z.string() }) },
      async (ctx) => {
        const { internalAdapter, password } = ctx.context;
        const found = await internalAdapter.findUserByEmail(ctx.body.email, { includeAccounts: true });
        const hash = found?.accounts.find(({ providerId }) => providerId === 'credential')?.password;
        // Whoever is unknown costs one hash as well: nobody learns from the time who has an account.
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
