import { describe, expect, test } from 'vitest';
import { sendDueIssues } from '#studio/messages/newsletter-sending/send-issue.ts';
import { insertSubscribers } from '#tests/support/newsletter/written-issue.ts';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';
import { ownerRequests, photograph } from '#tests/support/site/owner-requests.ts';

const given = testApp();
const { send, open } = ownerRequests(given);

async function create(fields = { subjectEn: 'Ten minutes before', subjectDa: 'Ti minutter før' }) {
  const made = await send('/admin/newsletter/new', fields);
  expect(made.status).toBe(303);
  const key = /issue-[a-z0-9]{8}/.exec(made.to)?.[0] ?? '';
  return { key, editor: `/admin/website/${key}`, page: `/admin/newsletter/issues/${key}` };
}

async function write(editor: string) {
  const lead = { 'en.text': 'The dressing room is too small.', 'da.text': 'Omklædningsrummet er for lille.' };
  expect((await send(`${editor}/sections/2`, { version: '1', ...lead })).status).toBe(303);
  const prose = {
    'en.paragraphs': 'Read [our dates](/courses).',
    'da.paragraphs': 'Læs [vores hold](/courses).',
  };
  expect((await send(`${editor}/sections/3`, { version: '2', ...prose })).status).toBe(303);
}

const versionsOn = (html: string) => ({
  version: /name="version" value="(\d+)"/.exec(html)?.[1] ?? '',
  seen: /name="seen" value="(\d+)"/.exec(html)?.[1] ?? '',
});

