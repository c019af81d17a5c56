import { type ComponentType, createElement } from 'react';

export interface IslandProps<P extends object> {
  /** As listed in app/client/islands.ts. */
  name: string;
  component: ComponentType<P>;
  /** Travel to the browser as JSON: no functions, and on a page that is kept nothing secret or personal. */
  props: P;
  className?: string;
  /** A localStorage key: while it exists, the island wakes by itself, because its state is not in the HTML. */
  wakeIf?: string;
  /**
   * Wakes by itself as soon as the page is there: 'now' (a clock runs in it), or for a browser with a purpose (it may
   * hold an hour, or be signed in).
   */
  wakeWhen?: 'now' | 'purpose';
  /** Beside its times the page's script shows the visitor's own; `note` says so, with a {city}. */
  ownTimes?: { studioZone: string; note: string };
}

/**
 * A React component whose HTML stands on the page at once, and whose script is loaded when somebody first touches it.
 * Until then its links and forms work as they are. Islands without React put `data-island` on their own element.
 */
export function Island<P extends object>({
  name,
  component,
  props,
  className,
  wakeIf,
  wakeWhen,
  ownTimes,
}: IslandProps<P>) {
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
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
