import { textOf } from '#app/web/forms/read-form.ts';

/** The version at render time; null: absent. */
export function versionOf(form: FormData): string | null {
  return form.has('seen') ? textOf(form, 'seen') : null;
}

/** -1 matches no stored version. */
export function versionFrom(form: FormData): number {
  const text = textOf(form, 'version');
  return /^\d{1,9}$/.test(text) ? Number(text) : -1;
}

export function directionFrom(form: FormData): 'up' | 'down' {
  return textOf(form, 'direction') === 'down' ? 'down' : 'up';
}

/** 0 is the id of nothing; more digits do not fit into an integer of the database. */
export function idFrom(parameter: string): number {
  return /^\d{1,9}$/.test(parameter) ? Number(parameter) : 0;
}
