import type { Versions } from './engines.ts';

export interface Report {
  /** Where people reported that a product broke. */
  report: string;
  kind: 'script' | 'style' | 'markup';
  source: string;
  feature: string;
  /** The browser that it broke in. */
  brokenIn: Versions;
}

export const reports: readonly Report[] = [
  {
    report: 'wojtekmaj/react-pdf#1901: no PDF on iPhones',
    kind: 'script',
    source: 'const { promise, resolve } = Promise.withResolvers();',
    feature: 'javascript.builtins.Promise.withResolvers',
    brokenIn: { safari_ios: '17.3' },
  },
  {
    report: 'mozilla/experimenter#4303: a blank page',
    kind: 'script',
    source: 'text.split(/(?<=\\n)/)',
    feature: 'javascript.regular_expressions.lookbehind_assertion',
    brokenIn: { safari: '16.3', safari_ios: '16.3' },
  },
  {
    report: 'hotosm/field-tm#2403: the form does not open',
    kind: 'script',
    source: 'if (URL.canParse(text)) open(text);',
    feature: 'api.URL.canParse_static',
    brokenIn: { safari_ios: '16.6' },
  },
  {
    report: 'sybrew/the-seo-framework#698: the editor of an article',
    kind: 'script',
    source: 'const url = URL.parse(text);',
    feature: 'api.URL.parse_static',
    brokenIn: { chrome: '125' },
  },
  {
    report: 'sourcegraph/sourcegraph-public-snapshot#63964: the whole site',
    kind: 'script',
    source: 'const days = Object.groupBy(slots, ({ day }) => day);',
    feature: 'javascript.builtins.Object.groupBy',
    brokenIn: { safari: '17.3' },
  },
  {
    report: 'VueTorrent/VueTorrent#1838: the page no longer changes',
    kind: 'script',
    source: 'tags.value = tags.value.symmetricDifference(added)',
    feature: 'javascript.builtins.Set.symmetricDifference',
    brokenIn: { firefox: '122' },
  },
  {
    report: 'MarechJ/hll_rcon_tool#1037: an error on the page',
    kind: 'script',
    source: 'timers.current.values().forEach((timer) => clearTimeout(timer));',
    feature: 'javascript.builtins.Iterator.forEach',
    brokenIn: { firefox: '128' },
  },
  {
    report: 'brownplt/pyret-lang#1896: no charts in schools',
    kind: 'script',
    source: 'const bars = [...counts.entries().map(([at]) => at)];',
    feature: 'javascript.builtins.Iterator.map',
    brokenIn: { safari: '17.6' },
  },
  {
    report: 'makeplane/plane#9134: a project does not open',
    kind: 'script',
    source: 'window.requestIdleCallback(() => measure());',
    feature: 'api.Window.requestIdleCallback',
    brokenIn: { safari: '17.4', safari_ios: '17.4' },
  },
  {
    report: 'mozilla-mobile/firefox-ios#22170: fields without layout',
    kind: 'style',
    source: '.field { & input { width: 100% } }',
    feature: 'css.selectors.nesting',
    brokenIn: { safari_ios: '16.4' },
  },
  {
    report: 'GovAlta/ui-components#3540: a menu in the corner of the window',
    kind: 'style',
    source: '.menu { position-area: bottom span-right }',
    feature: 'css.properties.position-area',
    brokenIn: { safari: '18.6', safari_ios: '18.6' },
  },
  {
    report: 'angular/angular#57448: words that cannot be seen',
    kind: 'style',
    source: 'code { color: color-mix(in srgb, var(--ink) 80%, white) }',
    feature: 'css.types.color.color-mix',
    brokenIn: { safari: '15.6' },
  },
  {
    report: 'primer/view_components#2209: a menu that is always open',
    kind: 'markup',
    source: '<div popover="auto">New</div>',
    feature: 'html.global_attributes.popover',
    brokenIn: { firefox: '115', safari_ios: '16.6' },
  },
];
