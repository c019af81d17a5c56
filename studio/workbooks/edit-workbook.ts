import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { closeTask } from '#studio/admin-tasks/close-task.ts';
import { courseIdOf } from '#studio/learning/course.ts';
import {
  type Edited,
  type EditOutcome,
  type EditRefusal,
  editing,
  refused,
} from '#studio/learning/edit-outcome.ts';
import { wordsFields } from '#studio/learning/text-input.ts';
import { maxPdfBytes } from '#studio/lesson-files/lesson-file.ts';
import { type FileRefusal, fileRefusal } from '#studio/lesson-files/upload.messages.ts';
import { contentChanged } from '#studio/shared/content-changed.ts';
import { findAnswer, storeAnswer } from '#studio/shared/idempotency-keys.store.ts';
import { inspectPdf } from '#studio/shared/inspect-pdf.ts';
import type { Language } from '#studio/shared/language.ts';
import { requestHash } from '#studio/shared/request-hash.ts';
import type { Who } from '#studio/shared/who.ts';
import { countPages, taskSubject } from './render-workbook.ts';
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

/**
 * A new workbook of one PDF, hidden until it is shown. Its id, part of its address, is made of its title. The same form
 * (`once`) sent twice makes one and is answered alike.
 */
export async function createWorkbook(
  world: World,
  who: Who,
  input: { title: string; language: Language; bytes: Uint8Array },
  once?: string | null,
): Promise<WorkbookOutcome> {
  if (who.role !== 'owner') return refused(who, 'not-allowed');
  const title = fields.shape.title.safeParse(input.title);
  if (!title.success) return refused(who, 'too-long');
  const id = courseIdOf(title.data);
  if (!id) return refused(who, 'no-title');
  const edition = { ...input, id, title: title.data };
  return putUp(world, who, edition, async (tx) => ((await insertOwnWorkbook(tx, id)) ? null : 'taken'), once);
}

/**
 * Another PDF for an edition, or the first of a language: its words stay, its sheets are drawn anew. `seen` is the PDF
 * that stood there when the form was made ('': none); when it is another one by now, that one stays. Sent twice it is
 * put up once.
 */
export async function replaceEdition(
  world: World,
  who: Who,
  input: { id: string; language: Language; seen: string; bytes: Uint8Array },
): Promise<WorkbookOutcome> {
  if (who.role !== 'owner') return refused(who, 'not-allowed');
  const known = await world.db.query
    .selectFrom('workbook_texts')
    .select(['language', 'title'])
    .where('workbook_id', '=', input.id)
    .execute();
  const title = (known.find(({ language }) => language === input.language) ?? known[0])?.title;
  if (title === undefined) return refused(who, 'not-found');
  const press = requestHash('workbook.uploaded', input);
  return putUp(world, who, { ...input, title, press }, async (tx) => {
    const book = await lockWorkbook(tx, input.id);
    if (!book) return 'not-found';
    const standing = book.pdfs[input.language] ?? '';
    if (standing === input.seen) return null;
    // What this press has put up before stands there.
    return standing !== '' && (await findAnswer(tx, press)) === standing
      ? { same: input.id }
      : 'file-changed';
  });
}

/** The file first, then the row that names it, then the files it named before: no page names one that is not there. */
async function putUp(
  world: World,
  who: Who,
  /** `press`: by what the same press is known again, as long as its PDF stands there. */
  input: { id: string; title: string; language: Language; bytes: Uint8Array; press?: string },
  /** Why it is not put up; null: it is. */
  prepare: (tx: Tx) => Promise<{ same: string } | EditRefusal | null>,
  formOnce?: string | null,
): Promise<WorkbookOutcome> {
  const { id, title, language, bytes } = input;
  const refuse = (refusal: FileRefusal) => fileRefusal(who.language, refusal);
  if (bytes.length === 0) return refuse('empty');
  if (bytes.length > maxPdfBytes) return refuse('pdf-too-large');
  const finding = inspectPdf(bytes);
  if (finding !== 'pdf') return refuse(finding === 'encrypted' ? 'encrypted' : 'not-pdf');
  const pages = await countPages(world, bytes);
  if (pages === null) return refuse('not-pdf');
  const key = `workbooks/${randomUUID()}.pdf`;
  await world.files.put(key, once(bytes), { contentType: 'application/pdf', maxBytes: maxPdfBytes });
  // Until the row names it, the new file is the one that nobody needs.
  let former: FormerFiles = [key];
  const write = async (tx: Tx, at: Temporal.Instant): Promise<Edited> => {
    const refusal = await prepare(tx);
    if (refusal) return refusal;
    const subjectId = taskSubject({ workbookId: id, language });
    await closeTask(tx, { kind: 'file-failed', subjectId, by: 'owner', at });
    former = await putEdition(tx, { workbookId: id, language, title, pages, bytes: bytes.length, key });
    if (input.press) await storeAnswer(tx, input.press, key, at);
    await world.jobs.send(tx, 'render-workbook', { workbookId: id, language });
    await contentChanged(world.db, tx, 'workbooks');
    return { id, action: 'workbook.uploaded', subject: `workbook:${id}` };
  };
  const outcome = await editing(world, who, write, formOnce);
  for (const gone of outcome.ok ? former : [key]) await world.files.remove(gone);
  return outcome;
}

/** New words for its editions, shown or hidden. 'changed' when somebody saved it since it was read. */
export async function changeWorkbook(
  world: World,
  who: Who,
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
  return editing(
    world,
    who,
    async (tx) => {
      const words = typed.data as typeof input.words;
      if (await updateWorkbook(tx, { ...input, words })) {
        await contentChanged(world.db, tx, 'workbooks');
        return { id: input.id, action: 'workbook.changed', subject: `workbook:${input.id}` };
      }
      const there = await tx
        .selectFrom('workbooks')
        .select('id')
        .where('id', '=', input.id)
        .executeTakeFirst();
      return there ? 'changed' : 'not-found';
    },
    requestHash('workbook.changed', { ...input, words: typed.data }),
  );
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
