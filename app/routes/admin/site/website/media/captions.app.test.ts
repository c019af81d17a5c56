import { expect, test } from 'vitest';
import { insertFilm } from '#tests/support/media/insert-film.ts';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
const fileId = '00000000-0000-4000-8000-000000000001';
const vtt = 'WEBVTT\n\n00:01.000 --> 00:04.000\nTræk vejret.\n';

test('captions of a film, by forms without scripts: uploaded per language, served to the player, refused with a reason, deleted', async () => {
  const page = `/admin/website/media/${await insertFilm(given.world, { fileId })}`;
  const headers = { origin: 'http://localhost:3000', ...(await signedIn(given, 'owner')) };
  const read = async () => (await given.fetch(page, { headers })).text();
  const send = async (path: string, seen: string, content?: string) => {
    const body = new FormData();
    body.set('seen', seen);
    if (content !== undefined) body.set('file', new Blob([content]), 'stage.vtt');
    const init = { method: 'POST', headers, redirect: 'manual' } as const;
    const sent = content === undefined ? new URLSearchParams({ seen }) : body;
    const answer = await given.fetch(`${page}/captions/${path}`, { ...init, body: sent });
    return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() };
  };
  expect(textOf(await read())).toContain('Nothing in Danish yet.');

  const subRip = await send('da/file', '', '1\n00:00:01,000 --> 00:00:04,000\nTræk vejret.\n');
  expect([subRip.status, textOf(subRip.text)]).toEqual([
    400,
    expect.stringContaining('isn’t a WebVTT (.vtt) caption file'),
  ]);
  const large = await send('da/file', '', `${vtt}\n00:05.000 --> 00:06.000\n${'a'.repeat(1024 ** 2)}`);
  expect([large.status, textOf(large.text)]).toEqual([413, expect.stringContaining('at most 1 MB')]);
  expect((await send('de/file', '', vtt)).status).toBe(404);

  const added = await send('da/file', '', vtt);
  expect(added.to).toBe(`${page}?flash=captions-added#captions`);
  const shown = await read();
  expect(shown).toMatch(new RegExp(`<track kind="captions" src="/media/${fileId}\\.da\\.vtt" srcLang="da"`));
  const address = `/media/${fileId}.da.vtt`;
  const captions = await given.fetch(address);
  expect([captions.headers.get('content-type'), await captions.text()]).toEqual([
    'text/vtt; charset=utf-8',
    'WEBVTT\n\n00:00:01.000 --> 00:00:04.000\nTræk vejret.\n',
  ]);
  const etag = captions.headers.get('etag') ?? '';
  expect((await given.fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304);

  const [, seen = ''] =
    /action="[^"]*captions\/da\/deletion".*?name="seen" value="([^"]+)"/s.exec(shown) ?? [];
  expect((await send('da/deletion', 'another')).status).toBe(409);
  expect((await send('da/deletion', seen)).to).toBe(`${page}?flash=captions-removed#captions`);
  expect((await given.fetch(address)).status).toBe(404);
});
