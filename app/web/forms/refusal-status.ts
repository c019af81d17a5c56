import type { Refusal } from '#studio/shared/refusal.ts';

const statuses: Readonly<Record<Refusal, number>> = {
  'not-found': 404,
  changed: 409,
  invalid: 400,
  'too-large': 413,
  'too-often': 429,
  busy: 503,
  'no-answer': 503,
};

/**
 * 'captions-too-large' is a 'too-large', too, and 'changed-meanwhile' a 'changed'. `otherwise`: of the refusals that
 * only this form has.
 */
export function refusalStatus(refusal: string, otherwise: 400 | 409 = 400): number {
  const common = refusal.replace(
    /^(?:audio|captions|file|form|pdf|video)-(?=too-large$|changed$)|-meanwhile$/,
    '',
  );
  return statuses[common as Refusal] ?? otherwise;
}
