import { createContext, useContext } from 'react';
import type { PhotographFiles } from './photograph.tsx';

/** What stands in the place of one of our drawn pictures. */
export interface PlacedPhotograph extends PhotographFiles {
  alt: string;
}

/** By the name of the drawn picture whose place it takes. */
export type PlacedPhotographs = Readonly<Record<string, PlacedPhotograph>>;

const Placed = createContext<PlacedPhotographs>({});

export const PhotographsProvider = Placed.Provider;

export function usePhotograph(name: string): PlacedPhotograph | null {
  return useContext(Placed)[name] ?? null;
}
