import { Fragment } from 'react';
import type { MenuGroup, MenuItem } from './menu-item.ts';

export interface PopoverMenuProps {
  id: string;
  label: string;
  groups: readonly MenuGroup[];
  /** Name that items without a link submit in the surrounding form. */
  name?: string;
}

/** For pages without React: the native popover closes on outside clicks and Escape. */
export function PopoverMenu({ id, label, groups, name }: PopoverMenuProps) {
  return (
    <>
      <button type="button" className="button ghost compact menu-button" popoverTarget={id}>
        {label}
      </button>
      <section id={id} popover="auto" className="menu-slip" aria-label={label}>
        {groups.map((group, place) => (
          <Fragment key={group.key}>
            {place > 0 && <div className="menu-rule" />}
            {group.name && <p className="menu-group">{group.name}</p>}
            {group.items.map((item) => (
              <Line key={item.key} item={item} name={name} />
            ))}
          </Fragment>
        ))}
      </section>
    </>
  );
}

function Line({ item, name }: { item: MenuItem; name: string | undefined }) {
  const className = item.isWrong ? 'menu-line wrong' : 'menu-line';
  const words = (
    <>
      {item.name}
      {item.note && <small>{item.note}</small>}
    </>
  );
  if (item.href && !item.isDisabled) {
    return (
      <a className={className} href={item.href}>
        {words}
      </a>
    );
  }
  return (
    <button
      type={name ? 'submit' : 'button'}
      name={name}
      value={name ? item.key : undefined}
      className={className}
      disabled={item.isDisabled}
      onClick={item.onChoose}
    >
      {words}
    </button>
  );
}
