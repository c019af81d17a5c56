import { textOf } from '#app/web/forms/read-form.ts';
import { readWhole } from '#studio/shared/whole-number.ts';

/** Fields `carrier`, `number`, `url`, and `piece:<position>` for each line. */
export function parcelOf(form: FormData): unknown {
  const pieces = [...form].flatMap(([name, value]) => {
    const [kind, position] = name.split(':', 2);
    if (kind !== 'piece' || typeof value !== 'string') return [];
    return [
      {
        position: Number(position),
        quantity: value.trim() === '' ? 0 : (readWhole(value, { to: 999_999 }) ?? Number.NaN),
      },
    ];
  });
  return {
    carrier: textOf(form, 'carrier'),
    number: textOf(form, 'number'),
    url: textOf(form, 'url').trim(),
    pieces,
  };
}
