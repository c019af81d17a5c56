import { createContext, type ReactNode, useContext } from 'react';
import type { PhotographFiles } from './photograph.tsx';

export interface PlacedPhotograph extends PhotographFiles {
  alt: string;
}

/** By the name of the illustration that it replaces. */
export type PlacedPhotographs = Readonly<Record<string, PlacedPhotograph>>;

const Placed = createContext<PlacedPhotographs>({});

export const PhotographsProvider = Placed.Provider;

/** Those of a part of the page, beside those of every page. */
export function MorePhotographs({ value, children }: { value: PlacedPhotographs; children: ReactNode }) {
  return <Placed value={{ ...useContext(Placed), ...value }}>{children}</Placed>;
}

export function usePhotograph(name: string): PlacedPhotograph | null {
  return useContext(Placed)[name] ?? null;
}
