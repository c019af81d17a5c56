import { expect, test } from 'vitest';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
])(
  'shop on %s: price and Buy Now of each product share a row, and the picture leads to it',
  async (_, profile) => {
    const { page } = await browser.visitor(profile);
    for (const path of ['/shop', '/da/shop?tab=clothing-merchandise']) {
      await page.goto(site.url + path);
      const apart = await page.locator('.product').evaluateAll((products) =>
        products.flatMap((product) => {
          const box = (selector: string) => product.querySelector(selector)!.getBoundingClientRect();
          const [price, button, picture] = [box('.amount'), box('.button'), box('img')];
          const shareRow =
            price.bottom > button.top && price.top < button.bottom && price.right <= button.left + 1;
          const at = document.elementFromPoint(
            picture.left + picture.width / 2,
            picture.top + picture.height / 2,
          );
          const isLink =
            picture.bottom > innerHeight || at?.closest('a')?.getAttribute('href')?.includes('/shop/');
          return shareRow && isLink ? [] : [product.id];
        }),
      );
      expect(apart, path).toEqual([]);
    }
  },
);

test('courses on a phone: no play button covers its drawing, and quote, free times and codes are shown', async () => {
  const { page } = await browser.visitor(phone);
  await page.goto(`${site.url}/courses`);
  const covered = await page.locator('.measure-bar').evaluateAll(
    (bars) =>
      bars.filter((bar) => {
        const drawing = bar.querySelector('img')?.getBoundingClientRect();
        const button = bar.querySelector('.note-button')?.getBoundingClientRect();
        // The lower fifth of a drawing is empty.
        return drawing && button && button.top < drawing.top + 0.8 * drawing.height;
      }).length,
  );
  expect(covered).toBe(0);
  for (const part of ['.closing-quote blockquote', '.closing-quote time, .closing-quote a', '.code-links'])
    expect(await page.locator(part).first().isVisible(), part).toBe(true);
});
