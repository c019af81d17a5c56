import { expect, test } from 'vitest';
import { installRemedy } from './install-remedy.mjs';

const url = 'https://registry.npmjs.org/hono/-/hono-4.13.19.tgz';

test.each([
  [
    'no network',
    `npm error code ENOTFOUND\nnpm error network request to ${url} failed, reason: getaddrinfo ENOTFOUND`,
    /registry\.npmjs\.org cannot be reached \(ENOTFOUND\)/,
  ],
  ['npm 9', `npm ERR! code ECONNREFUSED\nnpm ERR! FetchError: request to ${url} failed`, /cannot be reached/],
  ['the proxy of a company', `npm error code SELF_SIGNED_CERT_IN_CHAIN\n${url}`, /NODE_EXTRA_CA_CERTS/],
  ['an unknown authority', 'npm error code UNABLE_TO_GET_ISSUER_CERT_LOCALLY', /NODE_EXTRA_CA_CERTS/],
  ['a wrong clock', `npm error code CERT_NOT_YET_VALID\n${url}`, /Check the clock/],
  ['a full disk', 'npm error code ENOSPC\nnpm error syscall write', /the disk is full/],
  [
    'a cache of root',
    'npm error code EACCES\nnpm error path /home/a/.npm/_cacache',
    /write to \/home\/a\/\.npm/,
  ],
  ['a private registry', 'npm error code E401', /refuses access.*\.npmrc/],
  [
    'an incomplete mirror',
    `npm error code E404\nnpm error 404 Not Found - GET ${url}`,
    /does not have a package/,
  ],
  ['a changed package', 'npm error code EINTEGRITY', /npm cache clean --force/],
  ['a busy registry', `npm error code E503\n${url}`, /answers 503/],
  ['npm set to offline', 'npm error code ENOTCACHED', /npm config delete offline/],
  ['an edited package.json', 'npm error code EUSAGE', /lockfile differ/],
])('installation ended by %s: the true reason and what to do', (_, output, sentence) => {
  const remedy = installRemedy(output, 1);
  expect(remedy).toMatch(sentence);
  expect(remedy).toMatch(/^Installing failed: .+, then start again\.$/);
});

test('installation ended by the system or without a known reason: no guess about the network', () => {
  expect(installRemedy('', 137)).toContain('memory ran out');
  expect(installRemedy('npm error something new', 1)).toBe(
    'Installing failed; the reason is above. Then start again.',
  );
});
