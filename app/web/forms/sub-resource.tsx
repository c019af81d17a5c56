import type { ComponentProps } from 'react';
import {
  Form,
  generatePath,
  type MiddlewareFunction,
  redirect,
  useFormAction,
  useLocation,
  useMatches,
  unstable_useRoute as useRoute,
} from 'react-router';
import { withoutFlash } from './flash-message.ts';

/** The component of a route below a page that only takes a POST: the page, its parent, shows the outcome. */
export function NoView() {
  return null;
}

/** GET on the address of a sub-resource, such as a reload after a refused POST without scripts, shows the page. */
export function showPage(page: string): MiddlewareFunction<Response>[] {
  return [
    async ({ request, params }, next) => {
      const { pathname, search } = new URL(request.url);
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      // After a 409 the router requests the page's data at this address.
      if (!isRead || pathname.endsWith('.data')) return next();
      throw redirect(generatePath(page, params) + search);
    },
  ];
}

/** Submits to a resource below the page, and keeps the page's query string, such as the page of a list. */
export function PostForm({
  to,
  ...form
}: Omit<ComponentProps<typeof Form>, 'action' | 'method'> & { to: string }) {
  const { search } = useLocation();
  return <Form method="post" action={to + withoutFlash(search)} {...form} />;
}

/** For a button's `formAction`. */
export function useResourceHref(to: string): string {
  const { search } = useLocation();
  return useFormAction(to) + withoutFlash(search);
}

/** Action data of the page's route or of the resource below it that was posted to. */
export function useActionResult<T>(): T | undefined {
  const leaf = useMatches().at(-1)?.id;
  return useRoute(leaf as 'root')?.actionData as T | undefined;
}
