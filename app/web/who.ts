import type { RouterContextProvider } from 'react-router';
import type { Who } from '#studio/shared/who.ts';
import { readCookie } from './cookies.ts';
import { factsOf } from './request-facts.ts';

/** Who asks: today a visitor with what the browser brings; sessions join here. */
export async function whoOf(request: Request, context: Readonly<RouterContextProvider>): Promise<Who> {
  const facts = factsOf(context);
  return {
    role: 'visitor',
    userId: null,
    email: null,
    language: facts.language,
    address: facts.address,
    holderToken: readCookie(request, 'belcanto_hold'),
  };
}
