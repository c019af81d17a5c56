import { describe, expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';
import { pieces, textOf } from '#tests/support/site/html.ts';

const given = testApp();
const mainText = (html: string) => textOf(pieces(html, 'main')[0] ?? '');
const page = async (address: string) => (await given.fetch(address)).text();

describe('/sales', () => {
  test.each([
    ['/sales', 'Choose a plan', '/checkout/main-course?'],
    ['/sales?courseId=main-course', 'Choose a plan', '/checkout/main-course-professional?'],
    ['/sales?courseId=beginner-course', 'Nobody is born out of tune', '/checkout/beginner-course?'],
    ['/sales?courseId=advanced-course', 'You sing in a band, a choir', '/checkout/advanced-course?'],
    ['/sales?courseId=nonsense', 'Choose a plan', '/checkout/main-course?'],
    [
      '/da/sales?courseId=beginner-course',
      'Ingen er født til at synge falsk',
      '/da/checkout/beginner-course?',
    ],
    ['/da/sales', 'Vælg din plan', '/da/checkout/main-course-premium?'],
  ])(
    '%s shows its course, and its buttons link to the checkout [S2.25]',
    async (address, words, checkout) => {
      const html = await page(address);
      expect(mainText(html)).toContain(words);
      expect(html).toContain(`href="${checkout}`);
    },
  );

  test('has the prices of the specification in dollars: 97, 147 and 297, 497, 997 [S3.15]', async () => {
    expect(mainText(await page('/sales?courseId=beginner-course'))).toContain('$97');
    expect(mainText(await page('/sales?courseId=advanced-course'))).toContain('$147');
    const main = mainText(await page('/sales'));
    for (const words of ['Basic', '$297', 'Premium', '$497', 'Professional', '$997']) {
      expect(main).toContain(words);
    }
  });

  test('offers three monthly payments for Premium and Professional only, which sum to the price [S9.08]', async () => {
    const html = await page('/sales');
    const main = mainText(html);
    expect(main).toContain('or 3 monthly payments: $165.68 today, then 2 × $165.66');
    expect(main).toContain('3 monthly payments: $332.34 today, then 2 × $332.33');
    expect(main.match(/3 monthly payments/g)).toHaveLength(2);
    expect(html).toContain('href="/checkout/main-course-premium-3-months?');
    expect(html).toContain('href="/checkout/main-course-professional-3-months?');
    expect(mainText(await page('/da/sales'))).toContain(
      'eller 3 månedlige betalinger: USD 165,68 i dag, derefter 2 × USD 165,66',
    );
  });

  test('lists its lessons with the length of each, in both languages', async () => {
    expect(mainText(await page('/sales'))).toMatch(/Out before in Audio \d:\d\d/);
    expect(mainText(await page('/sales'))).toContain('The breath you already have Reading');
    expect(mainText(await page('/da/sales'))).toMatch(/Lyd \d:\d\d/);
  });

  test('has hero, modules, FAQ and the 30-day guarantee; its testimonials are marked as samples [S2.124]', async () => {
    const html = await page('/sales');
    const main = mainText(html);
    for (const words of [
      'Eight modules',
      'Over the break without a jolt',
      'FAQ',
      '30-day satisfaction guarantee',
    ]) {
      expect(main).toContain(words);
    }
    const [own = ''] = html.split('class="closing-quote"');
    expect(own.match(/class="sample-mark"/g)).toHaveLength(3);
  });

  test('links to a checkout page that names every plan', async () => {
    const names = {
      'main-course': 'The Whole Voice, Basic',
      'main-course-premium': 'The Whole Voice, Premium',
      'main-course-premium-3-months': 'The Whole Voice, Premium, monthly',
      'beginner-course': 'First Notes',
    };
    for (const [id, name] of Object.entries(names)) {
      expect(mainText(await page(`/checkout/${id}?currency=USD`))).toContain(name);
    }
  });
});
