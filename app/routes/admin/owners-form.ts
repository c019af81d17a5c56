import { type ActionFunctionArgs, generatePath } from 'react-router';
import { readForm } from '#app/web/forms/read-form.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import type { Permission } from '#studio/shared/who.ts';
import { ownerOnly } from './owner-only.ts';

type Asking = Pick<ActionFunctionArgs, 'request' | 'context' | 'params'>;

/** For actions of a page and of its sub-resources: sign-in leads back to the page. */
export async function ownersAction<P extends Permission>(permission: P, asking: Asking, page: string) {
  const { context, params } = asking;
  const path = generatePath(page, params);
  const who = await ownerOnly(permission, asking, path);
  return { path, who, world: worldOf(context), language: factsOf(context).language };
}

export async function ownersForm<P extends Permission>(permission: P, asking: Asking, page: string) {
  const action = await ownersAction(permission, asking, page);
  return { ...action, form: await readForm(asking.request) };
}

export type OwnersForm<P extends Permission> = Awaited<ReturnType<typeof ownersForm<P>>>;
