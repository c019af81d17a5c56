import type { EnginePage } from './engine.ts';

/** What a person would see or hear is wrong with the page that is open, at its width. */
export async function faultsOf(page: EnginePage): Promise<readonly string[]> {
  await page.evaluate(loadEverything);
  return [...(await page.evaluate(faultsInPage)), ...page.problems()];
}

async function loadEverything(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  const { classList } = document.documentElement;
  while (classList.contains('awaits-fonts')) await new Promise((shown) => setTimeout(shown, 20));
}

function faultsInPage(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const named = (element: Element) => `<${element.localName} class="${element.className}">`;
  const isShown = (element: Element) => element.checkVisibility();
  const pictures = [...document.images].filter((image) => isShown(image) && image.naturalWidth === 0);
  // WebKit exposes a list without markers as text.
  const lists = [...document.querySelectorAll('ul:not([role]), ol:not([role])')].filter(
    (list) =>
      isShown(list) && [...list.children].some((item) => getComputedStyle(item).listStyleType === 'none'),
  );
  return [
    ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide in ${clientWidth}`] : []),
    ...pictures.map((image) => `picture not shown: ${image.currentSrc}`),
    ...lists.map((list) => `list without its role: ${named(list)}`),
  ];
}
