import { beforeEach, expect, test } from 'vitest';
import { openProcesses } from '#platform/processes/open-processes.ts';
import { openTasks } from '#studio/office/admin-tasks/tasks.queries.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { plainPdf, slowPdf, wordsPdf } from '#tests/support/hostile-pdfs.ts';
import { owner } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { createWorkbook, replaceEdition } from './edit-workbook.ts';
import { renderPendingWorkbooks, renderWorkbook } from './render-workbook.ts';
import { editedWorkbook, workbookText } from './workbooks.queries.ts';

const given = testDatabase();
let world: TestWorld;
beforeEach(() => {
  world = testWorld(given.db);
});

const edition = { workbookId: 'a-book', language: 'en' } as const;
const create = async (bytes: Uint8Array) => {
  const input = { title: 'A book', language: 'en', bytes } as const;
  expect(await createWorkbook(world, { who: owner, input })).toEqual({ ok: true, id: 'a-book' });
};
const textOf = () => workbookText(given.db.query, 'a-book', 'en');
const state = async () => (await editedWorkbook(given.db.query, 'a-book'))?.editions[0];

test('a workbook that takes too long to render is marked after one attempt, opens a task, and is not retried', async () => {
  await create(slowPdf());
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  const processes = openProcesses({ log, limits: { 'draw-pdf-pages': { cpuMs: 1_000 } } });
  try {
    await renderWorkbook({ ...world, processes }, edition);
  } finally {
    await processes.close();
  }
  expect(await state()).toMatchObject({ isDrawing: false, previewPages: [] });
  expect(await renderPendingWorkbooks(world)).toBe(0);
  expect(await openTasks(given.db.query, owner)).toMatchObject([
    { kind: 'file-failed', subjectId: 'workbooks/a-book/en', details: { what: 'A book', reason: 'cpu' } },
  ]);
});

test('a replacement PDF is rendered, and the task is closed', async () => {
  await create(slowPdf());
  const limits = { 'draw-pdf-pages': { cpuMs: 1 } };
  const failing = { ...world, processes: openProcesses({ log: world.log, limits }) };
  await renderWorkbook(failing, edition);
  await failing.processes.close();
  expect(await openTasks(given.db.query, owner)).toHaveLength(1);
  const seen = (await state())?.pdfUrl ?? '';
  await replaceEdition(world, owner, { id: 'a-book', language: 'en', seen, bytes: plainPdf() });
  expect(await openTasks(given.db.query, owner)).toEqual([]);
  await renderWorkbook(world, edition);
  expect((await state())?.previewPages).toHaveLength(1);
});

test('a studio stopped during rendering renders again later, and does not mark the file', async () => {
  await create(slowPdf());
  const processes = openProcesses({ log: world.log });
  const drawing = renderWorkbook({ ...world, processes }, edition);
  const stopped = expect(drawing).rejects.toThrow('stopped');
  await processes.close();
  await stopped;
  expect(await state()).toMatchObject({ isDrawing: true });
  expect(await renderPendingWorkbooks(world)).toBe(1);
  expect(await openTasks(given.db.query, owner)).toEqual([]);
});

test('the text of a PDF is read with its sheets, cleared with the PDF, and read again when it is missing', async () => {
  await create(wordsPdf('Sing to the wall'));
  await renderWorkbook(world, edition);
  const text = async () => (await textOf())?.pageTexts;
  await given.db.query.updateTable('workbooks').set({ is_published: true }).execute();
  expect(await text()).toEqual([[{ kind: 'paragraph', text: 'Sing to the wall' }]]);
  expect((await state())?.pagesWithoutText).toEqual([]);
  const seen = (await state())?.pdfUrl ?? '';
  await replaceEdition(world, owner, { id: 'a-book', language: 'en', seen, bytes: plainPdf() });
  expect((await state())?.pagesWithoutText).toBeNull();
  await renderWorkbook(world, edition);
  expect((await state())?.pagesWithoutText).toEqual([1]);
  await given.db.query.updateTable('workbook_texts').set({ page_texts: null }).execute();
  expect(await renderPendingWorkbooks(world)).toBe(1);
  await renderWorkbook(world, edition);
  expect(await text()).toEqual([[]]);
  expect(await renderPendingWorkbooks(world)).toBe(0);
});
