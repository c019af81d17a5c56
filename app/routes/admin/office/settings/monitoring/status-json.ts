import { jsonAnswer } from '#app/web/answers.ts';
import { worldOf } from '#app/web/world.ts';
import { readStatus } from '#studio/office/monitoring/read-status.ts';
import { isStatusToken } from '#studio/office/monitoring/status-token.ts';
import type { JsonCall } from '../../../../../json-routes.ts';

/** Those of every address with a secret. */
const headers = { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' };

/** `/status.json?token=…`, or with the token as `Authorization: Bearer`: for external monitoring. 503 while a check fails. */
export async function loader({ request, context }: JsonCall): Promise<Response> {
  const world = worldOf(context);
  const bearer = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  const token = bearer ?? new URL(request.url).searchParams.get('token') ?? '';
  try {
    if (!(await isStatusToken(world, token)))
      return jsonAnswer({ error: 'not-found' }, { status: 404, headers });
    const checks = (await readStatus(world)).map(({ name, failingSince }) => ({
      name,
      status: failingSince ? 'failing' : 'ok',
      since: failingSince?.toString({ smallestUnit: 'second' }) ?? null,
    }));
    return answer(checks);
  } catch (error) {
    world.log.warn({ err: error }, 'the status could not be read');
    return answer([{ name: 'database', status: 'failing', since: null }]);
  }
}

function answer(checks: ReadonlyArray<{ name: string; status: string; since: string | null }>): Response {
  const isFailing = checks.some(({ status }) => status === 'failing');
  const status = isFailing ? 503 : 200;
  return jsonAnswer({ status: isFailing ? 'failing' : 'ok', checks }, { status, headers });
}
