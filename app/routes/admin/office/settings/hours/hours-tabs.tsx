import { TabLinks } from '#app/ui/navigation/tab-links.tsx';
import type { SettingsWords } from '../settings.messages.ts';

interface Props {
  current: 'opening' | 'exceptions';
  words: SettingsWords;
}

/** The weekly hours, and the days that differ from them. */
export function HoursTabs({ current, words: { groups, hoursTabs } }: Props) {
  const items = [
    { key: 'opening', name: hoursTabs.weekly, href: '/admin/settings/opening' },
    { key: 'exceptions', name: groups.exceptions.name, href: '/admin/settings/exceptions' },
  ];
  return <TabLinks label={groups.opening.name} items={items} current={current} />;
}
