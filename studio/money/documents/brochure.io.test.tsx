import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fillNames } from '#studio/shared/content/document.ts';
import { readPdf } from '#tests/support/pdf-text.ts';
import { processes } from '#tests/support/processes/shared-processes.ts';
import { voiceElevated } from '../../../db/sample/content/voice-elevated.ts';
import { sampleIdentity } from '../../../db/sample/identity.ts';
import { type BrochureOrder, printBrochure, printPracticeDiary } from './print-brochure.tsx';

const order: BrochureOrder = {
  document: {
    key: 'voice-elevated',
    language: 'en',
    blocks: fillNames(voiceElevated.en, sampleIdentity),
  },
  identity: sampleIdentity,
  variant: 'day',
  picture: null,
  prices: [{ label: 'DKK', value: '18,500' }],
  next: {
    dates: '20 February – 14 March 2027',
    runs: [{ dates: '20–21 February 2027', hours: '09:00–17:00' }],
  },
  applyUrl: 'https://studio.example/voice-elevated-application',
};

test('its cover is one page with title, subtitle and dates, whatever follows', async () => {
  const picture = await sharp({
    create: { width: 60, height: 50, channels: 4, background: { r: 23, g: 22, b: 28, alpha: 0.5 } },
  })
    .webp()
    .toBuffer();
  const { pages } = await readPdf(await printBrochure(processes, { ...order, picture }));
  expect(pages[0]).toMatch(/Voice Elevated .*Four weekends .*20 February – 14 March 2027/);
  expect(pages[0]).not.toContain('What’s included');
  expect(pages[1]).toContain('Weekend 1, 20–21 February 2027, 09:00–17:00');
});

test('no heading is alone at the foot of a page', async () => {
  const { pages } = await readPdf(await printBrochure(processes, order));
  const headings = ['What’s included', 'What you can do afterwards', 'Who it’s for', 'How to get a place'];
  for (const page of pages) {
    for (const heading of headings)
      expect(
        page
          .replace(/\d+ \/ \d+$/, '')
          .trim()
          .endsWith(heading),
      ).toBe(false);
  }
});

test('a programme without dates, prices or texts is still a brochure that says where to apply', async () => {
  const bare = { ...order, document: { ...order.document, blocks: [] }, prices: [], next: null };
  const { text, title } = await readPdf(await printBrochure(processes, bare));
  expect(title).toContain('Lindehav Voice Studio');
  expect(text).toContain('studio.example/voice-elevated-application');
});

test('a handbook without days has a title, and no dates', async () => {
  const { document, identity } = order;
  const pdf = await printPracticeDiary(processes, {
    document,
    identity,
    programme: 'Voice Elevated',
    dates: [],
  });
  expect((await readPdf(pdf)).text).toContain('Voice Elevated');
});
