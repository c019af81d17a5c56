import { redirect } from 'react-router';
import type { Route } from '../+types/root';
import { factsOf } from './request-facts.ts';

/** Canonical spelling (RFC 3986, 6.2.2): fixed segments as in app/routes.ts, values keep their case. */
export function oneSpelling(path: string, pattern: string): string {
  const fixed = pattern.split('/').filter(Boolean);
  const rest = fixed.indexOf('*');
  const segments = path.split('/').filter(Boolean);
  const spelled = segments.map((segment, at) => {
    const own = rest >= 0 && at >= rest ? undefined : fixed[at];
    return own === undefined || own.startsWith(':') ? unescaped(segment) : own;
  });
  return `/${spelled.join('/')}`;
}

function unescaped(segment: string): string {
  return segment.replace(/%[0-9a-f]{2}/gi, (code) => {
    const byte = Number.parseInt(code.slice(1), 16);
    const sign = String.fromCharCode(byte);
    if (/[\w.~-]/.test(sign)) return sign;
    // An escaped '/' or NUL is in none of our URLs: it stays escaped and results in 404.
    return byte < 0x80 ? code : code.toUpperCase();
  });
}

export const leadToOneSpelling: Route.MiddlewareFunction = async ({ request, context, pattern }, next) => {
  const { path, prefix, answer } = factsOf(context);
  // Data requests of React Router end in .data; a missing page renders another route.
  if (request.method !== 'GET' || answer.isMissing || path.endsWith('.data')) return next();
  const spelled = oneSpelling(path, pattern);
  if (spelled === path) return next();
  const { search } = new URL(request.url);
  throw redirect(`${prefix ? `/${prefix}` : ''}${spelled}${search}`, 301);
};
