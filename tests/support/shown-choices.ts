import sharp from 'sharp';
import type { Page } from '#tests/packages/playwright.ts';

/** WCAG 2.2, 1.4.11: contrast between the states of a control. */
const leastContrast = 3;
/** A change of fewer pixels is not visible. */
const leastPixels = 24;

/**
 * Every radio button and checkbox that looks the same whether or not it is checked; of a group the first two.
 */
export async function unseenChoices(page: Page): Promise<{ tested: number; uncovered: string[] }> {
  const count = await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLInputElement>('input[type=radio], input[type=checkbox]')];
    const group = (control: HTMLInputElement) =>
      [...(control.form?.elements ?? [])].filter((other) => 'name' in other && other.name === control.name);
    const seen = all.filter((control) => {
      if (group(control).indexOf(control) > 1) return false;
      const box = (control.labels?.[0] ?? control).getBoundingClientRect();
      return control.checkVisibility() && !control.disabled && box.width > 1 && !control.closest('.unseen');
    });
    for (const [nth, control] of seen.entries()) control.dataset.choiceTest = String(nth);
    return seen.length;
  });
  const uncovered: string[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const without = await picture(page, nth, false);
    const chosen = await picture(page, nth, true);
    if ((await pixelsApart(without.png, chosen.png)) < leastPixels) uncovered.push(chosen.name);
  }
  return { tested: count, uncovered };
}

async function picture(page: Page, nth: number, isChosen: boolean): Promise<{ png: Buffer; name: string }> {
  const { name, ...clip } = await page.evaluate(
    ([at, checked]) => {
      const control = document.querySelector<HTMLInputElement>(`[data-choice-test="${at}"]`);
      if (!control) throw new Error('no such control');
      control.checked = checked === 1;
      const label = control.labels?.[0] ?? control;
      label.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = label.getBoundingClientRect();
      return { name: `${control.name} ${control.value}`, x, y, width, height };
    },
    [nth, isChosen ? 1 : 0] as const,
  );
  return { name, png: await page.screenshot({ clip }) };
}

async function pixelsApart(before: Buffer, after: Buffer): Promise<number> {
  const [one, other] = await Promise.all([luminances(before), luminances(after)]);
  return one.filter((value, at) => {
    const [darker = 0, lighter = 0] = [value, other[at] ?? value].sort((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05) >= leastContrast;
  }).length;
}

async function luminances(png: Buffer): Promise<number[]> {
  const data = await sharp(png).removeAlpha().raw().toBuffer();
  const linear = (value = 0) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return Array.from(
    { length: data.length / 3 },
    (_, at) =>
      0.2126 * linear(data[at * 3]) + 0.7152 * linear(data[at * 3 + 1]) + 0.0722 * linear(data[at * 3 + 2]),
  );
}
