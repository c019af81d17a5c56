import { expect, test } from 'vitest';
import { createLog } from './write-log.ts';

test.each(['json', 'plain'] as const)(
  'a log in %s form contains no personal data, whatever an error quotes [P.64]',
  (form) => {
    const lines: string[] = [];
    const log = createLog('info', form, { write: (line) => lines.push(line) });
    const cause = new Error('550 <cause@person.example>: unknown');
    const error = new Error('invalid input syntax for type uuid: "mia@person.example"', { cause });
    log.error({ err: error }, 'a request failed');
    log.warn({ error: 'connect to postgres://studio:secret@db.example:5432 failed' }, 'the job queue failed');
    const written = lines.join('');
    expect(written).not.toMatch(/mia|cause@|person\.example|:secret|db\.example/);
    expect(written).toContain('invalid input syntax for type uuid');
    expect(written, 'the stack keeps its location').toContain('write-log.test.ts');
  },
);

test('a scoped package stays readable in a stack trace', () => {
  const lines: string[] = [];
  const log = createLog('info', 'json', { write: (line) => lines.push(line) });
  const error = new Error('x');
  error.stack = 'Error: x\n    at f (file:///project/node_modules/@hono/node-server/dist/index.js:1:2)';
  log.error({ err: error }, 'a request failed');
  expect(lines[0]).toContain('node_modules/@hono/node-server/dist/index.js:1:2');
});
