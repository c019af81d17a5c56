import { pino } from 'pino';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';

/** JSON lines for machines; short lines for a person at a terminal. */
export type LogForm = 'json' | 'plain';

/** The process's log, on standard output. Errors are written with name, message, code and stack. */
export function createLog(level: Settings['logLevel'], form: LogForm): Log {
  const options = { level, base: null, serializers: { err: describeError, error: describeError } };
  return form === 'plain' ? pino(options, { write: writePlain }) : pino(options);
}

/** Only what helps to find a bug: a database error's other fields may quote the row it is about. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code } = error as { code?: unknown };
  const cause = error.cause instanceof Error ? { cause: describeError(error.cause) } : {};
  return {
    name: error.name,
    message: error.message,
    ...(code ? { code } : {}),
    stack: error.stack,
    ...cause,
  };
}

const names: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: '',
  40: 'warning',
  50: 'error',
  60: 'fatal',
};

function writePlain(line: string): void {
  const { level, time, msg, err, error, ...fields } = JSON.parse(line);
  const problem = err ?? error;
  const words = [
    new Date(time).toISOString().slice(11, 19),
    names[level],
    msg,
    ...Object.entries(fields).map(
      ([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
    ),
    problem?.stack ? `\n${problem.stack}` : problem ? JSON.stringify(problem) : '',
  ];
  process.stdout.write(`${words.filter(Boolean).join(' ')}\n`);
}
