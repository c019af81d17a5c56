const passing = /:(hover|focus-visible|active)/g;
const controls = 'a, button, summary, input, select, textarea';

/** Copies each :hover, :focus and :active rule to a class, which elements in `data-force` get. */
export function forceStates(): void {
  if (!document.documentElement.dataset.forced) {
    document.documentElement.dataset.forced = 'yes';
    for (const sheet of document.styleSheets) copyRules(sheet);
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-force]')) {
    // Changing markup before hydration would cause a mismatch.
    if (place.closest('[data-late]:not([data-live])')) continue;
    const { force, forceOn } = place.dataset;
    const control = place.querySelector(forceOn ?? controls);
    control?.classList.add(`as-${force}`);
    // Hovering a control hovers its label; focus does not.
    if (force !== 'focus-visible') control?.closest('label')?.classList.add(`as-${force}`);
  }
}

function copyRules(list: CSSStyleSheet | CSSGroupingRule): void {
  for (let place = list.cssRules.length - 1; place >= 0; place -= 1) {
    const rule = list.cssRules[place];
    if (rule instanceof CSSStyleRule && passing.test(rule.selectorText))
      list.insertRule(rule.cssText.replace(passing, '.as-$1'), place + 1);
    else if (rule instanceof CSSGroupingRule) copyRules(rule);
    passing.lastIndex = 0;
  }
}
