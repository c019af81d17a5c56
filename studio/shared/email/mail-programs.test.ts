import { describe, expect, test } from 'vitest';
import {
  asShownBy,
  declarationsOf,
  gmailBytes,
  lookedUp,
  shownElements,
} from '#tests/support/mail/mail-programs.ts';
import { textOf } from '#tests/support/site/html.ts';
import { branding } from '#tests/support/site/sample-branding.ts';
import type { Block } from './email-content.ts';
import { button, facts, links, quote, small, text } from './email-content.ts';
import { renderEmail } from './render-email.ts';

const blocks: Block[] = [
  { kind: 'image', src: 'https://studio.example/p/1/email.jpg', width: 560, height: 373, alt: 'A red stage' },
  text('The dressing room is too small,\nthe clock is too loud.'),
  { kind: 'heading', text: 'Minute one to three' },
  {
    kind: 'rich',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'Nothing with the voice.' }] },
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Shoulders, jaw' }] }],
          },
        ],
      },
    ],
  },
  facts(['Price', '1.950 kr.\n260 €'], ['Next date', '2–4 May 2027']),
  quote('It was quiet for once.\n\nMia'),
  { kind: 'hour', date: 'WINTER', clocks: ['Enter the code in the cart'] },
  button('Read more and book', 'https://studio.example/courses'),
  small('You get this because you subscribed.'),
  links({ label: 'Unsubscribe', href: 'https://studio.example/newsletter/unsubscribe/0' }),
];
const { html, text: plain } = renderEmail({
  branding,
  language: 'en',
  subject: 'Ten minutes before',
  headline: 'Ten minutes before',
  blocks,
});

const names = new Set(
  [...html.matchAll(/ style="([^"]*)"/g)].flatMap(([, style = '']) =>
    declarationsOf(style).map(([name]) => name),
  ),
);

describe('an email with every kind of block', () => {
  test('has only elements and properties whose support is written down', () => {
    const elements = new Set([...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag = '']) => tag));
    expect([...elements].filter((tag) => !shownElements.has(tag))).toEqual([]);
    expect([...names].filter((name) => !lookedUp.has(name))).toEqual([]);
    expect(html).not.toMatch(/url\(|@import|@font-face|position:|background-image|<link|<svg/);
  });

  test('is 560 pixels wide in Outlook on Windows, has its lines there, and room in what has a ground', () => {
    const shown = asShownBy('Outlook on Windows', html);
    expect(shown).toMatch(/<table[^>]*style="[^"]*width:560px/);
    expect(shown).toContain('The dressing room is too small,<br/>the clock is too loud.');
    expect(shown).toContain('1.950 kr.<br/>260 €');
    const grounds = [...shown.matchAll(/<(\w+)[^>]*style="([^"]*background-color:#(?!F5F1E8)[^"]*)"/g)];
    const cells = grounds.filter(([, tag]) => tag !== 'a');
    expect(cells.length).toBeGreaterThan(1);
    for (const [, tag, style] of cells)
      expect([tag, style]).toEqual(['td', expect.stringContaining('padding')]);
  });

  test('has every colour of its text inline, so that Gmail shows it without the style element', () => {
    const shown = asShownBy('Gmail', html);
    expect(shown).not.toContain('<style');
    expect(textOf(shown)).toContain('Nothing with the voice.');
    for (const [, name, style] of shown.matchAll(/ class="(ink|quiet|on-sun|key)" style="([^"]*)"/g))
      expect([name, style]).toEqual([name, expect.stringMatching(/(?:^|;)color:#/)]);
    expect(Buffer.byteLength(html)).toBeLessThan(gmailBytes / 5);
  });

  test('has pictures with size and description, also where pictures are off', () => {
    const pictures = [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => tag);
    expect(pictures).toHaveLength(2);
    for (const tag of pictures)
      expect(tag).toMatch(/(?=.* alt="[^"]+")(?=.* width="\d+")(?=.* height="\d+")/);
  });

  test('is dark where the program supports it', () => {
    expect(asShownBy('Apple Mail', html)).toContain('prefers-color-scheme: dark');
    const dark = new Set([...html.matchAll(/^ {2}\.([\w-]+)/gm)].map(([, name]) => name));
    const used = new Set(
      [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    expect([...used].filter((name) => !dark.has(name))).toEqual([]);
  });

  test('reads as plain text, with every address on a line of its own', () => {
    expect(plain).toContain('# Minute one to three\n\nNothing with the voice.\n\n• Shoulders, jaw');
    expect(plain).toContain('Price: 1.950 kr.');
    expect(plain).toContain('Unsubscribe:\nhttps://studio.example/newsletter/unsubscribe/0\n');
    expect(plain.split('\n').filter((line) => line.includes('https://') && /\s/.test(line.trim()))).toEqual(
      [],
    );
  });
});
