import { expect, test } from 'vitest';
import { placeOf, readServerAddress, unreadParameters } from './server-address.ts';
import { connectionsOf } from './server-connection.ts';

const addressOf = (url: string) => {
  const reading = readServerAddress(url);
  return reading.ok ? reading.address : reading.problem;
};
const tcp = (host: string, port = 5432) => ({ host, port });

test.each([
  ['postgres://u:p@/db?host=/run/postgresql', [tcp('/run/postgresql')]],
  ['postgres://u:p@%2Frun%2Fpostgresql:5433/db', [tcp('/run/postgresql', 5433)]],
  ['postgres://u:p@one,two:5433/db?target_session_attrs=read-write', [tcp('one'), tcp('two', 5433)]],
  ['postgresql:///db?host=one,two&port=5433,5434&user=u&password=p', [tcp('one', 5433), tcp('two', 5434)]],
  ['postgres://u:p@one,two/db?port=6432', [tcp('one', 6432), tcp('two', 6432)]],
  ['postgres://u:p@[::1]:5433/db', [tcp('::1', 5433)]],
])('%s names these hosts', (url, hosts) => {
  expect(addressOf(url)).toMatchObject({ hosts, user: 'u', password: 'p', database: 'db' });
});

test.each([
  ['p%23%2F%3F%40', 'p#/?@'],
  ['50%', '50%'],
  ['a@b', 'a@b'],
  ['a:b', 'a:b'],
  ['a%zz', 'a%zz'],
  ['100%25%20', '100% '],
])('the password %s is read as %s', (written, password) => {
  expect(addressOf(`postgres://u:${written}@db.example/studio`)).toMatchObject({
    password,
    hosts: [tcp('db.example')],
  });
});

test.each([
  ['postgres://u:a#b@db.example/studio', "has a '#' in its password, which must be written as %23"],
  ['postgres://u:12#b@db.example/studio', "has a '#' in its password, which must be written as %23"],
  ['postgres://u:a/b@db.example/studio', "has a '/' in its password, which must be written as %2F"],
  ['postgres://u:a@b/c@db.example/studio', "has a '/' in its password, which must be written as %2F"],
  ['postgres://u:a?b@db.example/studio', "has a '?' in its password, which must be written as %3F"],
  ['postgres://u:p@db.example:postgres/studio', 'has a port that is no number'],
  ['postgres://u:p@db.example/studio?sslmode=on', 'has a sslmode that is none of disable, allow, prefer'],
  [
    'postgres://u:p@db.example/studio?target_session_attrs=rw',
    'has a target_session_attrs that is none of any',
  ],
  ['postgres://u:p@db.example/studio?connection_limit=many', 'has a connection_limit that is no number'],
  ['postgres://u:50%%40b@db.example/studio', "has a '%' that begins no code beside one that does"],
  ['postgres://u:a%F8@db.example/studio', 'must be written as %25'],
  ['mysql://u:p@db.example/studio', 'does not begin with postgres://'],
])('%s is refused by the reason', (url, problem) => {
  expect(addressOf(url)).toContain(problem);
});

test.each([
  ['', 'disable'],
  ['sslmode=prefer', 'prefer'],
  ['sslmode=verify-full&sslrootcert=system', 'verify-full'],
  ['sslrootcert=/ca.pem', 'verify-full'],
  ['ssl=true', 'verify-full'],
  ['ssl=true&sslmode=require', 'require'],
  ['sslmode=no-verify', 'require'],
])('?%s means sslmode %s', (query, sslMode) => {
  expect(addressOf(`postgres://u:p@db.example/studio?${query}`)).toMatchObject({ sslMode });
});

test.each([
  'postgres://u:p@db.example/studio/',
  'postgres://u:p@db.example/studio//?sslmode=prefer',
  ' postgres://u:p@db.example/studio \n',
  'postgres://u:p@db.example/studio%20',
  'postgres://u:p@db.example/?dbname=studio/',
])('%j names the database without what was pasted behind it', (url) => {
  expect(addressOf(url)).toMatchObject({ database: 'studio', hosts: [tcp('db.example')] });
});

test.each([
  ['schema=studio', /not read: schema\. schema is Prisma’s: .*options=-c%20search_path%3DNAME/],
  ['statement_cache_size=0&socket_timeout=3', /not read: statement_cache_size, socket_timeout\. Remove/],
  ['sslmode=require&connection_limit=3&application_name=x', null],
  ['pgbouncer=true&channel_binding=require', null],
])('of ?%s what is not read is named: %s', (query, words) => {
  const said = unreadParameters(`postgres://u:hidden@db.example/studio?${query}`);
  if (words) expect(said).toMatch(words);
  else expect(said).toBeNull();
  expect(String(said)).not.toContain('hidden');
});

test('hosts that are more than one must accept writes, unless the address says otherwise', () => {
  const needsWrites = (rest: string) =>
    (addressOf(`postgres://u:p@${rest}`) as { needsWrites: boolean }).needsWrites;
  expect(
    [
      'one/db',
      'one,two/db',
      'one,two/db?target_session_attrs=any',
      'one/db?target_session_attrs=primary',
    ].map(needsWrites),
  ).toEqual([false, true, false, true]);
});

test('the place has every host and no secret', () => {
  expect(placeOf('postgres://u:hidden@one,[::1]:5433/db')).toBe('one:5432,[::1]:5433/db');
  expect(placeOf('postgres://u:hid#den@one/db')).toBe('the address in DATABASE_URL');
});

test.each([
  [null, null, 11],
  [97, null, 11],
  [10, null, 9],
  [5, null, 4],
  [3, null, 2],
  [1, null, 1],
  [97, 40, 40],
  [3, 40, 3],
  [null, 2, 2],
])('of %j granted connections with %j requested, %j are used', (granted, requested, used) => {
  expect(connectionsOf(granted, requested)).toBe(used);
});
