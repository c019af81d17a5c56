export interface Fallback {
  /** Paths of the compatibility data; '*' at the end stands for what is below. */
  features: readonly string[];
  /** What a browser without it shows or does. */
  without: string;
  /** The guard or the other rule, which must be in what is built. */
  guard?: RegExp;
}

const css = 'css.properties';

export const styleFallbacks: readonly Fallback[] = [
  {
    features: ['css.at-rules.page', 'css.at-rules.page.size'],
    without: 'prints with the margins and the paper of the print dialog',
  },
  {
    features: [`${css}.animation-timeline*`, `${css}.animation-range`],
    without: 'the header has its sheet, and the booking bar is shown, from a fixed place on',
    guard: /@supports \(animation-timeline:scroll\(\)\)/,
  },
  {
    features: [`${css}.view-timeline*`, `${css}.timeline-scope`],
    without: 'the booking bar stays beside the button of the closing section',
    guard: /@supports \(timeline-scope:--end\)/,
  },
  {
    features: ['css.selectors.details-content', `${css}.content-visibility*`],
    without: 'the list of contents has a button that opens it, and closed parts are not printed',
    guard: /@supports selector\(::details-content\)/,
  },
  {
    features: [`${css}.scroll-target-group*`, 'css.selectors.target-current'],
    without: 'the part on the screen is not marked in the list of contents',
    guard: /@supports \(scroll-target-group:auto\)/,
  },
  {
    features: [`${css}.text-decoration.dashed`],
    without: 'the line has the same style by another name',
    guard: /-webkit-text-decoration:underline dashed;text-decoration:underline dashed/,
  },
  {
    features: [`${css}.text-size-adjust`],
    without: 'phones know it by another name, and no computer enlarges text by itself',
    guard: /-webkit-text-size-adjust:100%;-moz-text-size-adjust:100%;text-size-adjust:100%/,
  },
  {
    features: [`${css}.field-sizing*`],
    without: 'the field keeps its height and scrolls',
    guard: /field-sizing:content;[^}]*min-height/,
  },
  {
    features: ['css.at-rules.media.scripting'],
    without: 'the page has what it has without scripts, and runs none',
    guard: /`canParse`in URL/,
  },
  {
    features: [`${css}.text-wrap*`],
    without: 'lines break where they are full',
  },
  {
    features: ['css.at-rules.font-face.*'],
    without: 'a text in the replacement font takes another width until its font is there',
  },
  {
    features: [`${css}.baseline-source*`],
    without: 'a link of several lines is aligned by its last line',
  },
  {
    features: [`${css}.scroll-initial-target*`],
    without: 'a row of tabs begins with the first one',
  },
  {
    features: [`${css}.scrollbar-width*`],
    without: 'the scroll bar has its usual width',
  },
  {
    features: [`${css}.overscroll-behavior`],
    without: 'the page scrolls on where a list without overflow ends',
  },
  {
    features: [`${css}.forced-color-adjust*`],
    without: 'the system has no forced colours either',
  },
  {
    features: [`${css}.break-after.avoid`],
    without: 'a printed heading may be the last line of a page',
  },
  {
    features: [`${css}.cursor.*`, `${css}.resize*`, 'css.selectors.selection'],
    without: 'a touch screen has no such pointer, handle or colour',
  },
  {
    features: ['css.selectors.marker'],
    without: 'the number of a list stands apart from its dot',
  },
  {
    features: [`${css}.outline`],
    without: 'the outline has square corners',
  },
];

const builtins = 'javascript.builtins';

export const scriptFallbacks: readonly Fallback[] = [
  {
    features: ['api.Document.fullscreen*', 'api.Element.requestFullscreen'],
    without: 'an iPhone shows the film in the full screen of its own player',
    guard: /document\.fullscreenEnabled\?await \w+\.requestFullscreen\(\):\w+\.webkitEnterFullscreen\?\.\(\)/,
  },
  {
    features: ['api.Notification*'],
    without: 'the owner is asked to add the app to the home screen first, or reads that there are none',
    guard: /`Notification`in window/,
  },
  {
    features: ['api.InputEvent.isComposing'],
    without: 'the code of the key says the same',
    guard: /\.isComposing\|\|\w+\.keyCode===229/,
  },
  {
    features: ['api.Document.startViewTransition'],
    without: 'the router and React change the page without a transition, which none of ours asks for',
    guard: /typeof \w+\.window\.document\.startViewTransition==`function`/,
  },
  {
    features: ['api.Document.caretPositionFromPoint', 'api.Document.caretRangeFromPoint'],
    without: 'the editor uses the other of the two',
    guard: /\.caretPositionFromPoint\)try.*\.caretRangeFromPoint\)/s,
  },
  {
    features: ['api.Selection.getComposedRanges'],
    without: 'the editor, which is in no shadow tree, reads the ordinary selection',
    guard: /if\(\w+\.getComposedRanges\)/,
  },
  {
    features: ['api.Window.navigation', 'api.Navigator.connection', 'api.Window.devicePixelRatio'],
    without: 'React goes without',
    guard:
      /typeof navigation==`object`.*navigator\.connection&&|navigator\.connection&&.*typeof navigation==`object`/s,
  },
  {
    features: ['api.Window.setImmediate'],
    without: 'React uses a message channel',
    guard: /typeof setImmediate<`u`\?setImmediate:null/,
  },
  {
    features: ['api.Navigator.share'],
    without: 'the card of a range is downloaded',
    guard: /navigator\.canShare\?\.\(/,
  },
  {
    features: [
      'api.HTMLElement.popover',
      'api.HTMLImageElement.fetchPriority',
      'api.HTMLLinkElement.imageSizes',
    ],
    without: 'React reads properties of components',
  },
  {
    features: [`${builtins}.Error.captureStackTrace`, `${builtins}.Error.stackTraceLimit`],
    without: 'errors of the validation library have a longer trace',
    guard: /`captureStackTrace`in Error\?Error\.captureStackTrace:/,
  },
  {
    features: [
      'api.Blob.bytes',
      'api.DataTransfer.addElement',
      'api.ElementInternals.states',
      'api.EventTarget.when',
      'api.HTMLButtonElement.command',
      'api.HTMLInputElement.capture',
      'api.HTMLLinkElement.blocking',
      'api.HTMLMediaElement.controller',
      'api.IntersectionObserver.delay',
      'api.Request.formData',
      'api.ServiceWorkerRegistration.cookies',
      'api.ServiceWorkerRegistration.sync',
      `${builtins}.Function.displayName`,
      `${builtins}.Iterator.chunks`,
      `${builtins}.Iterator.drop`,
      `${builtins}.Iterator.take`,
    ],
    without: 'nothing: members of our own objects and those of libraries, by the same name',
  },
];

export const markupFallbacks: readonly Fallback[] = [
  { features: ['html.elements.img.fetchpriority'], without: 'the picture is loaded in its usual order' },
  { features: ['html.elements.details.name'], without: 'a second disclosure opens beside the first' },
  { features: ['html.elements.datalist'], without: 'a field on a phone may suggest nothing' },
];

export const covers = (pattern: string, feature: string): boolean =>
  pattern.endsWith('*') ? feature.startsWith(pattern.slice(0, -1)) : feature === pattern;
