import { describe, expect, test } from 'vitest';
import type { JobData } from '#platform/jobs/jobs.ts';
import { signInByLink } from '#studio/people/accounts/account-link.ts';
import { emailSignInLink } from '#studio/people/accounts/email-sign-in-link.ts';
import { checkOwnPassword } from '#studio/people/accounts/own-password.ts';
import { requestLink } from '#studio/people/accounts/request-link.ts';
import { signIn } from '#studio/people/accounts/sign-in.ts';
import { signUp } from '#studio/people/accounts/sign-up.ts';
import { mailedToken, mia, studentIn } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { visitor } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';

const given = testDatabase();
const wrong = { ...mia, password: 'a wrong password' };
const fromNetwork = (number: number) => ({ ...visitor, address: `198.51.100.${number}` });

/** The limiter reads the system clock, so the stored counts are aged instead. */
async function passMinutes(minutes: number) {
  await given.db.query
    .updateTable('rate_limits')
    .set((row) => ({ expire: row('expire', '-', minutes * 60_000) }))
    .execute();
}

async function signInLinks() {
  const { query } = given.db;
  return (await query.selectFrom('emails').select('id').where('kind', '=', 'account-sign-in').execute())
    .length;
}

async function runLinkJobs(world: TestWorld) {
  for (const { name, data } of world.requestedJobs) {
    if (name === 'email-sign-in-link') await emailSignInLink(world, data as JobData['email-sign-in-link']);
  }
}

async function withAccount(limits: Record<string, number> = {}) {
  const world = testWorld(given.db);
  const student = await studentIn(world);
  const value = JSON.stringify(limits);
  await given.db.query.insertInto('settings').values({ key: 'limits', value }).execute();
  const knownDevice = { id: 'device-1', userIds: ['somebody-else', student.userId] };
  const fail = async (who: typeof visitor, times: number) => {
    const refusals: string[] = [];
    for (let count = 0; count < times; count += 1) {
      const outcome = await signIn(world, who, wrong);
      refusals.push(outcome.ok ? 'in' : outcome.refusal);
    }
    return refusals;
  };
  return { world, student, fail, known: { ...visitor, knownDevice } };
}

