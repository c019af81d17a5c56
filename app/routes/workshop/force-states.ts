const passing = /:(hover|focus-visible|active)/g;
const controls = 'a, button, summary, input, select, textarea';

/**
 * Shows the page's parts as if somebody pointed at them, pressed them or had focus there: every rule for such a state is
 * copied for a class of the same name, which what stands in `data-force` is given. Only the page of parts does this.
 */
export function forceStates(): void {
  if (!document.documentElement.dataset.forced) {
    document.documentElement.dataset.forced = 'yes';
    for (const sheet of document.styleSheets) copyRules(sheet);
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-force]')) {
    // What React still has to take over must be as the server left it.
    if (place.closest('[data-late]:not([data-live])')) continue;
    const { force, forceOn } = place.dataset;
    const control = place.querySelector(forceOn ?? controls);
    control?.classList.add(`as-${force}`);
    // Pointing at a control points at its label; focus is the control's alone.
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
