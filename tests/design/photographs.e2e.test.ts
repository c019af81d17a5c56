import { expect, test } from 'vitest';
import { desktop, phone, testBrowser } from '#tests/support/browser/browser.ts';
import { runningSite } from '#tests/support/site/running-site.ts';

const site = runningSite();
const browser = testBrowser(() => [new URL(site.url).host]);

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)(
  'photographs in the places of drawings: described, in grey, cropped and sharp, on %s',
  async (_, profile) => {
    const { page } = await browser.visitor({ ...profile, reducedMotion: 'reduce' });
    await page.goto(`${site.url}/ui#photograph`);
    const exhibit = page.locator('#photograph');
    for (const picture of await exhibit.locator('img.grey').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).complete)).toBe(true);
    }
    const shown = await exhibit.locator('img.grey').evaluateAll((images) =>
      (images as HTMLImageElement[]).map((image) => {
        const { filter, objectFit } = getComputedStyle(image);
        const { left, right, width, height } = (
          image.closest('figure, .whole') ?? image
        ).getBoundingClientRect();
        return {
          alt: image.alt,
          isGrey: filter.includes('grayscale(1)'),
          isDistorted: objectFit === 'fill' && Math.abs(image.width / image.height - 0.8) > 0.01,
          isSharp: image.naturalWidth >= Math.min(800, image.width),
          isInside: left < innerWidth && right > 0 && width > 40 && height > 40,
        };
      }),
    );
    expect(shown).toHaveLength(4);
    const faults = shown.filter(
      ({ alt, isGrey, isDistorted, isSharp, isInside }) =>
        !alt || !isGrey || isDistorted || !isSharp || !isInside,
    );
    expect(faults).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  },
);
