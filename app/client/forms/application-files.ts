import { type FileProblem, fileProblemText } from '#studio/applications/application.messages.ts';
import { uploadRules } from '#studio/applications/application.ts';
import type { Language } from '#studio/shared/language.ts';
import { showToast } from '../toasts.ts';
import { clearFieldError, showFieldError } from './field-errors.ts';

/** Validates files before upload. One invalid file clears the whole selection, as specified. */
export async function checkFiles(input: HTMLInputElement, language: Language): Promise<void> {
  clearFieldError(input);
  const files = [...(input.files ?? [])];
  const found = await problemOf(files);
  if (!found) return listFiles(input, files, language);
  input.value = '';
  input.dataset.files = '0';
  listFiles(input, [], language);
  const toast = fileProblemText(found.problem, found.name, language);
  showFieldError(input, toast.text);
  showToast({ ...toast, isDestructive: true }, input);
}

async function problemOf(
  files: readonly File[],
): Promise<{ problem: FileProblem; name: string | null } | null> {
  for (const file of files) {
    if (file.size > 0 && !(await beginsAsPdf(file))) return { problem: 'not-pdf', name: file.name };
  }
  for (const { size, name } of files) {
    if (size === 0) return { problem: 'empty', name };
    if (size > uploadRules.maxFileBytes) return { problem: 'too-large', name };
  }
  return files.length > uploadRules.mostFiles ? { problem: 'too-many', name: null } : null;
}

/** Checks the PDF signature; the server validates further. */
async function beginsAsPdf(file: File): Promise<boolean> {
  return /%PDF-\d\.\d/.test(await file.slice(0, 1032).text());
}

function listFiles(input: HTMLInputElement, files: readonly File[], language: Language): void {
  const tray = input.closest('.tray');
  tray?.parentElement?.querySelector('.uploads')?.remove();
  if (!tray || files.length === 0) return;
  const list = document.createElement('ul');
  list.className = 'uploads';
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  for (const { name, size } of files) {
    const row = document.createElement('li');
    row.className = 'upload';
    row.append(cell('upload-name', name), cell('upload-size', `${format.format(size / 1_048_576)} MB`));
    list.append(row);
  }
  tray.after(list);
}

function cell(className: string, text: string): HTMLSpanElement {
  const span = document.createElement('span');
  span.className = className;
  span.textContent = text;
  return span;
}
