import { expect, test } from 'vitest';
import { testApp } from './support/app.ts';

const given = testApp({ CORS_ORIGINS: 'https://app.example' });

test('a visitor page carries the exact content security policy and no script but enhance', async () => {
  const answer = await given.fetch('/');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')?.split('; ').sort()).toEqual(
    [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "style-src-attr 'none'",
      "img-src 'self' data: blob:",
      "media-src 'self' blob:",
      "connect-src 'self'",
      "font-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      ["form-action 'self'", ...(given.world.payments?.checkoutOrigins ?? [])].join(' '),
    ].sort(),
  );
});
