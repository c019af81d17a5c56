import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import type { Change } from '#studio/shared/change.ts';
import { contentChanged } from '#studio/shared/content-changed.ts';
import { publish } from '#studio/shared/events.ts';
import { findAnswer } from '#studio/shared/idempotency-keys.queries.ts';
import { storeAnswer } from '#studio/shared/idempotency-keys.store.ts';
import type { Language } from '#studio/shared/language.ts';
import { inspectPdf } from '#studio/shared/media/inspect-pdf.ts';
import { requestHash } from '#studio/shared/request-hash.ts';
import type { May } from '#studio/shared/who.ts';
import { courseIdOf } from '#studio/teaching/learning/course.ts';
import {
  type Edited,
  type EditOutcome,
  type EditRefusal,
  editing,
  refused,
} from '#studio/teaching/learning/edit-outcome.ts';
import { maxPdfBytes } from '#studio/teaching/learning/files/lesson-file.ts';
import { type FileRefusal, fileRefusal } from '#studio/teaching/learning/files/upload.messages.ts';
import { wordsFields } from '#studio/teaching/learning/text-input.ts';
import { countPages, taskSubject } from './render-workbook.ts';
import { isWorkbook, titlesOfWorkbook } from './workbooks.queries.ts';
import {
  type FormerFiles,
  insertOwnWorkbook,
  lockWorkbook,
  putEdition,
  updateWorkbook,
} from './workbooks.store.ts';

export type WorkbookOutcome =
  | { ok: true; id: string }
  | { ok: false; refusal: EditRefusal | FileRefusal; message: string };

const fields = z.object(wordsFields);

/** Creates a hidden workbook with one PDF. Its permanent id is derived from the title. `once`: idempotency key. */
export async function createWorkbook(
  world: World,
  {
    who,
    input,
    once,
  }: {
    who: May<'catalogue'>;
    input: { title: string; language: Language; bytes: Uint8Array };
    once?: string | null;
  },
): Promise<WorkbookOutcome> {
  const title = fields.shape.title.safeParse(input.title);
  if (!title.success) return refused(who, 'too-long');
  const id = courseIdOf(title.data);
  if (!id) return refused(who, 'no-title');
  return storeEdition(world, who, {
    ...input,
    id,
    title: title.data,
    prepare: async (tx) => ((await insertOwnWorkbook(tx, id)) ? null : 'taken'),
    formOnce: once,
  });
}

/** Adds or replaces the PDF of an edition. Refused when the current PDF is not `seen` ('': none). Idempotent. */
export async function replaceEdition(
  world: World,
  who: May<'catalogue'>,
  input: { id: string; language: Language; seen: string; bytes: Uint8Array },
): Promise<WorkbookOutcome> {
  const known = await titlesOfWorkbook(world.db.query, input.id);
  const title = (known.find(({ language }) => language === input.language) ?? known[0])?.title;
  if (title === undefined) return refused(who, 'not-found');
  const idempotencyKey = requestHash('workbook.uploaded', input);
  const prepare: EditionToStore['prepare'] = async (tx) => {
    const book = await lockWorkbook(tx, input.id);
    if (!book) return 'not-found';
    const currentPdf = book.pdfs[input.language] ?? '';
    if (currentPdf === input.seen) return null;
    return currentPdf !== '' && (await findAnswer(tx, idempotencyKey)) === currentPdf
      ? { same: input.id }
      : 'file-changed';
  };
  return storeEdition(world, who, { ...input, title, idempotencyKey, prepare });
}

interface EditionToStore {
  id: string;
  title: string;
  language: Language;
  bytes: Uint8Array;
  /** Of the uploaded file: its answer is the key of the stored PDF. */
  idempotencyKey?: string;
  formOnce?: string | null | undefined;
  prepare: (tx: Tx) => Promise<{ same: string } | EditRefusal | null>;
}

/** File, row, former file, in this order: no row ever names a missing file. */
async function storeEdition(
  world: World,
  who: May<'catalogue'>,
  { id, title, language, bytes, idempotencyKey, formOnce, prepare }: EditionToStore,
): Promise<WorkbookOutcome> {
  const refuse = (refusal: FileRefusal) => fileRefusal(who.language, refusal);
  if (bytes.length === 0) return refuse('empty');
  if (bytes.length > maxPdfBytes) return refuse('pdf-too-large');
  const finding = await inspectPdf(world.processes, bytes, 'owner');
  if (finding !== 'pdf') return refuse(finding);
  const pages = await countPages(world, bytes);
  if (pages === null) return refuse('not-pdf');
  const key = `workbooks/${randomUUID()}.pdf`;
  await world.files.put(key, once(bytes), { contentType: 'application/pdf', maxBytes: maxPdfBytes });
  let former: FormerFiles = [key];
  const write = async (c: Change): Promise<Edited> => {
    const { tx } = c;
    const refusal = await prepare(tx);
    if (refusal) return refusal;
    await publish(c, { type: 'file.superseded', file: taskSubject({ workbookId: id, language }) });
    former = await putEdition(tx, { workbookId: id, language, title, pages, bytes: bytes.length, key });
    if (idempotencyKey) await storeAnswer(tx, { key: idempotencyKey, createdId: key, at: c.now });
    await world.jobs.send(tx, { name: 'render-workbook', data: { workbookId: id, language } });
    await contentChanged(tx, 'workbooks');
    return { id, action: 'workbook.uploaded', subject: `workbook:${id}` };
  };
  const outcome = await editing(world, { who, act: write, once: formOnce });
  for (const gone of outcome.ok ? former : [key]) await world.files.remove(gone);
  return outcome;
}

/** 'changed' when the version is outdated. */
export async function changeWorkbook(
  world: World,
  who: May<'catalogue'>,
  input: {
    id: string;
    version: number;
    isPublished: boolean;
    words: Partial<Record<Language, { title: string; description: string }>>;
  },
): Promise<EditOutcome> {
  const typed = z.partialRecord(z.enum(['en', 'da']), fields).safeParse(input.words);
  if (!typed.success) return refused(who, 'too-long');
  if (Object.values(typed.data).some((words) => words?.title === '')) return refused(who, 'no-title');
  return editing(world, {
    who,
    act: async ({ tx }) => {
      const words = typed.data as typeof input.words;
      if (await updateWorkbook(tx, { ...input, words })) {
        await contentChanged(tx, 'workbooks');
        return { id: input.id, action: 'workbook.changed', subject: `workbook:${input.id}` };
      }
      return (await isWorkbook(tx, input.id)) ? 'changed' : 'not-found';
    },
    once: requestHash('workbook.changed', { ...input, words: typed.data }),
  });
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
