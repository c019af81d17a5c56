import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FormUpload, formUpload, reportFormUploads } from './form-upload.ts';

/** What the browser sends with. */
class Sent {
  static last: Sent;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void; onload?: () => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 200;
  response = new Blob(['"done"']);
  open = vi.fn();
  send = vi.fn();
  constructor() {
    Sent.last = this;
  }
  getAllResponseHeaders = () => 'content-type: text/x-script\r\nx-remix-response: yes\r\n';
  abort = () => this.onabort?.();
}

const plain = vi.fn(async () => new Response('plain'));
vi.stubGlobal('document', { addEventListener: () => undefined });
vi.stubGlobal('fetch', plain);
reportFormUploads();
const reporting = globalThis.fetch;

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', Sent);
});
afterEach(() => plain.mockClear());

function form(content = 'la la la'): FormData {
  const body = new FormData();
  body.set('body', 'Sing this');
  body.set('file', new File([content], content ? 'song.mp3' : ''));
  return body;
}
const send = (body: FormData, signal?: AbortSignal) =>
  reporting('/homework.data', { method: 'POST', body, ...(signal ? { signal } : {}) });

test('a form with a file reports its progress in percent, and answers as fetch does', async () => {
  const seen: Array<FormUpload | null> = [];
  const stop = formUpload.subscribe(() => seen.push(formUpload.getSnapshot()));
  const answer = send(form());
  Sent.last.upload.onprogress?.({ loaded: 1, total: 3 });
  Sent.last.upload.onprogress?.({ loaded: 3, total: 3 });
  Sent.last.upload.onload?.();
  Sent.last.onload?.();
  const response = await answer;
  stop();
  expect(Sent.last.open).toHaveBeenCalledWith('POST', '/homework.data');
  expect([response.status, await response.text()]).toEqual([200, '"done"']);
  expect(response.headers.get('x-remix-response')).toBe('yes');
  expect(seen.map((upload) => upload?.percent ?? null)).toEqual([0, 33, 99, 100, null]);
});

test('a cancelled upload is an error of its own, a lost connection one of the network', async () => {
  const cancelled = send(form());
  formUpload.getSnapshot()?.cancel();
  await expect(cancelled).rejects.toMatchObject({ name: 'UploadCancelled' });
  const lost = send(form());
  Sent.last.onerror?.();
  await expect(lost).rejects.toThrow(new TypeError('Failed to fetch'));
  expect(formUpload.getSnapshot()).toBeNull();
});

test('leaving the page aborts the upload as it aborts fetch', async () => {
  const abort = new AbortController();
  const left = send(form(), abort.signal);
  abort.abort();
  await expect(left).rejects.toMatchObject({ name: 'AbortError' });
});

test('a form without a chosen file, and every other request, is left to fetch', async () => {
  expect(await (await send(form(''))).text()).toBe('plain');
  expect(await (await reporting('/x.data')).text()).toBe('plain');
  expect(plain).toHaveBeenCalledTimes(2);
});
