import { expect, test } from 'vitest';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { testApp } from '#tests/support/site/app.ts';
import { restoreEmailMessages } from './restore-email.messages.ts';

const given = testApp();
const buyer = { email: 'aase@eksempel.dk', name: 'Åse Ørsted' };

/** A purchase that was moved to another address. */
async function movedPurchase(): Promise<string> {
  const browser = visit(given);
  const checkout = await browser.post('/courses', { courseId: 'private-coaching', currency: 'DKK' });
  const paid = await browser.post(checkout.location!, { action: 'pay', ...buyer });
  await browser.get(paid.location!);
  await browser.post(paid.location!.replace('?', '/email?'), { email: 'thief@example.org' });
  const rows = given.db.query.selectFrom('email_corrections').select('id');
  const { id: subjectId } = await rows.executeTakeFirstOrThrow();
  const expiresAt = given.world.clock.now().add({ hours: 24 });
  return given.db.transaction((tx) => makeSecretLink(tx, { purpose: 'email-restore', subjectId, expiresAt }));
}

const ownerOfOrder = () => given.db.query.selectFrom('orders').select('email').executeTakeFirstOrThrow();

test.each(['en', 'da'] as const)(
  'the link to take a purchase back (%s): a page with one button, which gives it back once',
  async (language) => {
    const token = await movedPurchase();
    const words = restoreEmailMessages[language];
    const here = `${language === 'da' ? '/da' : ''}/orders/email/${token}`;
    const browser = visit(given);
    const page = await browser.get(here);
    expect(page.text).toContain(words.asks.title);
    expect(page.text).toContain('a•••@e•••.dk');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(await ownerOfOrder()).toEqual({ email: 'thief@example.org' });
    expect(await browser.post(here, {})).toMatchObject({ status: 303, location: here });
    expect(await ownerOfOrder()).toEqual({ email: buyer.email });
    expect((await browser.get(here)).text).toContain(words.done.title);
    expect((await browser.get('/orders/email/AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);
  },
);
