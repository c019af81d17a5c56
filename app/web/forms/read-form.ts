/** Empty for other media types and truncated bodies. Never throws. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
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
