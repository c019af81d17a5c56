import { Menu } from '#app/ui/navigation/menu.tsx';
import type { MenuGroup } from '#app/ui/navigation/menu-item.ts';
import { PopoverMenu } from '#app/ui/navigation/popover-menu.tsx';
import { TabLinks } from '#app/ui/navigation/tab-links.tsx';
import { TabPanels } from '#app/ui/navigation/tab-panels.tsx';
import { Exhibit, State } from '../exhibit.tsx';

const groups: readonly MenuGroup[] = [
  {
    key: 'first',
    name: 'This order',
    items: [
      { key: 'open', name: 'Open', href: '#menu' },
      { key: 'receipt', name: 'Receipt', note: '2026-0117' },
      { key: 'move', name: 'Flyt til en anden dag, også hvis den er i næste uge' },
      { key: 'send', name: 'Send again', isDisabled: true },
    ],
  },
  { key: 'second', items: [{ key: 'refund', name: 'Refund …', isWrong: true }] },
];

export function Menus() {
  return (
    <Exhibit id="menu" name="Menu" use="What can be done here, a slip at a time.">
      <State name="Live, by the browser alone">
        <PopoverMenu id="plain-menu" label="Sort by" groups={groups} />
      </State>
      <State name="Live, with arrow keys">
        <Menu label="More" groups={groups} />
      </State>
      <State name="Open">
        <OpenSlip label="Open slip" />
      </State>
      <State name="Open, hover" force="hover">
        <OpenSlip label="Open slip, hover" />
      </State>
      <State name="Open, focus" force="focus-visible">
        <OpenSlip label="Open slip, focus" />
      </State>
    </Exhibit>
  );
}

function OpenSlip({ label }: { label: string }) {
  return (
    <section className="menu-slip" aria-label={label}>
      <p className="menu-group">This order</p>
      <a className="menu-line" href="#menu">
        Open
      </a>
      <button type="button" className="menu-line">
        Receipt <small>2026-0117</small>
      </button>
      <button type="button" className="menu-line" disabled>
        Send again
      </button>
      <div className="menu-rule" />
      <button type="button" className="menu-line wrong">
        Refund …
      </button>
    </section>
  );
}

const kinds = [
  { key: 'all', name: 'All', count: 24, href: '#tabs' },
  { key: 'article', name: 'Articles', count: 11, href: '#tabs' },
  { key: 'interview', name: 'Interviews', href: '#tabs' },
  { key: 'audio', name: 'Lyd', href: '#tabs' },
];

export function Tabs() {
  return (
    <Exhibit id="tabs" name="Tabs" use="Alternatives on one line; the note stands under what is open.">
      <State name="As links" isWide>
        <TabLinks label="Kind" items={kinds} current="article" />
      </State>
      <State name="Hover" force="hover">
        <TabLinks label="Kind, hover" items={kinds.slice(0, 2)} current="article" />
      </State>
      <State name="Focus" force="focus-visible">
        <TabLinks label="Kind, focus" items={kinds.slice(0, 2)} current="article" />
      </State>
      <State name="Live, with panels, one disabled" isWide>
        <TabPanels
          label="Back office"
          items={[
            { key: 'courses', name: 'Courses', count: 4, panel: <p>Four courses are on sale.</p> },
            { key: 'lessons', name: 'Lessons', count: 0, panel: <p>No lesson yet.</p> },
            { key: 'workbooks', name: 'Workbooks', panel: <p>Three workbooks.</p>, isDisabled: true },
            {
              key: 'long',
              name: 'Elever, der venter på svar på deres ansøgning',
              panel: <p>No one is waiting.</p>,
            },
          ]}
        />
      </State>
    </Exhibit>
  );
}
