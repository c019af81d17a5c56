import { composed } from '#platform/composed-text.ts';

/** Empty for other media types and truncated bodies. Never throws. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    const isText = /^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '');
    const form = new FormData();
    // Several times faster than the platform's `formData`.
    const fields = isText ? new URLSearchParams(await request.text()) : await request.formData();
    for (const [name, value] of fields) form.append(name, fieldValue(name, value));
    return form;
  } catch {
    return new FormData();
  }
}

/** A password is what its owner types, also where another server compares it. */
export function fieldValue<T extends string | File>(name: string, value: T): T | string {
  return typeof value === 'string' && !/password/i.test(name) ? composed(value) : value;
}

const checkedValue = 'yes';

/** Any other or repeated value is not consent. */
export function isChecked(form: FormData, name: string): boolean {
  const values = form.getAll(name);
  return values.length === 1 && values[0] === checkedValue;
}

/** '' when it is missing or a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
