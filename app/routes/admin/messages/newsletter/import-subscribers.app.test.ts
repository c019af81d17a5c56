import { expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';
import { ownerRequests } from '#tests/support/site/owner-requests.ts';

const given = testApp();
const { send } = ownerRequests(given);

const path = '/admin/newsletter/subscribers/import';
const proof = { consent: 'proved', who: 'Thea', when: '2026-04-12', where: 'list at the concert' };
const file = {
  name: 'subscribers.csv',
  bytes: Buffer.from(
    '\u{FEFF}E-mail;Status\r\naase@example.dk;Subscribed\r\nib@example.dk;Unsubscribed\r\nnone;Subscribed\r\n',
    'utf16le',
  ),
};

const subscribers = () =>
  given.db.query.selectFrom('newsletter_subscriptions').select(['email', 'source']).execute();

test('a file of another program adds who subscribes there; without a complete proof its addresses are in the form again', async () => {
  const unproved = await send(path, { ...proof, who: ' ', addresses: '' }, file);
  expect(unproved.status).toBe(400);
  expect(unproved.text).toMatch(/<textarea[^>]*>aase@example\.dk\nnone<\/textarea>/);
  expect(unproved.text).toContain('value="list at the concert"');
  expect(await subscribers()).toEqual([]);
  const done = await send(path, { ...proof, addresses: '' }, file);
  expect(textOf(done.text)).toContain('1 added, 0 asked to confirm, 0 already there, 1 left out.');
  expect(textOf(done.text)).toContain('Not an address: none');
  expect(await subscribers()).toEqual([{ email: 'aase@example.dk', source: 'import' }]);
});

test('pasted addresses without a proof are asked to confirm; an empty form and a file beyond the limit are refused', async () => {
  const pasted = await send(path, {
    consent: 'unconfirmed',
    addresses: 'Mia <mia@example.com>, ib@example.com',
  });
  expect(textOf(pasted.text)).toContain('0 added, 2 asked to confirm');
  const empty = await send(path, { consent: 'unconfirmed', addresses: ' ' });
  expect([empty.status, textOf(empty.text)]).toEqual([400, expect.stringContaining('No addresses found')]);
  const large = { name: 'large.csv', bytes: Buffer.alloc(2_000_001, 'a') };
  const refused = await send(path, { consent: 'unconfirmed', addresses: '' }, large);
  expect([refused.status, textOf(refused.text)]).toEqual([413, expect.stringContaining('larger than 2 MB')]);
});
