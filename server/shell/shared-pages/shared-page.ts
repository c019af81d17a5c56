import type { SharedPage } from '#app/web/page-handle.ts';
import { hasCookie } from '#app/web/session/cookies.ts';
import type { ShellContext } from '../shell-context.ts';
import type { ShellTools } from '../shell-tools.ts';

/** Null: this request gets an answer of its own. */
export function sharedPageFor(
  c: ShellContext,
  { isDevelopment, sharedPageAt }: Pick<ShellTools, 'isDevelopment' | 'sharedPageAt'>,
): SharedPage | null {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (!isRead || isDevelopment) return null;
  const page = sharedPageAt(c.get('url'), c.get('facts').prefix);
  if (!page?.unlessCookies.length) return page;
  // A session may also come as a bearer token.
  const isPersonal =
    c.req.header('authorization') !== undefined ||
    page.unlessCookies.some((name) => hasCookie(c.req.raw, name));
  return isPersonal ? null : page;
}
