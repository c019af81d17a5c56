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

export const groups = ['Actions', 'Forms', 'Facts', 'Feedback', 'Time', 'Navigation', 'Media'] as const;

interface ListedExhibit {
  id: string;
  name: string;
  group: (typeof groups)[number];
  Show: ComponentType;
}

/** The footer is the page's own. */
export const exhibits: readonly ListedExhibit[] = [
  { id: 'button', group: 'Actions', name: 'Button', Show: Buttons },
  { id: 'link', group: 'Actions', name: 'Link', Show: Links },
  { id: 'field', group: 'Forms', name: 'Field', Show: Fields },
  { id: 'textarea', group: 'Forms', name: 'Textarea', Show: TextAreas },
  { id: 'select', group: 'Forms', name: 'Select', Show: Selects },
  { id: 'radio', group: 'Forms', name: 'Radio', Show: Radios },
  { id: 'checkbox', group: 'Forms', name: 'Checkbox', Show: Checkboxes },
  { id: 'uploader', group: 'Forms', name: 'Uploader', Show: Uploaders },
  { id: 'price', group: 'Facts', name: 'Price', Show: Prices },
  { id: 'badge', group: 'Facts', name: 'Badge', Show: Badges },
  { id: 'table', group: 'Facts', name: 'Table', Show: Tables },
  { id: 'list', group: 'Facts', name: 'List', Show: Lists },
  { id: 'progress', group: 'Feedback', name: 'Progress bar', Show: Progresses },
  { id: 'alert', group: 'Feedback', name: 'Alert', Show: Alerts },
  { id: 'toast', group: 'Feedback', name: 'Toast', Show: Toasts },
  { id: 'dialog', group: 'Feedback', name: 'Dialog', Show: Dialogs },
  { id: 'skeleton', group: 'Feedback', name: 'Skeleton', Show: Skeletons },
  { id: 'empty-state', group: 'Feedback', name: 'Empty state', Show: EmptyStates },
  { id: 'error-page', group: 'Feedback', name: 'Error page', Show: ErrorPages },
  { id: 'slot-picker', group: 'Time', name: 'Slot picker', Show: Slots },
  { id: 'countdown', group: 'Time', name: 'Countdown', Show: Countdowns },
  { id: 'time-grid', group: 'Time', name: 'Time grid', Show: Weeks },
  { id: 'header', group: 'Navigation', name: 'Header', Show: Headers },
  { id: 'tabs', group: 'Navigation', name: 'Tabs', Show: Tabs },
  { id: 'disclosure', group: 'Navigation', name: 'Disclosure', Show: DisclosureStates },
  { id: 'breadcrumb', group: 'Navigation', name: 'Breadcrumb', Show: Breadcrumbs },
  { id: 'pagination', group: 'Navigation', name: 'Pagination', Show: Paginations },
  { id: 'page-dots', group: 'Navigation', name: 'Page dots', Show: Dots },
  { id: 'player', group: 'Media', name: 'Player', Show: Players },
  { id: 'image', group: 'Media', name: 'Image', Show: Pictures },
  { id: 'photograph', group: 'Media', name: 'Photograph', Show: Photographs },
];
