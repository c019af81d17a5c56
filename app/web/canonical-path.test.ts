import { expect, test } from 'vitest';
import { oneSpelling } from './canonical-path.ts';

test.each([
  ['/COURSES', '/courses', '/courses'],
  ['/%63ourses', '/courses', '/courses'],
  ['/Courses/Voice-Elevated', '/courses/voice-elevated', '/courses/voice-elevated'],
  ['/pdfs/private-coaching.pdf', '/PDFs/:paper', '/PDFs/private-coaching.pdf'],
  ['/BOOKINGS/Zk3uX0mQ7nFzq2v9aLrT1w/Move', '/bookings/:token/move', '/bookings/Zk3uX0mQ7nFzq2v9aLrT1w/move'],
  ['/magazine/%61-train', '/magazine/:article', '/magazine/a-train'],
  ['/about-%c3%a5se', '/:place', '/about-%C3%A5se'],
  [
    '/STORAGE/v1/object/magazine-pdfs/A%2fB.pdf',
    '/storage/v1/object/magazine-pdfs/*',
    '/storage/v1/object/magazine-pdfs/A%2fB.pdf',
  ],
  ['/', '/', '/'],
])('%s of the route %s is %s', (path, pattern, spelled) => {
  expect(oneSpelling(path, pattern)).toBe(spelled);
});

test('a canonical path is returned unchanged', () => {
  for (const [path, pattern] of [
    ['/courses/private-coaching', '/courses/private-coaching'],
    ['/about-%C3%A5se', '/:place'],
    ['/outbox/7@x+y,z:1.html', '/outbox/:file'],
    ['/no/SUCH/page', '/*'],
  ] as const)
    expect(oneSpelling(path, pattern)).toBe(path);
});
