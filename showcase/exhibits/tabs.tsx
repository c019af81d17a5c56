import { TabLinks } from '#app/ui/navigation/tab-links.tsx';
import { Exhibit, State } from '../exhibit.tsx';

const kinds = [
  { key: 'all', name: 'All', count: 24, href: '#tabs' },
  { key: 'article', name: 'Articles', count: 11, href: '#tabs' },
  { key: 'interview', name: 'Interviews', href: '#tabs' },
  { key: 'audio', name: 'Lyd', href: '#tabs' },
];

export function Tabs() {
  return (
    <Exhibit id="tabs" name="Tabs" use="Views of the same thing; a note marks the open one.">
      <State name="As links" isWide>
        <TabLinks label="Kind" items={kinds} current="article" />
      </State>
      <State name="Hover" force="hover">
        <TabLinks label="Kind, hover" items={kinds.slice(0, 2)} current="article" />
      </State>
      <State name="Focus" force="focus-visible">
        <TabLinks label="Kind, focus" items={kinds.slice(0, 2)} current="article" />
      </State>
    </Exhibit>
  );
}
