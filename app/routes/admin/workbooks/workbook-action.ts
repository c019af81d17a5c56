import { isChecked, readForm, textOf } from '#app/web/forms/read-form.ts';
import { readUpload } from '#app/web/forms/read-upload.ts';
import type { World } from '#platform/world.ts';
import { maxPdfBytes } from '#studio/learning/files/lesson-file.ts';
import { fileRefusals } from '#studio/learning/files/upload.messages.ts';
import type { Who } from '#studio/shared/who.ts';
import { removeWorkbook } from '#studio/workbooks/arrange-workbooks.ts';
import { changeWorkbook, replaceEdition } from '#studio/workbooks/edit-workbook.ts';
import { versionFrom } from '../courses/read-texts.ts';

export interface RefusedWorkbook {
  problem: string;
  refusal: string;
  typed: Partial<Record<'en' | 'da', { title: string; description: string }>> | null;
  isPublished: boolean;
  status: number;
}

const statuses: Readonly<Record<string, number>> = {
  'not-found': 404,
  changed: 409,
  'changed-meanwhile': 409,
  'file-changed': 409,
};

/** Replaces the PDF or the texts. */
export async function actOnWorkbook(
  world: World,
  who: Who,
  id: string,
  request: Request,
): Promise<{ to: string } | RefusedWorkbook> {
  const path = `/admin/workbooks/${id}`;
  const refused = (problem: string, refusal: string, status: number): RefusedWorkbook => ({
    problem,
    refusal,
    typed: null,
    isPublished: false,
    status,
  });
  if (/^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '')) {
    const rules = { mostFiles: 1, maxFileBytes: maxPdfBytes };
    return readUpload(request, rules, async ({ form, files: [file], refusal }) => {
      const words = fileRefusals[who.language];
      if (refusal) {
        const why = refusal.reason === 'busy' ? 'busy' : 'pdf-too-large';
        return refused(words[why], why, 413);
      }
      if (!file) return refused(words['no-file'], 'no-file', 400);
      const language = textOf(form, 'language') === 'da' ? 'da' : 'en';
      const seen = textOf(form, 'seen');
      const outcome = await replaceEdition(world, who, { id, language, seen, bytes: file.bytes });
      if (outcome.ok) return { to: `${path}?did=arrived` };
      return refused(outcome.message, outcome.refusal, statuses[outcome.refusal] ?? 400);
    });
  }
  const form = await readForm(request);
  if (textOf(form, 'intent') === 'remove') {
    const seen = textOf(form, 'seen');
    const outcome = await removeWorkbook(world, who, { id, version: versionFrom(form), seen });
    if (outcome.ok) return { to: '/admin/workbooks?did=removed' };
    return refused(outcome.message, outcome.refusal, statuses[outcome.refusal] ?? 404);
  }
  const isPublished = isChecked(form, 'show');
  const typed = Object.fromEntries(
    (['en', 'da'] as const)
      .map((language) => [language, language === 'en' ? 'En' : 'Da'] as const)
      .filter(([, suffix]) => form.has(`title${suffix}`))
      .map(([language, suffix]) => [
        language,
        { title: textOf(form, `title${suffix}`), description: textOf(form, `description${suffix}`) },
      ]),
  ) as NonNullable<RefusedWorkbook['typed']>;
  const version = versionFrom(form);
  const outcome = await changeWorkbook(world, who, { id, version, isPublished, words: typed });
  if (outcome.ok) return { to: `${path}?did=saved` };
  const status = statuses[outcome.refusal] ?? 400;
  return { ...refused(outcome.message, outcome.refusal, status), typed, isPublished };
}
