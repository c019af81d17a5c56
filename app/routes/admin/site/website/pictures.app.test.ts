import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
let headers: Record<string, string> = {};

beforeEach(async () => {
  headers = await signedIn(given, 'owner');
});

const photograph = await sharp({
  create: { width: 900, height: 900, channels: 3, background: { r: 170, g: 30, b: 40 } },
})
  .jpeg()
  .toBuffer();

async function send(fields: Record<string, string>, bytes?: Uint8Array, below = '') {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (bytes) body.set('photograph', new Blob([new Uint8Array(bytes)]), 'Åse på scenen.jpg');
  return given.fetch(`/admin/pictures${below}`, {
    method: 'POST',
    headers: { origin: 'http://localhost:3000', ...headers },
    body,
    redirect: 'manual',
  });
}

const home = async (path = '/') => (await given.fetch(path)).text();

describe('photographs uploaded by the owner', () => {
  test('appear on every page in its language, and can be removed', async () => {
    expect((await home()).includes('/pictures/')).toBe(false);
    const words = { altEn: 'Åse at the piano', altDa: 'Åse ved klaveret' };
    const answer = await send({ place: 'instructor-thea', ...words }, photograph);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/admin/pictures?flash=placed#instructor-thea',
    ]);
    await expect.poll(async () => (await home()).includes('alt="Åse at the piano"')).toBe(true);
    await expect.poll(async () => (await home('/da')).includes('alt="Åse ved klaveret"')).toBe(true);
    const page = await home();
    const [address] = /\/pictures\/[0-9a-f-]{36}\/480\.avif/.exec(page) ?? [];
    const file = await given.fetch(address!);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/avif']);
    await send({}, undefined, '/instructor-thea/removal');
    await expect.poll(async () => (await home()).includes('/pictures/')).toBe(false);
  });

  test('that are invalid are refused at their field, and the input is kept', async () => {
    const typed = { place: 'rose', altEn: 'A “rose” & more', altDa: 'Æble' };
    for (const [bytes, says] of [
      [undefined, 'Please choose a photograph first.'],
      [new TextEncoder().encode('%PDF-1.7'), 'This file isn’t a picture we can read.'],
    ] as const) {
      const answer = await send(typed, bytes);
      const page = await answer.text();
      expect(answer.status).toBe(400);
      expect([says, 'value="Æble"'].filter((part) => !page.includes(part))).toEqual([]);
    }
    expect((await send({ ...typed, place: 'hero-en' }, photograph)).status).toBe(400);
  });
});
