import { type ActionFunctionArgs, data, type MiddlewareFunction, redirect } from 'react-router';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { showPage } from '#app/web/forms/sub-resource.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import type { World } from '#platform/world.ts';
import type { Who } from '#studio/shared/who.ts';
import { partId, partOf, type SettingsResource } from './settings-parts.ts';

export interface SettingsAsking {
  world: World;
  who: Who & { userId: string; email: string };
  request: Request;
  form: FormData;
}

/** The result, unless it was a redirect. */
export type SettingsAnswer =
  | { kind: 'refused'; resource: SettingsResource; refusal: string; message: string; typed: string }
  | { kind: 'codes'; recoveryCodes: string[] };

type Refused = { ok: false; refusal: string; message: string; retryAfterSeconds?: number };
type Outcome = { ok: true; recoveryCodes?: string[] } | Refused;

/** `/dashboard/account` or `/admin/account`, which share their resources. */
function pageOf(context: ActionFunctionArgs['context']): string {
  return factsOf(context).path.replace(/\/[^/]+$/, '');
}

export const showSettings: MiddlewareFunction<Response>[] = [
  (args, next) => showPage(pageOf(args.context))[0]?.(args, next),
];

export async function readSettingsForm({ request, context }: ActionFunctionArgs): Promise<SettingsAsking> {
  const page = pageOf(context);
  const who = await signedIn(request, context, page);
  if (page.startsWith('/admin/') && who.role !== 'owner') throw data(null, { status: 404 });
  return { world: worldOf(context), who, request, form: await readForm(request) };
}

/** The action of a resource: back to its part of the page, or its error. Null: not found. */
export function settingsAction(
  resource: SettingsResource,
  change: (asking: SettingsAsking) => Promise<Outcome | null>,
) {
  return async (args: ActionFunctionArgs) => {
    const asking = await readSettingsForm(args);
    const outcome = await change(asking);
    if (!outcome) throw data(null, { status: 404 });
    if (!outcome.ok) return refused(resource, outcome, asking.form);
    const { recoveryCodes } = outcome;
    if (recoveryCodes) return data<SettingsAnswer>({ kind: 'codes', recoveryCodes });
    throw redirect(`${pageOf(args.context)}?flash=${resource}#${partId(partOf(resource))}`, 303);
  };
}

/** Only the owner has a second factor. */
export function ownersSettingsAction(
  resource: SettingsResource,
  change: (asking: SettingsAsking) => Promise<Outcome>,
) {
  return settingsAction(resource, async (asking) => (asking.who.role === 'owner' ? change(asking) : null));
}

function refused(resource: SettingsResource, outcome: Refused, form: FormData) {
  const { refusal, message, retryAfterSeconds } = outcome;
  // Never a password.
  const typed = resource === 'name' || resource === 'email' ? textOf(form, resource) : '';
  const answer: SettingsAnswer = { kind: 'refused', resource, refusal, message, typed };
  if (retryAfterSeconds === undefined) return data(answer, { status: 400 });
  return data(answer, { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } });
}
