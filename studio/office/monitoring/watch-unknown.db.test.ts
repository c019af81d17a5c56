import { expect, test } from 'vitest';
import type { Certificate } from '#platform/http/certificate.ts';
import { RequestRefused } from '#platform/http/guarded-http.ts';
import { PaymentRefused, PaymentUnavailable } from '#platform/payments/payments.ts';
import { watchedStudio } from '#tests/support/push/watched-studio.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { readStatus } from './read-status.ts';

const { push, studio, emails, pushes } = watchedStudio();

test('a check that finds nothing out is repeated within the hour, and hides no later fault', async () => {
  const answer: { now: Certificate | Error } = { now: new RequestRefused('network') };
  let requests = 0;
  const certificate = async () => {
    requests += 1;
    if (answer.now instanceof Error) throw answer.now;
    return answer.now;
  };
  const { bank, watch } = studio({
    certificates: { certificate },
    env: { SITE_URL: 'https://studio.example', HOST: '0.0.0.0' },
  });
  bank.connection = () => {
    throw new PaymentUnavailable('silent');
  };
  for (const minutes of [1, 30, 29]) expect(await watch({ minutes })).toEqual([]);
  expect(requests, 'once an hour').toBe(1);
  answer.now = { validFrom: testNow, validTo: testNow.add({ hours: 1 }), problem: 'self-signed' };
  bank.connection = () => {
    throw new PaymentRefused('Stripe: api_key_expired', 'api_key_expired', true);
  };
  expect(await watch()).toEqual(['certificate-fault', 'payments-refused']);
  answer.now = new Error('a bug');
  await watch({ hours: 1 });
  expect(requests).toBe(3);
  await watch({ minutes: 61 });
  expect(requests, 'after a failure of the check').toBe(4);
});

test('a stored key that cannot be read fails a check, by email and notification, until it is entered again', async () => {
  const { world, watch } = studio();
  await push.device(world);
  world.connections = { ...world.connections, unreadable: ['stripe', 'smtp'] };
  expect(await watch()).toEqual(['connection-unreadable', 'connection-unreadable']);
  await watch();
  expect([await emails(), await pushes()]).toEqual([2, ['email', 'email']]);
  expect(await readStatus(world)).toContainEqual({ name: 'connections', failingSince: expect.anything() });
  world.connections = { ...world.connections, unreadable: [] };
  expect(await watch()).toEqual([]);
  expect((await readStatus(world)).filter(({ failingSince }) => failingSince)).toEqual([]);
});
