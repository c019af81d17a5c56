import { createContext, type RouterContextProvider } from 'react-router';

const buildVersion = createContext<string>();

/** Changes with the scripts of the pages. */
export function buildVersionOf(context: Readonly<RouterContextProvider>): string {
  return context.get(buildVersion);
}

export function setBuildVersion(context: RouterContextProvider, version: string): void {
  context.set(buildVersion, version);
}
