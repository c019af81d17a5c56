import { beforeEach, expect, test } from 'vitest';
import { Autosave, type SaveAnswer, type SavePayload, type SaveState } from './autosave.ts';
import type { Draft } from './drafts.ts';

function openPage(start: Partial<Draft> = {}, former = { clientId: '', revision: 0 }) {
  const sent: SavePayload[] = [];
  const states: SaveState[] = [];
  const planned: Array<{ at: number; run: () => void }> = [];
  const memory: { draft: Draft | null; works: boolean } = { draft: null, works: true };
  let answer: (payload: SavePayload) => Promise<SaveAnswer> = async () => ({ kind: 'silent' });
  const saver = new Autosave(
    {
      send: (payload) => {
        sent.push(payload);
        return answer(payload);
      },
      keep: (draft) => {
        if (memory.works) memory.draft = draft;
        return memory.works;
      },
      forget: () => {
        memory.draft = null;
      },
      later: (at, run) => {
        const plan = { at, run };
        planned.push(plan);
        return () => planned.splice(planned.indexOf(plan) >>> 0, 1);
      },
      onState: (state) => states.push(state),
    },
    { body: '', isShared: false, version: 0, clientId: 'page', revision: 0, ...start },
    former,
  );
  return {
    saver,
    sent,
    states,
    planned,
    memory,
    last: () => states.at(-1)?.kind,
    answers: (next: typeof answer) => {
      answer = next;
    },
    async pass() {
      for (const { run } of planned.splice(0)) run();
      await new Promise((done) => setImmediate(done));
    },
  };
}

const words = (body: string) => ({ body, isShared: false });
const saved = (version: number) => async (): Promise<SaveAnswer> => ({ kind: 'saved', version });

let page: ReturnType<typeof openPage>;
beforeEach(() => {
  page = openPage();
});

test('autosave: text is stored on the device from the first key, before it is sent', () => {
  page.saver.change(words('La'), 0);
  expect(page.memory.draft?.body).toBe('La');
  expect(page.sent).toEqual([]);
  expect(page.last()).toBe('local');
});

test('autosave: continuous typing is saved once, when it stops', async () => {
  for (const [at, text] of ['L', 'La', 'La ', 'La l', 'La la'].entries())
    page.saver.change(words(text), at * 100);
  expect(page.planned).toHaveLength(1);
  page.answers(saved(1));
  await page.pass();
  expect(page.sent.map(({ body }) => body)).toEqual(['La la']);
  expect(page.last()).toBe('saved');
  expect(page.memory.draft).toBeNull();
});

test('autosave: typing that never stops is saved all the same', () => {
  page.saver.change(words('a'), 0);
  page.saver.change(words('ab'), 5_900);
  expect(page.planned.at(-1)!.at).toBeLessThanOrEqual(100);
});

test('autosave: the device deletes only what the server has confirmed', async () => {
  page.saver.change(words('half a wo'), 0);
  page.answers(async () => {
    page.saver.change(words('half a word'), 10);
    return { kind: 'saved', version: 1 };
  });
  await page.pass();
  expect(page.memory.draft).toMatchObject({ body: 'half a word', version: 1 });
  page.answers(saved(2));
  await page.pass();
  expect(page.sent.at(-1)).toMatchObject({ body: 'half a word', version: 1, revision: 2 });
  expect(page.memory.draft).toBeNull();
});

test('autosave: a network error keeps the text and retries until the connection is back', async () => {
  page.saver.change(words('in mid-wo'), 0);
  await page.pass();
  await page.pass();
  expect(page.last()).toBe('local');
  expect(page.memory.draft?.body).toBe('in mid-wo');
  page.answers(saved(1));
  await page.pass();
  expect(page.sent).toHaveLength(3);
  expect(page.last()).toBe('saved');
});

test('autosave: without browser storage the page does not claim to store', () => {
  page.memory.works = false;
  page.saver.change(words('La'), 0);
  expect(page.last()).toBe('unsaved');
});

test('autosave: text from another page pauses saving until the conflict is resolved', async () => {
  const other = { body: 'theirs', isShared: true, version: 4, changedAt: 'now' };
  page.answers(async () => ({ kind: 'changed', other }));
  page.saver.change(words('mine'), 0);
  await page.pass();
  expect(page.states.at(-1)).toEqual({ kind: 'changed', other });
  page.saver.change(words('mine too'), 100);
  await page.pass();
  expect(page.sent).toHaveLength(1);
  expect(page.memory.draft?.body).toBe('mine too');
  page.answers(saved(5));
  page.saver.goOn({ body: 'mine and theirs', isShared: false, version: 4 }, 200);
  await page.pass();
  expect(page.sent.at(-1)).toMatchObject({ body: 'mine and theirs', version: 4 });
  expect(page.last()).toBe('saved');
});

test('autosave: leaving the page sends unsaved text at once', async () => {
  page.saver.change(words('bye'), 0);
  page.answers(saved(1));
  await page.saver.saveNow(true);
  expect(page.sent.map(({ body }) => body)).toEqual(['bye']);
});

test('autosave: a page that takes over another page’s draft sends the former client and revision', async () => {
  page = openPage({ version: 0 }, { clientId: 'page before', revision: 3 });
  page.answers(saved(2));
  page.saver.change(words('taken over'), 0);
  await page.pass();
  expect(page.sent[0]).toMatchObject({
    clientId: 'page',
    revision: 1,
    previousClientId: 'page before',
    previousRevision: 3,
  });
});

test('autosave: a form that is sent waits for the running save, takes its version, and no save follows', async () => {
  let answer: (answer: SaveAnswer) => void = () => undefined;
  page.answers(() => new Promise((done) => (answer = done)));
  page.saver.change(words('La'), 0);
  await page.pass();
  page.saver.change(words('La la'), 100);
  let version: number | null = null;
  const paused = page.saver.pause().then((draft) => {
    version = draft.version;
  });
  await new Promise((done) => setImmediate(done));
  expect(version).toBeNull();
  answer({ kind: 'saved', version: 7 });
  await paused;
  expect(version).toBe(7);
  await page.pass();
  await page.saver.saveNow(true);
  expect(page.sent.map(({ body }) => body)).toEqual(['La']);
});

test('autosave: saving goes on when the form could not be sent', async () => {
  page.saver.change(words('La'), 0);
  await page.saver.pause();
  await page.pass();
  expect(page.sent).toEqual([]);
  page.answers(saved(1));
  page.saver.resume();
  await page.pass();
  expect(page.sent.map(({ body }) => body)).toEqual(['La']);
  expect(page.last()).toBe('saved');
});

test('autosave: after a missing text the next change is saved', async () => {
  page.answers(async () => ({ kind: 'refused', because: 'incomplete' }));
  page.saver.change(words(''), 0);
  await page.pass();
  expect(page.last()).toBe('refused');
  page.answers(saved(1));
  page.saver.change(words('La'), 100);
  await page.pass();
  expect(page.last()).toBe('saved');
});
