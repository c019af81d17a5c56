import { redirect } from 'react-router';
import type { Route } from '../+types/root';
import { factsOf } from './request-facts.ts';

/**
 * A path as its route spells it. The router also answers /COURSES and /%63ourses; fixed segments are written as in
 * app/routes.ts, and in the others what needs no escape has none (RFC 3986, 6.2.2). Values keep their letters.
 */
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
    // An escaped '/' or NUL is part of no address of ours: it stays as sent, and is not found.
    return byte < 0x80 ? code : code.toUpperCase();
  });
}

/** Leads from any other spelling of an address to the one that our links have. */
export const leadToOneSpelling: Route.MiddlewareFunction = async ({ request, context, pattern }, next) => {
  const { path, prefix, answer } = factsOf(context);
  // What a hydrated page asks for by itself ends in .data; a page that is not there is rendered in another one's place.
  if (request.method !== 'GET' || answer.isMissing || path.endsWith('.data')) return next();
  const spelled = oneSpelling(path, pattern);
  if (spelled === path) return next();
  const { search } = new URL(request.url);
  throw redirect(`${prefix ? `/${prefix}` : ''}${spelled}${search}`, 301);
};
