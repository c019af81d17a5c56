import { isOutage } from '#platform/db/database-unavailable.ts';
import { errorAnswer } from './error-answer.ts';
import { Overloaded } from './overload/capacity.ts';
import type { ShellContext } from './shell-context.ts';
import type { ShellTools } from './shell-tools.ts';

export function unexpected(error: unknown, c: ShellContext, { world, metrics }: ShellTools): Response {
  if (c.req.raw.signal.aborted) return new Response(null, { status: 499 });
  if (error instanceof Overloaded) {
    metrics.refusal();
    return errorAnswer(c, world, 'busy');
  }
  world.log.error({ requestId: c.get('facts').id, err: error }, 'a request failed');
  return errorAnswer(c, world, isOutage(error) ? 'unavailable' : 'broken');
}
