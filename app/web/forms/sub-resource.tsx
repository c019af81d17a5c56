import type { ComponentProps } from 'react';
import {
  type ActionFunctionArgs,
  Form,
  generatePath,
  type MiddlewareFunction,
  redirect,
  useFormAction,
  useLocation,
  useMatches,
  useNavigation,
  unstable_useRoute as useRoute,
} from 'react-router';
import { factsOf } from '../request-facts.ts';
import { withoutFlash } from './flash-message.ts';

/** The component of a route below a page that only takes a POST: the page, its parent, shows the outcome. */
export function NoView() {
  return null;
}

type ParametersIn<Address extends string> = Address extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParametersIn<Rest>
  : Address extends `${string}:${infer Name}`
    ? Name
    : never;

/** What a POST below a page gets, with the parameters of the address that it reads. */
export interface PostArgs<Parameter extends string = never> extends Omit<ActionFunctionArgs, 'params'> {
  params: Readonly<Record<Parameter, string>>;
}

/**
 * The POSTs below a page by their addresses below its own: the matched route decides, never a field of the form.
 * A local variable with a handler's name would keep the handler in the browser's bundle.
 */
export function postsBelow<Page extends string, Address extends string>(
  page: Page,
  posts: { readonly [Key in Address]: (args: PostArgs<ParametersIn<`${Page}/${Key}`>>) => unknown },
) {
  const action = ({ params, ...args }: ActionFunctionArgs) => {
    const post = posts[`/${args.pattern}`.slice(page.length + 1) as Address];
    return post({ ...args, params: params as Record<ParametersIn<`${Page}/${Address}`>, string> });
  };
  return { middleware: showPage(page), action };
}

/** GET on the address of a sub-resource, such as a reload after a refused POST without scripts, shows the page. */
export function showPage(page: string): MiddlewareFunction<Response>[] {
  return [
    async ({ request, context, params }, next) => {
      const { path, prefix } = factsOf(context);
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      // After a 409 the router requests the page's data at this address.
      if (!isRead || path.endsWith('.data')) return next();
      const { search } = new URL(request.url);
      throw redirect(`${prefix ? `/${prefix}` : ''}${generatePath(page, params)}${search}`);
    },
  ];
}

/** The headers of a sub-resource's response: its action's, such as Retry-After. */
export function actionHeaders({ actionHeaders: headers }: { actionHeaders: Headers }): Headers {
  return headers;
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

/** Whether the form that posts to the resource, or without one to the page, is being sent. */
export function useIsSending(to?: string): boolean {
  const { formAction } = useNavigation();
  const action = useFormAction(to);
  return formAction?.split('?')[0] === action.split('?')[0];
}

/** Action data of the page's route or of the resource below it that was posted to. */
export function useActionResult<T>(): T | undefined {
  const leaf = useMatches().at(-1)?.id;
  return useRoute(leaf as 'root')?.actionData as T | undefined;
}