describe('failed sign-ins', () => {
  test('from an unknown client lock the account for that network only', async () => {
    const { world, fail } = await withAccount();
    expect((await fail(fromNetwork(1), 11)).at(-1)).toBe('too-many');
    expect(await signIn(world, fromNetwork(1), mia)).toMatchObject({ refusal: 'too-many' });
    expect((await signIn(world, fromNetwork(2), mia)).ok).toBe(true);
  });

  test('from one IPv6 network count together', async () => {
    const { world, fail } = await withAccount();
    const at = (address: string) => ({ ...visitor, address });
    await fail(at('2001:db8::1'), 10);
    expect(await signIn(world, at('2001:db8::2'), mia)).toMatchObject({ refusal: 'too-many' });
    expect((await signIn(world, at('2001:db8:0:1::1'), mia)).ok).toBe(true);
  });

  test('of others never lock a device that has signed in before, not even from the same network [P.95]', async () => {
    const { world, fail, known } = await withAccount({
      failedSignInsPerAddress: 12,
      failedSignInsPerAccountAndDay: 15,
    });
    await fail(visitor, 15);
    await fail(fromNetwork(1), 15);
    expect((await signIn(world, known, mia)).ok).toBe(true);
  });

  test('of a known device lock that device alone for 15 minutes, and do not count for other devices', async () => {
    const { world, fail, known } = await withAccount({ failedSignInsPerAccountAndDay: 11 });
    expect(await fail(known, 12)).toEqual([...Array(10).fill('wrong'), 'too-many', 'too-many']);
    expect(await signIn(world, known, mia)).toMatchObject({ refusal: 'too-many' });
    const other = { ...known, knownDevice: { ...known.knownDevice, id: 'device-2' } };
    expect((await signIn(world, other, mia)).ok).toBe(true);
    expect(await fail(fromNetwork(1), 1), 'the count of unknown devices').toEqual(['wrong']);
  });

  test('from unknown clients, however many that day, leave a known device its ten attempts after its own lock', async () => {
    const { world, fail, known } = await withAccount({ failedSignInsPerAccountAndDay: 2 });
    expect(await fail(fromNetwork(1), 3)).toEqual(['wrong', 'wrong', 'link-needed']);
    expect((await fail(known, 11)).at(-1)).toBe('too-many');
    await passMinutes(15);
    expect(await fail(known, 9)).toEqual(Array(9).fill('wrong'));
    expect((await signIn(world, known, mia)).ok).toBe(true);
  });

  test('on a device known to another account only count as from an unknown client', async () => {
    const { world, fail } = await withAccount();
    const foreign = { ...visitor, knownDevice: { id: 'x', userIds: ['somebody-else'] } };
    await fail(fromNetwork(1), 10);
    expect(await signIn(world, { ...foreign, address: fromNetwork(1).address }, mia)).toMatchObject({
      refusal: 'too-many',
    });
  });

  test('from a hundred networks end at a hundred a day: then unknown devices need a link by email', async () => {
    const { world, known } = await withAccount({ failedSignInsPerAccountAndDay: 100 });
    const tries = await Promise.all(
      Array.from({ length: 105 }, (_, number) => signIn(world, fromNetwork(number), wrong)),
    );
    const refusals = tries.map((outcome) => (outcome.ok ? 'in' : outcome.refusal));
    expect(refusals.filter((refusal) => refusal === 'wrong')).toHaveLength(100);
    const refused = await signIn(world, fromNetwork(200), mia);
    expect(refused).toMatchObject({ refusal: 'link-needed', message: expect.stringContaining('link') });
    expect(await signIn(world, fromNetwork(200), { ...mia, email: 'unknown@example.dk' })).toMatchObject({
      refusal: 'wrong',
    });
    expect((await signIn(world, known, mia)).ok).toBe(true);
    expect((await requestLink(world, fromNetwork(200), { email: mia.email, link: 'sign-in' })).ok).toBe(true);
    const token = await mailedToken(given.db, mia.email, 'account-sign-in');
    expect((await signInByLink(world, fromNetwork(200), { token, device: '' })).ok).toBe(true);
  });

  test('beyond the daily limit: only the right password emails a link, and answer and writes do not reveal which it was', async () => {
    const { world, fail } = await withAccount({ failedSignInsPerAccountAndDay: 1 });
    await fail(fromNetwork(1), 1);
    const jobsBefore = world.requestedJobs.length;
    const forWrong = await signIn(world, fromNetwork(2), wrong);
    await runLinkJobs(world);
    expect(await signInLinks(), 'for a wrong password').toBe(0);
    const forRight = await signIn(world, fromNetwork(2), mia);
    expect(world.requestedJobs.slice(jobsBefore).map(({ name }) => name)).toEqual(
      Array(2).fill('email-sign-in-link'),
    );
    expect(forRight).toEqual({ ...forWrong, retryAfterSeconds: expect.any(Number) });
    await runLinkJobs(world);
    expect(await signInLinks()).toBe(1);
    const token = await mailedToken(given.db, mia.email, 'account-sign-in');
    expect((await signInByLink(world, fromNetwork(2), { token, device: '' })).ok).toBe(true);
  });

  test('beyond the daily limit: right passwords count too, so that the count does not reveal one', async () => {
    const { world, fail } = await withAccount({ failedSignInsPerAccountAndDay: 1 });
    await fail(fromNetwork(1), 1);
    for (let count = 0; count < 10; count += 1) await signIn(world, fromNetwork(2), mia);
    expect(await signIn(world, fromNetwork(2), mia)).toMatchObject({ refusal: 'too-many' });
    await runLinkJobs(world);
    expect(await signInLinks(), 'five of the account holder, and one of the reserve').toBe(6);
  });

  test('of one network beyond its ten do not use up the daily hundred', async () => {
    const { world, fail } = await withAccount({ failedSignInsPerAccountAndDay: 11 });
    await fail(fromNetwork(1), 30);
    expect((await signIn(world, fromNetwork(2), mia)).ok).toBe(true);
  });

  test('from unknown clients do not count where a signed-in person confirms the password', async () => {
    const { world, student, fail } = await withAccount({ failedSignInsPerAddress: 12 });
    await fail(visitor, 15);
    expect(await checkOwnPassword(world, student, mia.password)).toEqual({ ok: true });
    for (let count = 0; count < 10; count += 1) await checkOwnPassword(world, student, 'not it');
    expect(await checkOwnPassword(world, student, mia.password)).toMatchObject({ refusal: 'too-many' });
  });
});

