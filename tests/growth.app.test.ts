import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { setDatabaseOf } from '#platform/db/database-of.ts';
import { addressOf, signedInPages } from '#tests/support/browser/signed-in-pages.ts';
import { ownPages, visitorPages } from '#tests/support/browser/visitor-pages.ts';
import { multiply } from '#tests/support/populated/multiply.ts';
import { åse } from '#tests/support/populated/people.ts';
import { populate } from '#tests/support/populated/populate.ts';
import { clearPageCache, testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';
import { testNow } from '#tests/support/site/test-now.ts';

// What is outstanding or upcoming, and how many copies of it find a free hour, differs by day.
const given = testApp({}, { clock: { now: () => testNow } });

interface Load {
  statements: number;
  bytes: number;
}

/** A list shows up to fifty rows: from here on a page may not grow. */
const copiesForFullLists = 15;
const growth = 1.5;

/** Pages that show everything at once, and why. */
const exceptions: Readonly<Record<string, string>> = {
  '/testimonials': 'the magazine shows all its articles under tabs, as specified',
  '/testimonials?type=audio': 'the magazine shows all its articles under tabs, as specified',
  '/book': 'the owner chooses which workbooks are on this page',
  '/private-coaching/packs': 'the packs on sale, of which a studio has few',
  '/gift-cards': 'the gift cards on sale, of which a studio has few',
  '/dashboard/messages': 'a list that the few conversations of the sample fill only tenfold',
  '/dashboard/journal': 'the goals that one student has set',
  '/dashboard/bookings': 'one student’s upcoming sessions and credits',
  '/admin': 'open tasks, each of which the owner has to settle',
  '/admin/bookings/:booking/brief': 'one student’s goals and open requests',
  '/admin/dates': 'programmes as filters, of which a studio has few (docs/decisions/078)',
  '/admin/dates/new': 'programmes to choose from, of which a studio has few (docs/decisions/078)',
  '/admin/applications': 'programmes as filters, of which a studio has few (docs/decisions/078)',
  '/admin/catalogue': 'everything that the studio sells, of which a studio has few',
  '/admin/catalogue/main-course-premium-3-months':
    'online courses to give access to, of which a studio has few',
  '/admin/codes': 'offers to choose from, of which a studio has few (docs/decisions/078)',
  '/admin/gift-cards': 'a list that the few gift cards of the sample fill only tenfold',
  '/admin/invoices': 'a list that the few invoices of the sample fill only tenfold',
  '/admin/website/article-975a08d9/new-upload/picture':
    'a list that the few pictures of the sample fill only tenfold',
  '/admin/website/media/places/photograph/rose':
    'a list that the few pictures of the sample fill only tenfold',
  '/admin/newsletter/issues/:issue': 'offers to choose from, of which a studio has few (docs/decisions/078)',
  '/admin/students/:student/payment': 'offers to choose from, of which a studio has few (docs/decisions/078)',
  '/admin/settings/classes': 'weekly classes, of which a studio has few',
  '/admin/stories': 'a list that the few stories of the sample fill only tenfold',
  '/admin/students/:student': 'one student’s goals, and the kinds of sessions, of which a studio has few',
  '/admin/settings/calendars': 'other calendars, at most twenty',
  '/admin/messages/new': 'saved replies to choose from, of which an owner writes few',
  '/admin/messages/:message': 'saved replies to choose from, of which an owner writes few',
  '/admin/messages/:answeredMessage': 'saved replies to choose from, of which an owner writes few',
  '/admin/saved-replies': 'saved replies, of which an owner writes few',
  '/admin/orders/:refunded': 'the history of one order, which the copies share',
};

/** Of one request: background work continues meanwhile. */
const request = new AsyncLocalStorage<{ statements: number }>();

function countStatements(db: Database): void {
  const query = db.query.withPlugin({
    transformQuery({ node }) {
      const current = request.getStore();
      if (current) current.statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  setDatabaseOf(query, db);
  Object.assign(db, { query });
}

test('growth: ten times the data gives no page half as many more statements or bytes', async () => {
  const studio = await populate(given.world);
  const owner = await signedIn(given, 'owner');
  const student = await signedIn(given, 'student', åse);
  const pages = [
    ...[...visitorPages, ...ownPages].map((page) => ({ page, headers: {} })),
    ...signedInPages.student.map((page) => ({ page, headers: student })),
    ...signedInPages.owner.map((page) => ({ page, headers: owner })),
  ];
  const plain = given.db.query;
  countStatements(given.db);
  const loadAll = async () => {
    await clearPageCache(given.db);
    const loads = new Map<string, Load>();
    for (const { page, headers } of pages) {
      const count = { statements: 0 };
      const answer = await request.run(count, () => given.fetch(addressOf(page, studio), { headers }));
      expect(answer.status, page).toBe(200);
      const { byteLength } = await answer.arrayBuffer();
      loads.set(page, { ...count, bytes: byteLength });
    }
    return loads;
  };
  try {
    const today = await loadAll();
    await multiply(given.db, copiesForFullLists);
    const full = await loadAll();
    await multiply(given.db, 9);
    const tenfold = await loadAll();
    const grown = pages.flatMap(({ page }) => {
      const loads = { today: today.get(page)!, full: full.get(page)!, tenfold: tenfold.get(page)! };
      const isGrown =
        loads.tenfold.statements > growth * loads.today.statements ||
        loads.tenfold.bytes > growth * loads.full.bytes;
      return isGrown ? [{ page, ...loads }] : [];
    });
    expect(grown.filter(({ page }) => !(page in exceptions))).toEqual([]);
    const seen = new Set(grown.map(({ page }) => page));
    expect(
      Object.keys(exceptions).filter((page) => !seen.has(page)),
      'no longer an exception',
    ).toEqual([]);
  } finally {
    Object.assign(given.db, { query: plain });
  }
});
