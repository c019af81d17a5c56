import { afterEach, expect, test, vi } from 'vitest';
import { goesOnText } from './goes-on-text.ts';
import { limitedUpload } from './limited-upload.messages.ts';
import { type Sending, sendInChunks } from './send-in-chunks.ts';

afterEach(() => vi.unstubAllGlobals());

/** Sends six bytes in two pieces through a network that gives these answers, in turn. */
async function sent(answers: readonly Response[]) {
  const left = [...answers];
  const told: Sending[] = [];
  const waited: number[] = [];
  vi.stubGlobal('fetch', async () => left.shift() ?? Response.error());
  const blob = new Blob(['singer']);
  await sendInChunks({
    file: { name: 'a.mp3', size: 6, lastModified: 1, slice: (from, to) => blob.slice(from, to) },
    beginAt: '/admin/lessons/1/uploads',
    fields: {},
    signal: new AbortController().signal,
    onBegun: () => undefined,
    onChange: (sending) => void told.push(sending),
    wait: async (milliseconds) => void waited.push(milliseconds),
  });
  expect(left).toEqual([]);
  return { told, waited };
}

const begun = () => Response.json({ id: 'u', chunkBytes: 3, chunks: 2, kept: [] });
const taken = () => Response.json({});
const limited = (seconds: number) =>
  new Response('{}', { status: 429, headers: { 'retry-after': String(seconds) } });

test('a limited upload says that it waits and until when, waits as long as it is told, and goes on', async () => {
  const { told, waited } = await sent([begun(), taken(), limited(1800), taken(), taken()]);
  expect(waited).toEqual([1_800_000]);
  const waiting = told.flatMap((each) => (each.state === 'limited' ? [each] : []));
  expect(waiting).toEqual([{ state: 'limited', percent: 50, seconds: 1800 }]);
  expect(told.some(({ state }) => state === 'offline')).toBe(false);
  expect(told.at(-1)).toEqual({ state: 'arrived' });
});

test('a line that is cut is told as such, and asked again sooner', async () => {
  const { told, waited } = await sent([
    begun(),
    new Response(null, { status: 503 }),
    taken(),
    taken(),
    taken(),
  ]);
  expect(told).toContainEqual({ state: 'offline', percent: 0 });
  expect(waited).toEqual([500]);
});

test('when it goes on is a whole minute of the reader’s clock, never too early, as each language writes it', () => {
  const at = Date.parse('2026-11-21T13:34:01Z');
  expect(goesOnText(at, 'en', 'Europe/Copenhagen')).toBe('14:35');
  expect(goesOnText(at, 'da', 'Europe/Copenhagen')).toBe('14.35');
  expect(limitedUpload.en(50, '14:35')).toContain('goes on by itself at 14:35');
  expect(limitedUpload.da(50, '14.35')).toContain('fortsætter selv kl. 14.35');
});
