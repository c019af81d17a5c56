import { Menu as Base } from '@base-ui/react/menu';
import type { MenuGroup, MenuItem } from './menu-item.ts';

export interface MenuProps {
  label: string;
  groups: readonly MenuGroup[];
}

/** For hydrated pages: arrow keys, type-ahead and positioning beside the button. */
export function Menu({ label, groups }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger className="button ghost compact menu-button">{label}</Base.Trigger>
      <Base.Portal>
        <Base.Positioner className="menu-over" sideOffset={6} align="start">
          <Base.Popup className="menu-slip">
            {groups.map((group, place) => (
              <Base.Group key={group.key}>
                {place > 0 && <Base.Separator className="menu-rule" />}
                {group.name && <Base.GroupLabel className="menu-group">{group.name}</Base.GroupLabel>}
                {group.items.map((item) => (
                  <Line key={item.key} item={item} />
                ))}
              </Base.Group>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Line({ item }: { item: MenuItem }) {
  const className = item.isWrong ? 'menu-line wrong' : 'menu-line';
  const words = (
    <>
      {item.name}
      {item.note && <small>{item.note}</small>}
    </>
  );
  return item.href && !item.isDisabled ? (
    <Base.LinkItem className={className} href={item.href}>
      {words}
    </Base.LinkItem>
  ) : (
    <Base.Item className={className} disabled={item.isDisabled ?? false} onClick={item.onChoose}>
      {words}
    </Base.Item>
  );
}
