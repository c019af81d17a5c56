import { type ComponentType, createElement } from 'react';

export interface IslandProps<P extends object> {
  /** As listed in app/client/islands.ts. */
  name: string;
  component: ComponentType<P>;
  /** Travel to the browser as JSON: nothing secret, nothing personal, no functions. */
  props: P;
  className?: string;
  /** A localStorage key: while it exists, the island wakes by itself, because its state is not in the HTML. */
  wakeIf?: string;
}

/**
 * A React component whose HTML stands on the page at once, and whose script is loaded when somebody first touches it.
 * Until then its links and forms work as they are. Islands without React put `data-island` on their own element.
 */
export function Island<P extends object>({ name, component, props, className, wakeIf }: IslandProps<P>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)} data-wake-if={wakeIf} className={className}>
      {createElement(component, props)}
    </div>
  );
}
