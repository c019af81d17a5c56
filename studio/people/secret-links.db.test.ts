import { describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database/database.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { findSecretLink } from './secret-links.queries.ts';
import { makeSecretLink, markLinkUsed, revokeSecretLinks } from './secret-links.store.ts';

const given = testDatabase();
const inAnHour = testNow.add({ hours: 1 });

const make = (subjectId: string, purpose: 'booking' | 'credit' = 'booking') =>
  given.db.transaction((tx) => makeSecretLink(tx, { purpose, subjectId, expiresAt: inAnHour }));
const find = (token: string, purpose: 'booking' | 'credit' = 'booking', now = testNow) =>
  findSecretLink(given.db.query, { purpose, token, now });

describe('a secret link', () => {
  test('is 128 random bits, stored only as a hash', async () => {
    const tokens = await Promise.all(Array.from({ length: 20 }, (_, count) => make(`b${count}`)));
    expect(new Set(tokens).size).toBe(20);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    const stored = JSON.stringify(await given.db.query.selectFrom('secret_links').selectAll().execute());
    for (const token of tokens) expect(stored).not.toContain(token);
  });

  test('opens its own subject, for its own purpose, until it expires', async () => {
    const token = await make('b1');
    expect(await find(token)).toMatchObject({ subjectId: 'b1', usedAt: null });
    expect(await find(token, 'credit')).toBeNull();
    expect(await find(token, 'booking', inAnHour)).toBeNull();
    expect(await find('A'.repeat(22))).toBeNull();
    expect(await find(`${token}\n`)).toBeNull();
  });

  test('stores its first use', async () => {
    const token = await make('b1');
    await given.db.transaction((tx) => markLinkUsed(tx, token, testNow));
    await given.db.transaction((tx) => markLinkUsed(tx, token, inAnHour));
    expect(await find(token)).toMatchObject({ usedAt: testNow });
  });

  test('is invalidated with the other links of the same subject only', async () => {
    const [one, two, credit, other] = [
      await make('b1'),
      await make('b1'),
      await make('b1', 'credit'),
      await make('b2'),
    ];
    await given.db.transaction((tx) =>
      revokeSecretLinks(tx, { subjectId: 'b1', now: testNow, purpose: 'booking' }),
    );
    expect([await find(one), await find(two)]).toEqual([null, null]);
    expect(await find(credit, 'credit')).not.toBeNull();
    await given.db.transaction((tx) => revokeSecretLinks(tx, { subjectId: 'b1', now: testNow }));
    expect(await find(credit, 'credit')).toBeNull();
    expect(await find(other)).not.toBeNull();
  });
});