describe('emails about an account requested by other people', () => {
  const requestLinkFrom = (world: Parameters<typeof requestLink>[0], who: typeof visitor) =>
    requestLink(world, who, { email: mia.email, link: 'sign-in' });
  const signInWithMailedLink = async (world: TestWorld, who: typeof visitor) => {
    const token = await mailedToken(given.db, mia.email, 'account-sign-in');
    return signInByLink(world, who, { token, device: '' });
  };

  test('do not use up the quota of the account holder', async () => {
    const { world, student, known } = await withAccount({ accountMailsPerRecipientFromAll: 9 });
    for (let network = 1; network <= 10; network += 1) await requestLinkFrom(world, fromNetwork(network));
    expect(await signInLinks(), 'eight after the one of the sign-up, and one of the reserve').toBe(9);
    for (const who of [known, student, known, student, known]) await requestLinkFrom(world, who);
    expect(await signInLinks()).toBe(14);
  });

  test.each([
    ['one IPv6 /56', (index: number) => ({ ...visitor, address: `2001:db8:1:${index.toString(16)}::1` })],
    ['one IPv6 /48', (index: number) => ({ ...visitor, address: `2001:db8:1:${index.toString(16)}00::1` })],
    ['many networks', (index: number) => fromNetwork(index)],
  ])('from %s leave a new device of the holder a link that works', async (_name, strangerAt) => {
    const { world } = await withAccount();
    for (let index = 0; index < 35; index += 1) {
      await signIn(world, strangerAt(index), wrong);
      await requestLinkFrom(world, strangerAt(index));
    }
    const newDevice = { ...visitor, address: '192.0.2.77' };
    expect(await requestLinkFrom(world, newDevice)).toEqual({ ok: true, email: mia.email });
    expect((await signInWithMailedLink(world, newDevice)).ok).toBe(true);
    const links = await signInLinks();
    expect((await requestLinkFrom(world, newDevice)).ok).toBe(true);
    expect(await signInLinks(), 'the used link is replaced at once').toBe(links + 1);
  });

  test('are one per 15 minutes beyond the limit, and a link is in the inbox at all times', async () => {
    const { world } = await withAccount({ accountMailsPerRecipientFromAll: 4 });
    for (let network = 1; network <= 20; network += 1) await requestLinkFrom(world, fromNetwork(network));
    expect(await signInLinks()).toBe(4);
    for (const quarter of [1, 2, 3]) {
      await passMinutes(15);
      for (let network = 1; network <= 20; network += 1)
        expect((await requestLinkFrom(world, fromNetwork(network))).ok).toBe(true);
      expect(await signInLinks()).toBe(4 + quarter);
    }
  });

  test('of other kinds do not use up the reserve of sign-in links', async () => {
    const { world } = await withAccount({ accountMailsPerRecipientFromAll: 1 });
    const reset = (number: number) =>
      requestLink(world, fromNetwork(number), { email: mia.email, link: 'reset' });
    for (let network = 1; network <= 5; network += 1) await reset(network);
    for (let network = 6; network <= 8; network += 1) await signUp(world, fromNetwork(network), mia);
    expect((await requestLinkFrom(world, fromNetwork(9))).ok).toBe(true);
    expect(await signInLinks()).toBe(1);
  });

  test('and those of the holder are at most five an hour, and one of the reserve', async () => {
    const { world, known } = await withAccount();
    for (let count = 0; count < 10; count += 1) expect((await requestLinkFrom(world, known)).ok).toBe(true);
    expect(await signInLinks()).toBe(6);
  });
});
