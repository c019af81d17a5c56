import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import type { TabItem } from './tab-links.tsx';

export interface TabPanelsProps {
  label: string;
  items: ReadonlyArray<TabItem & { panel: ReactNode; isDisabled?: boolean }>;
  initial?: string;
  onChange?: (key: string) => void;
}

/** For hydrated pages: arrow keys, Home and End move between tabs. */
export function TabPanels({ label, items, initial, onChange }: TabPanelsProps) {
  return (
    <Tabs.Root defaultValue={initial ?? items[0]?.key} onValueChange={(key) => onChange?.(String(key))}>
      <Tabs.List className="tabs" aria-label={label}>
        {items.map(({ key, name, count, isDisabled = false }) => (
          <Tabs.Tab className="tab" key={key} value={key} disabled={isDisabled}>
            {name}
            {count === undefined ? null : <small>{count}</small>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {items.map(({ key, panel }) => (
        <Tabs.Panel className="tab-panel" key={key} value={key}>
          {panel}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
