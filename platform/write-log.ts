import { pino } from 'pino';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';

export type LogForm = 'json' | 'plain';

interface LogStream {
  write(line: string): void;
}

export function createLog(
  level: Settings['logLevel'],
  form: LogForm,
  stream: LogStream = form === 'json' ? pino.destination(1) : process.stdout,
): Log {
  const options = { level, base: null, serializers: { err: describeError, error: describeError } };
  return pino(options, form === 'plain' ? { write: (line: string) => writePlain(line, stream) } : stream);
}

/** An email address or URL credentials, but not a package scope in a stack trace. */
const address = /(?<![^\s"'<>()[\],;:/@])[^\s"'<>()[\],;:/@]+@[^\s"'<>()[\],;:/@]+/g;

/** Error messages may quote input: redact email addresses. */
function withoutAddresses(text: string): string {
  return text.replaceAll(address, '…@…');
}

/** Only selected fields: the others of a database error may quote row values. */
function describeError(error: unknown): unknown {
  if (typeof error === 'string') return withoutAddresses(error);
  if (!(error instanceof Error)) return error;
  const { code } = error as { code?: unknown };
  const cause = error.cause instanceof Error ? { cause: describeError(error.cause) } : {};
  return {
    name: error.name,
    message: withoutAddresses(error.message),
    ...(code ? { code } : {}),
    stack: withoutAddresses(error.stack ?? ''),
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

function writePlain(line: string, stream: LogStream): void {
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
  stream.write(`${words.filter(Boolean).join(' ')}\n`);
}
