import { sampleFileOf } from '#studio/teaching/workbooks/workbook.ts';

const addresses = import.meta.glob<string>('../../../pictures/workbooks/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** URL of a preview and the page it shows; null: not found. */
export function previewPicture(stored: string): { src: string; page: number } | null {
  const file = sampleFileOf(stored);
  // Previews of uploaded PDFs are stored by page number (studio/teaching/workbooks/render-workbook.ts).
  const own = file === null ? /^pictures\/[0-9a-f-]{36}\/(\d+)\.webp$/.exec(stored)?.[1] : undefined;
  if (own) return { src: `/${stored}`, page: Number(own) };
  const src = file ? addresses[`../../../pictures/workbooks/${file}`] : undefined;
  const page = Number(/-(\d+)\.webp$/.exec(file ?? '')?.[1] ?? 1);
  return src ? { src, page } : null;
}
