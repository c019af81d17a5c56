import type { Queries } from '#platform/db/database.ts';
import type { Language } from '#studio/shared/language.ts';

export type ShopPicture =
  | { kind: 'plate'; id: string; name: string; alt: string }
  | {
      kind: 'photo';
      id: string;
      widths: number[];
      width: number;
      height: number;
      placeholder: string;
      alt: string;
    };

export async function shopPictures(
  q: Queries,
  productIds: readonly string[],
  language: Language,
): Promise<Map<string, ShopPicture[]>> {
  const rows = await q
    .selectFrom('product_pictures')
    .selectAll()
    .where('product_id', 'in', productIds)
    .orderBy('position')
    .orderBy('created_at')
    .execute();
  const found = new Map<string, ShopPicture[]>();
  for (const row of rows) {
    const alt = language === 'da' ? row.alt_da : row.alt_en;
    const { id, plate, widths, width, height } = row;
    const picture: ShopPicture | null = plate
      ? { kind: 'plate', id, name: plate, alt }
      : widths && width && height
        ? { kind: 'photo', id, widths, width, height, placeholder: row.placeholder ?? '', alt }
        : null;
    if (picture) found.set(row.product_id, [...(found.get(row.product_id) ?? []), picture]);
  }
  return found;
}
