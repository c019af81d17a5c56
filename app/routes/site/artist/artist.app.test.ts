import { describe, expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';
import { linksOf, pieces, textOf } from '#tests/support/site/html.ts';

const given = testApp();
const path = '/thea-lindehav';
const password = 'en god lang sætning';

async function ownerCookie(): Promise<string> {
  const { world, db } = given;
  const passwordHash = await world.accounts.hashPassword(password);
  const account = { name: 'Owner', email: 'owner@example.com', passwordHash, language: 'en' } as const;
  await db.transaction((tx) => world.accounts.setOwner(tx, { ...account, at: world.clock.now() }));
  const answer = await world.accounts.signIn({ email: account.email, password });
  if (!answer.ok) throw new Error('The owner cannot sign in');
  return answer.cookies.map((line) => line.split(';')[0]).join('; ');
}

const add = (fields: [string, string][], headers: Record<string, string> = {}) =>
  given.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers });
const saved = () => given.db.query.selectFrom('artist_videos').select('video_id').execute();

describe('the artist page', () => {
  test('has videos with an input and Add, pictures with a local preview, music links, booking and concerts [S2.22]', async () => {
    const html = await (await given.fetch(path)).text();
    expect(html).toMatch(/<input[^>]*type="url"[^>]*name="video"|<input[^>]*name="video"[^>]*type="url"/);
    expect(textOf(html)).toMatch(/\bAdd\b/);
    expect(html).toMatch(/<video/);
    expect(pieces(html, 'ul', /[^>]*class="gallery"[^>]*/)[0]?.match(/<figure/g)).toHaveLength(4);
    expect(html).toMatch(/<input type="file"[^>]*accept="image\/\*"/);
    expect(linksOf(html).filter((href) => href.startsWith('https://music.example/'))).toHaveLength(3);
    expect(textOf(html)).toContain('Booking and concerts');
    expect(html.match(/<section class="player"[^>]*data-island="player"/g)).toHaveLength(3);
  });

  test('is the only page that may frame the player, and loads nothing of it before a click [S2.108]', async () => {
    const page = await given.fetch(path);
    expect(page.headers.get('content-security-policy')).toContain(
      'frame-src https://www.youtube-nocookie.com',
    );
    expect(await page.text()).not.toContain('<iframe');
    const other = await given.fetch('/about-thea-lindehav');
    expect(other.headers.get('content-security-policy')).not.toContain('frame-src');
  });

  test('a visitor’s video is not stored, but is listed in the answer without scripts, newest first [S2.105]', async () => {
    const one = await (await add([['video', 'https://youtu.be/aaa']])).text();
    expect(one).toContain('href="https://www.youtube.com/watch?v=aaa"');
    const two = await (
      await add([
        ['own', 'https://youtu.be/aaa'],
        ['video', 'no film'],
      ])
    ).text();
    const list = pieces(two, 'ul', /[^>]*class="films"[^>]*/)[0] ?? '';
    expect(textOf(list)).toMatch(/^Invalid link no film .*Watch on YouTube/);
    for (const typed of ['', 'https://www.youtube.com/watch?v=aaa']) {
      const again = await (
        await add([
          ['own', 'https://youtu.be/aaa'],
          ['video', typed],
        ])
      ).text();
      expect(pieces(again, 'ul', /[^>]*class="films"[^>]*/)[0]?.match(/<li/g)).toHaveLength(1);
    }
    const json = await add([['video', 'https://youtu.be/aaa']], { accept: 'application/json' });
    expect(await json.json()).toEqual({ saved: false });
    expect(await saved()).toEqual([]);
    expect(await (await given.fetch(path)).text()).not.toContain('watch?v=aaa');
  });

  test('the owner’s video is stored for everyone, once, and only the owner can remove it [S2.106]', async () => {
    const cookie = await ownerCookie();
    expect((await add([['video', 'https://youtu.be/bbb']], { cookie })).status).toBe(303);
    const again = await add([['video', 'https://www.youtube.com/watch?v=bbb']], {
      cookie,
      accept: 'application/json',
    });
    expect(await again.json()).toEqual({ saved: true });
    expect(await saved()).toEqual([{ video_id: 'bbb' }]);
    const html = await (await given.fetch(path)).text();
    expect(html).toContain('watch?v=bbb');
    const id = /data-saved="([^"]+)"/.exec(html)?.[1] ?? '';
    expect((await add([['remove', id]])).status).toBe(404);
    // The cached page contains the button, hidden; the response of /me decides whether the script shows it.
    expect(html).toMatch(/<button[^>]*data-me="removeFilm"[^>]*hidden/);
    const places = async (headers: Record<string, string>) =>
      ((await (await given.fetch('/me', { headers })).json()) as { places: object }).places;
    expect(await places({ cookie })).toMatchObject({ removeFilm: { text: 'Remove for everyone' } });
    expect(await places({})).not.toHaveProperty('removeFilm');
    // The text after adding a film must be true for every visitor.
    expect(html).toContain('<span data-me="filmKept">It stays in this browser.</span>');
    expect(html).toMatch(/<button[^>]*data-me="addFilm"[^>]*>Add</);
    expect(await places({ cookie })).toMatchObject({
      filmKept: { text: 'You’re signed in as the owner: it’s published on this page for everyone.' },
      addFilm: { text: 'Add for everyone' },
    });
    expect(await places({})).toMatchObject({
      filmKept: { text: 'It stays in this browser.' },
      addFilm: { text: 'Add' },
    });
    const requested = await (await add([['remove', id]], { cookie })).text();
    expect(textOf(requested)).toContain('Remove bbb from this page for everyone?');
    expect(await saved()).toHaveLength(1);
    const sure: [string, string][] = [
      ['remove', id],
      ['sure', 'yes'],
    ];
    expect((await add(sure)).status).toBe(404);
    expect((await add(sure, { cookie })).status).toBe(303);
    expect(await saved()).toEqual([]);
  });
});
