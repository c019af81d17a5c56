import { createContext, type RouterContextProvider } from 'react-router';
import type { World } from '#platform/world.ts';

const worldContext = createContext<World>();

export function worldOf(context: Readonly<RouterContextProvider>): World {
  return context.get(worldContext);
}

export function setWorld(context: RouterContextProvider, world: World): void {
  context.set(worldContext, world);
}
