import { describe, expect, test } from 'vitest';
import { pageAddress } from '#studio/shared/language.ts';
import { linksInLanguage } from './links-in-language.ts';

describe('the address of a page in a language', () => {
  test.each([
    ['/', 'da', '/da'],
    ['/', 'en', '/'],
    ['/#contact', 'da', '/da#contact'],
    ['/?index', 'da', '/da?index'],
    ['/courses', 'da', '/da/courses'],
    ['/da/courses', 'en', '/courses'],
    ['/da/da/courses', 'da', '/da/courses'],
    ['/courses/voice-elevated', 'en', '/en/courses/voice-elevated'],
    ['/da/courses/voice-elevated', 'da', '/courses/voice-elevated'],
    ['/sales?courseId=main-course#plans', 'da', '/da/sales?courseId=main-course#plans'],
    ['/PDFs/private-coaching.pdf', 'da', '/da/PDFs/private-coaching.pdf'],
  ] as const)('%s in %s is %s', (address, language, expected) => {
    expect(pageAddress(address, language)).toBe(expected);
  });

  test.each([
    'https://example.com/courses',
    '//example.com',
    'mailto:hej@example.com',
    '#details',
    '/PDFs/voice-elevated-en.pdf',
    '/assets/app-1.css',
    '/feeds/en.xml',
    '/favicon.svg',
    '/files/programme.pdf',
  ])('%s has no language and stays', (address) => {
    expect(pageAddress(address, 'da')).toBe(address);
  });
});

describe('links of a rendered page', () => {
  const inDanish = (html: string) => linksInLanguage(html, 'da');

  test('links, forms and buttons lead to pages in its language', () => {
    expect(inDanish('<a class="button" href="/courses?x=1&amp;y=2">')).toBe(
      '<a class="button" href="/da/courses?x=1&amp;y=2">',
    );
    expect(inDanish('<form method="post" action="/en/courses/voice-elevated">')).toBe(
      '<form method="post" action="/courses/voice-elevated">',
    );
    expect(inDanish('<button formAction="/cart/items/1/removal">')).toContain('"/da/cart/items/1/removal"');
  });

  test.each([
    '<a href="/courses" hrefLang="en">',
    '<link rel="stylesheet" href="/courses">',
    '<p>&quot; href=&quot;/courses&quot;</p>',
    '<a href="https://example.com/courses">',
  ])('%s stays', (html) => {
    expect(inDanish(html)).toBe(html);
  });
});
