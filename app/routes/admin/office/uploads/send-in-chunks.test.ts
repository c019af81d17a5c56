import { afterEach, expect, test, vi } from 'vitest';
import { continuesText } from './retry-time.ts';
import { type Sending, sendInChunks } from './send-in-chunks.ts';
import { waitingUpload } from './waiting-upload.messages.ts';

afterEach(() => vi.unstubAllGlobals());

async function sent(answers: readonly Response[], onRequest: (address: string) => void = () => undefined) {
  const left = [...answers];
  const states: Sending[] = [];
  const waited: number[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    onRequest(address);
    const answer = left.shift();
    if (!answer || answer.type === 'error') throw new TypeError('Failed to fetch');
    return answer;
  });
  const blob = new Blob(['singer']);
  await sendInChunks({
    file: { name: 'a.mp3', size: 6, lastModified: 1, slice: (from, to) => blob.slice(from, to) },
    beginAt: '/admin/lessons/1/uploads',
    fields: {},
    signal: new AbortController().signal,
    onStart: () => undefined,
    onChange: (sending) => void states.push(sending),
    wait: async (milliseconds) => void waited.push(milliseconds),
  });
  expect(left).toEqual([]);
  return { states, waited };
}

const uploadStarted = () => Response.json({ id: 'u', chunkBytes: 3, chunks: 2, stored: [] });
const taken = () => Response.json({});
const limited = (seconds: number) =>
  new Response('{}', { status: 429, headers: { 'retry-after': String(seconds) } });

test('a rate limited upload shows until when it waits, waits that long, and resumes [S2.134]', async () => {
  const { states, waited } = await sent([uploadStarted(), taken(), limited(1800), taken(), taken()]);
  expect(waited).toEqual([1_800_000]);
  const waiting = states.flatMap((each) => (each.state === 'limited' ? [each] : []));
  expect(waiting).toEqual([{ state: 'limited', percent: 50, seconds: 1800 }]);
  expect(states.some(({ state }) => state === 'offline')).toBe(false);
  expect(states.at(-1)).toEqual({ state: 'arrived' });
});

test('network error, server error and damaged chunk each get their own message, at every step [S2.132]', async () => {
  const networkError = () => Response.error();
  const fault = (status: number) => new Response('<h1>Oh</h1>', { status });
  const answers = [
    networkError(),
    uploadStarted(),
    fault(500),
    fault(503),
    networkError(),
    taken(),
    fault(422),
    taken(),
    fault(502),
    taken(),
  ];
  const { states, waited } = await sent(answers);
  const troubles = states.filter(({ state }) => ['offline', 'fault', 'damaged'].includes(state));
  expect(troubles).toEqual([
    { state: 'offline', percent: 0 },
    { state: 'fault', percent: 0 },
    { state: 'fault', percent: 0 },
    { state: 'offline', percent: 0 },
    { state: 'damaged', percent: 50 },
    { state: 'fault', percent: 100 },
  ]);
  expect(waited).toEqual([500, 500, 1000, 2000, 500, 500]);
  expect(states.at(-1)).toEqual({ state: 'arrived' });
});

test('chunks already received are not sent again after an error', async () => {
  const sentTo: string[] = [];
  const answers = [uploadStarted(), taken(), new Response(null, { status: 500 }), taken(), taken()];
  await sent(answers, (address) => sentTo.push(address));
  expect(sentTo.filter((address) => address.endsWith('/0'))).toHaveLength(1);
  expect(sentTo.filter((address) => address.endsWith('/1'))).toHaveLength(2);
});

test('the time of resumption is a whole minute, rounded up, in the format of the language', () => {
  const at = Date.parse('2026-11-21T13:34:01Z');
  expect(continuesText(at, 'en', 'Europe/Copenhagen')).toBe('14:35');
  expect(continuesText(at, 'da', 'Europe/Copenhagen')).toBe('14.35');
  expect(waitingUpload.en.limited(50, '14:35')).toContain('continues automatically at 14:35');
  expect(waitingUpload.da.limited(50, '14.35')).toContain('fortsætter automatisk kl. 14.35');
});
