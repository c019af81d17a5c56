import { type ComponentType, createElement } from 'react';

export interface IslandProps<P extends object> {
  name: string;
  component: ComponentType<P>;
  /** Serialised to JSON: no functions; on cached pages nothing secret or personal. */
  props: P;
  /** In the markup in place of `props`, from which the island's script makes them again. */
  packed?: object;
  className?: string;
  /** A localStorage key: while it exists, the island loads immediately. */
  wakeIf?: string;
  /** Loads with the page: 'now' (it shows a clock), or 'purpose': only for browsers with the flag cookie. */
  wakeWhen?: 'now' | 'purpose';
  /** The page script adds the visitor's local times; `note` explains them, with a {city} placeholder. */
  ownTimes?: { studioZone: string; note: string };
}

/** Loads its script on first interaction. Islands without React set `data-island` themselves. */
export function Island<P extends object>({
  name,
  component,
  props,
  packed,
  className,
  wakeIf,
  wakeWhen,
  ownTimes,
}: IslandProps<P>) {
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(packed ?? props)}
      data-wake-if={wakeIf}
      data-wake-when={wakeWhen}
      data-studio-zone={ownTimes?.studioZone}
      data-own-zone={ownTimes?.note}
      className={className}
    >
      {createElement(component, props)}
    </div>
  );
}
