/** The form of a request; an empty one when the body is none (another media type, cut off). Never throws. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}

/** What a ticked checkbox of our forms sends (app/ui/forms/choice.tsx). */
const checkedValue = 'yes';

/** Whether a checkbox was ticked: sent once, with the checkbox's own value. Any other value is no consent. */
export function isChecked(form: FormData, name: string): boolean {
  const values = form.getAll(name);
  return values.length === 1 && values[0] === checkedValue;
}

/** The text of a field; '' when it is missing or a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
