import type { ComponentType } from 'react';
import { Buttons, Links } from './exhibits/actions.tsx';
import { Fields, Selects, TextAreas } from './exhibits/fields.tsx';
import { Breadcrumbs, DisclosureStates, Headers } from './exhibits/navigation.tsx';
import { hydrateInView } from './hydrate-in-view.tsx';

const Dialogs = hydrateInView('dialog', async () => (await import('./exhibits/dialogs.tsx')).Dialogs);
const Weeks = hydrateInView('time-grid', async () => (await import('./exhibits/hours.tsx')).Weeks);
const Slots = hydrateInView('slot-picker', async () => (await import('./exhibits/hours.tsx')).Slots);
const Countdowns = hydrateInView('countdown', async () => (await import('./exhibits/hours.tsx')).Countdowns);
const Prices = hydrateInView('price', async () => (await import('./exhibits/facts.tsx')).Prices);
const Tables = hydrateInView('table', async () => (await import('./exhibits/facts.tsx')).Tables);
const Checkboxes = hydrateInView('checkbox', async () => (await import('./exhibits/choices.tsx')).Checkboxes);
const Radios = hydrateInView('radio', async () => (await import('./exhibits/choices.tsx')).Radios);
const Lists = hydrateInView('list', async () => (await import('./exhibits/lists.tsx')).Lists);
const Tabs = hydrateInView('tabs', async () => (await import('./exhibits/tabs.tsx')).Tabs);
const Photographs = hydrateInView(
  'photograph',
  async () => (await import('./exhibits/photographs.tsx')).Photographs,
);
const Skeletons = hydrateInView('skeleton', async () => (await import('./exhibits/waiting.tsx')).Skeletons);
const EmptyStates = hydrateInView(
  'empty-state',
  async () => (await import('./exhibits/waiting.tsx')).EmptyStates,
);
const ErrorPages = hydrateInView(
  'error-page',
  async () => (await import('./exhibits/waiting.tsx')).ErrorPages,
);
const Progresses = hydrateInView('progress', async () => (await import('./exhibits/files.tsx')).Progresses);
const Uploaders = hydrateInView('uploader', async () => (await import('./exhibits/files.tsx')).Uploaders);
const Alerts = hydrateInView('alert', async () => (await import('./exhibits/notices.tsx')).Alerts);
const Badges = hydrateInView('badge', async () => (await import('./exhibits/notices.tsx')).Badges);
const Dots = hydrateInView('page-dots', async () => (await import('./exhibits/pages.tsx')).Dots);
const Paginations = hydrateInView(
  'pagination',
  async () => (await import('./exhibits/pages.tsx')).Paginations,
);
const Pictures = hydrateInView('image', async () => (await import('./exhibits/sound.tsx')).Pictures);
const Players = hydrateInView('player', async () => (await import('./exhibits/sound.tsx')).Players);
const Toasts = hydrateInView('toast', async () => (await import('./exhibits/toasts.tsx')).Toasts);

/** In the order of docs/design.md. The footer is the page's own. */
export const exhibits: ReadonlyArray<{ id: string; name: string; Show: ComponentType }> = [
  { id: 'button', name: 'Button', Show: Buttons },
  { id: 'link', name: 'Link', Show: Links },
  { id: 'field', name: 'Field', Show: Fields },
  { id: 'textarea', name: 'Textarea', Show: TextAreas },
  { id: 'select', name: 'Select', Show: Selects },
  { id: 'radio', name: 'Radio', Show: Radios },
  { id: 'checkbox', name: 'Checkbox', Show: Checkboxes },
  { id: 'uploader', name: 'Uploader', Show: Uploaders },
  { id: 'progress', name: 'Progress bar', Show: Progresses },
  { id: 'price', name: 'Price', Show: Prices },
  { id: 'badge', name: 'Badge', Show: Badges },
  { id: 'table', name: 'Table', Show: Tables },
  { id: 'list', name: 'List', Show: Lists },
  { id: 'alert', name: 'Alert', Show: Alerts },
  { id: 'toast', name: 'Toast', Show: Toasts },
  { id: 'dialog', name: 'Dialog', Show: Dialogs },
  { id: 'slot-picker', name: 'Slot picker', Show: Slots },
  { id: 'countdown', name: 'Countdown', Show: Countdowns },
  { id: 'time-grid', name: 'Time grid', Show: Weeks },
  { id: 'header', name: 'Header', Show: Headers },
  { id: 'tabs', name: 'Tabs', Show: Tabs },
  { id: 'disclosure', name: 'Disclosure', Show: DisclosureStates },
  { id: 'breadcrumb', name: 'Breadcrumb', Show: Breadcrumbs },
  { id: 'pagination', name: 'Pagination', Show: Paginations },
  { id: 'page-dots', name: 'Page dots', Show: Dots },
  { id: 'player', name: 'Player', Show: Players },
  { id: 'image', name: 'Image', Show: Pictures },
  { id: 'photograph', name: 'Photograph', Show: Photographs },
  { id: 'skeleton', name: 'Skeleton', Show: Skeletons },
  { id: 'empty-state', name: 'Empty state', Show: EmptyStates },
  { id: 'error-page', name: 'Error page', Show: ErrorPages },
];
