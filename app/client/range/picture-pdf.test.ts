import { expect, test } from 'vitest';
import { picturePdf } from './picture-pdf.ts';

const jpeg = new Uint8Array([0xff, 0xd8, 0x0a, 0x00, 0xff, 0xd9]);

test('PDF of a picture: every offset of its table leads to its object, and the picture is unchanged', () => {
  const file = Buffer.from(picturePdf(jpeg, { width: 2400, height: 1260, title: 'Åse: G3–F5' }));
  const text = file.toString('latin1');
  expect(text.startsWith('%PDF-1.4\n')).toBe(true);
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  expect(text.slice(table, table + 4)).toBe('xref');
  const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) =>
    Number(offset),
  );
  expect(offsets).toHaveLength(6);
  for (const [n, offset] of offsets.entries())
    expect(text.slice(offset, offset + 8)).toContain(`${n + 1} 0 obj`);
  expect(file.includes(Buffer.from(jpeg))).toBe(true);
  expect(text).toContain('MediaBox[0 0 800 420]');
});

test('PDF of a picture: its title is text that readers of documents say', () => {
  const text = Buffer.from(picturePdf(jpeg, { width: 2, height: 1, title: 'Å–' })).toString('latin1');
  expect(text).toContain('/Title<FEFF00c52013>');
});
