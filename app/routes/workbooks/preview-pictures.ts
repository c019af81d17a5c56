import { sampleFileOf } from '#studio/learning/workbook.ts';

const addresses = import.meta.glob<string>('../../pictures/workbooks/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Where the picture of a sheet is fetched, and which page of its book it shows; null: it does not come with the software. */
export function previewPicture(stored: string): { src: string; page: number } | null {
  const file = sampleFileOf(stored);
  const src = file ? addresses[`../../pictures/workbooks/${file}`] : undefined;
  const page = Number(/-(\d+)\.webp$/.exec(file ?? '')?.[1] ?? 1);
  return src ? { src, page } : null;
}