describe('an issue of the newsletter, by forms without scripts', () => {
  test('is written, checked, tested, scheduled, undone, sent, and can be read on the website [P.400]', async () => {
    await insertSubscribers(given.db, [
      { email: 'anna@example.dk', language: 'da' },
      { email: 'ben@example.com' },
    ]);
    const refused = await send('/admin/newsletter/new', { subjectEn: '', subjectDa: ' ' });
    expect([refused.status, textOf(refused.text)]).toEqual([400, expect.stringContaining('enter a subject')]);
    const { editor, page } = await create();
    const empty = await open(page, 'owner');
    expect(textOf(empty.text)).toContain('still to be written');
    const early = await send(`${page}/sending`, { ...versionsOn(empty.text), when: 'now' });
    expect([early.status, textOf(early.text)]).toEqual([409, expect.stringContaining('corrected first')]);
    await write(editor);
    const upload = await send(`${editor}/new-upload/picture`, {}, { name: 'stage.jpg', bytes: photograph });
    expect(upload.status).toBe(303);

    const checked = await open(page, 'owner');
    const words = textOf(checked.text);
    for (const text of [
      'Send to 2 people',
      'all yours',
      'all work',
      'one without a description',
      'tracks your readers',
    ])
      expect(words).toContain(text);
    expect((await send(`${page}/test`, {})).to).toBe(`${page}?flash=tested`);
    const tests = await given.db.query
      .selectFrom('emails')
      .selectAll()
      .where('kind', '=', 'email-test')
      .execute();
    expect(tests.map(({ subject }) => subject).toSorted()).toEqual([
      'Test: Ten minutes before',
      'Test: Ti minutter før',
    ]);

    expect((await open('/newsletter/ten-minutes-before')).status).toBe(404);
    const past = { ...versionsOn(checked.text), when: 'later', day: '2020-01-01', time: '08:00' };
    const inThePast = await send(`${page}/sending`, past);
    expect([inThePast.status, inThePast.text]).toEqual([409, expect.stringContaining('value="2020-01-01"')]);
    expect((await send(`${page}/sending`, { ...versionsOn(checked.text), when: 'now' })).to).toBe(
      `${page}?flash=scheduled`,
    );
    expect((await open(editor, 'owner')).to).toBe(page);
    expect((await send(`${page}/cancellation`, {})).to).toBe(`${page}?flash=cancelled`);
    const again = await open(page, 'owner');
    expect((await send(`${page}/sending`, { ...versionsOn(again.text), when: 'now' })).status).toBe(303);
    await given.db.query.updateTable('newsletter_issues').set({ send_at: given.world.clock.now() }).execute();
    expect(await sendDueIssues(given.world)).toBe(2);

    const english = await open('/newsletter/ten-minutes-before');
    expect([english.status, textOf(english.text)]).toEqual([
      200,
      expect.stringContaining('The dressing room is too small.'),
    ]);
    expect(textOf((await open('/da/newsletter/ten-minutes-before')).text)).toContain('Omklædningsrummet');
    expect(textOf((await open(page, 'owner')).text)).toContain('of 2');
  });

  test('is made of a published article by one button, and leads to it', async () => {
    const made = await send('/admin/website/articles/new', {
      titleEn: 'The low notes',
      titleDa: 'De dybe toner',
    });
    const article = made.to.split('?')[0] ?? '';
    await send(`${article}/publication`, { version: '1' });
    await expect.poll(async () => (await open('/magazine/the-low-notes')).status).toBe(200);
    expect((await open(article, 'owner')).text).toContain('action="/admin/newsletter/new"');
    const key = article.split('/').at(-1) ?? '';
    const issue = await send('/admin/newsletter/new', { article: key });
    expect(issue.to).toMatch(/^\/admin\/newsletter\/issues\/issue-/);
    const email = await open(`${issue.to}/da/email.html`, 'owner');
    expect(textOf(email.text)).toContain('De dybe toner');
    expect(email.text).toContain('href="http://localhost:3000/da/magazine/the-low-notes"');
    expect((await send('/admin/newsletter/new', { article: 'article-none0000' })).status).toBe(404);
  });

  test('its recipients are saved under a name, listed as a sentence, counted and by name, used again, renamed and deleted', async () => {
    await insertSubscribers(given.db, [
      { email: 'anna@example.dk', language: 'da' },
      { email: 'ben@example.com' },
    ]);
    const { page } = await create();
    const first = versionsOn((await open(page, 'owner')).text);
    await send(`${page}/segment`, { ...first, language: 'da' });
    const group = await open(page, 'owner');
    expect(group.text).toContain('value="Danish speakers"');
    const name = 'Fra Århus & omegn';
    const saving = { ...versionsOn(group.text), name };
    const unnamed = await send(`${page}/segment-saving`, { ...saving, name: ' ' });
    expect([unnamed.status, textOf(unnamed.text)]).toEqual([409, expect.stringContaining('enter a name')]);
    expect((await send(`${page}/segment-saving`, saving)).to).toBe(`${page}?flash=segment-saved`);

    const list = await open('/admin/newsletter/segments', 'owner');
    for (const text of [name, 'Danish speakers', '1 person', 'anna@example.dk'])
      expect(textOf(list.text)).toContain(text);
    const [, saved = ''] = /action="[^"]*\/segments\/([\w-]{36})\/name/.exec(list.text) ?? [];
    const other = await create({ subjectEn: 'Another', subjectDa: 'En anden' });
    const opened = await open(other.page, 'owner');
    expect(textOf(opened.text)).toContain(name);
    const used = await send(`${other.page}/segment`, { ...versionsOn(opened.text), saved });
    expect(used.to).toBe(`${other.page}?flash=segment`);
    expect(textOf((await open(other.page, 'owner')).text)).toContain('Danish speakers');

    const path = `/admin/newsletter/segments/${saved}`;
    expect((await send(`${path}/name`, { version: '1', name: 'Århus' })).to).toContain('flash=renamed');
    const stale = await send(`${path}/deletion`, { version: '1' });
    expect([stale.status, textOf(stale.text)]).toEqual([409, expect.stringContaining('was renamed')]);
    expect((await send(`${path}/deletion`, { version: '2' })).to).toContain('flash=deleted');
    expect(textOf((await open('/admin/newsletter/segments', 'owner')).text)).toContain('No saved groups yet');
    const version = versionsOn((await open(other.page, 'owner')).text);
    const again = await send(`${other.page}/segment`, { ...version, saved });
    expect([again.status, textOf(again.text)]).toEqual([409, expect.stringContaining('no longer exists')]);
  });

  test('as an email has absolute links, JPEG pictures with size and description, and a text of its own', async () => {
    await insertSubscribers(given.db, [{ email: 'anna@example.dk', language: 'da' }]);
    const { editor, page } = await create({ subjectEn: '', subjectDa: 'Ti minutter før' });
    const lead = { version: '1', 'da.text': 'Omklædningsrummet er for lille.' };
    await send(`${editor}/sections/2`, lead);
    await send(`${editor}/sections/3`, { version: '2', 'da.paragraphs': 'Læs [vores hold](/courses).' });
    await send(`${editor}/new-upload/picture`, {}, { name: 'stage.jpg', bytes: photograph });
    await send(`${editor}/sections/4`, { version: '4', 'da.alt': 'En rød scene' });
    const shown = await open(`${page}/da/email.html`, 'owner');
    expect(shown.status).toBe(200);
    expect(shown.text).toContain('href="http://localhost:3000/da/courses"');
    const [, src = ''] = /<img[^>]*src="(http:\/\/localhost:3000\/pictures\/[^"]+)"/.exec(shown.text) ?? [];
    expect(shown.text).toMatch(
      /<img(?=[^>]*alt="En rød scene")(?=[^>]*width="560")(?=[^>]*height="\d+")[^>]*>/,
    );
    expect(shown.text).not.toMatch(/width="1"|<script|<form/);
    const picture = await given.fetch(new URL(src).pathname);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });
});
