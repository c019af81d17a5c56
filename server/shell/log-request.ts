import { maskedPath } from './path-kinds.ts';
import type { ShellContext } from './shell-context.ts';
import type { ShellTools } from './shell-tools.ts';

export interface Answered {
  status: number;
  milliseconds: number;
  isRoutine: boolean;
}

export function logRequest(c: ShellContext, { metrics, world }: ShellTools, answered: Answered): void {
  const { method } = c.req;
  const { status } = answered;
  metrics.request(method, status, answered.milliseconds / 1000);
  const fields = {
    requestId: c.get('facts').id,
    method,
    path: maskedPath(c.get('url').pathname),
    status,
    ms: Math.round(answered.milliseconds),
  };
  if (answered.isRoutine) world.log.debug(fields, 'answered');
  else world.log.info(fields, 'answered');
}
