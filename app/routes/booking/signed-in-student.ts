import type { RouterContextProvider } from 'react-router';
import { accountOf } from '#app/web/session/who.ts';

/** Name and email for a booking. Null for visitors, and for the owner, who books for others. */
export async function signedInStudent(request: Request, context: Readonly<RouterContextProvider>) {
  const account = await accountOf(request, context);
  if (account?.role !== 'student' || account.name.trim() === '') return null;
  return { name: account.name, email: account.email };
}
