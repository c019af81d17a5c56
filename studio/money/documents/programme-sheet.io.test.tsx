import { expect, test } from 'vitest';
import { fillNames } from '#studio/shared/content/document.ts';
import { readPdf } from '#tests/support/pdf-text.ts';
import { processes } from '#tests/support/processes/shared-processes.ts';
import { privateCoaching } from '../../../db/sample/content/private-coaching.ts';
import { sampleIdentity } from '../../../db/sample/identity.ts';
import { ProgrammeSheet } from './programme-sheet.tsx';
import { renderDocument } from './render-document.ts';

function sheet(language: 'en' | 'da', identity = sampleIdentity) {
  const blocks = fillNames(privateCoaching[language], identity);
  return renderDocument(
    processes,
    <ProgrammeSheet
      document={{ key: 'private-coaching', language, blocks }}
      identity={identity}
      prices={[{ label: 'DKK', value: 'fra 1.950' }]}
    />,
  );
}

test('it has the texts and prices of the page, including Danish letters, on one page [S7.22]', async () => {
  const pdf = await sheet('da');
  const { pages, text } = await readPdf(pdf);
  expect(pages).toHaveLength(1);
  for (const words of ['Privat coaching', 'Varighed', 'fra 1.950', '1401 København K', 'øvelser']) {
    expect(text).toContain(words);
  }
});

test('it declares title, language and outline', async () => {
  const sheetPdf = await readPdf(await sheet('en'));
  expect(sheetPdf.title).toBe('Private Coaching, Lindehav Voice Studio');
  expect(sheetPdf.language).toBe('en');
  expect(sheetPdf.bookmarks).toContain('Practical information');
});

test('it embeds its fonts, in less than 100 kB, and can set any European name', async () => {
  const pdf = await sheet('en', { ...sampleIdentity, addressLines: ['Łukasz Šťastný Gökçe'] });
  expect(pdf.length).toBeLessThan(100_000);
  expect(Buffer.from(pdf).toString('latin1')).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/);
  expect((await readPdf(pdf)).text).toContain('Łukasz Šťastný Gökçe');
});

test('every letter is set correctly, also after its accented variant', async () => {
  const lines = ['Åse Ærø', 'Anna Alene', 'Émile', 'Eva', 'Über', 'Ulla Oda Ø', 'a/b'];
  for (const round of ['first', 'second']) {
    const blocks = [
      { type: 'headline' as const, text: `Åben ${round}` },
      { type: 'facts' as const, rows: lines.map((line) => ({ label: line, value: line })) },
    ];
    const pdf = await renderDocument(
      processes,
      <ProgrammeSheet
        document={{ key: 'x', language: 'da', blocks }}
        identity={sampleIdentity}
        prices={[]}
      />,
    );
    const { text } = await readPdf(pdf);
    for (const line of lines) expect(text.split(line)).toHaveLength(3);
  }
});

test('a long title is set without being squeezed', async () => {
  const blocks = [{ type: 'headline' as const, text: 'Grundlæggende sangundervisning for voksne begyndere' }];
  const pdf = await renderDocument(
    processes,
    <ProgrammeSheet document={{ key: 'x', language: 'da', blocks }} identity={sampleIdentity} prices={[]} />,
  );
  expect((await readPdf(pdf)).text).toContain('Grundlæggende sangundervisning for voksne begyndere');
});
