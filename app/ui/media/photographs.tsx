import { createContext, useContext } from 'react';
import type { PhotographFiles } from './photograph.tsx';

export interface PlacedPhotograph extends PhotographFiles {
  alt: string;
}

/** By the name of the illustration that it replaces. */
export type PlacedPhotographs = Readonly<Record<string, PlacedPhotograph>>;

const Placed = createContext<PlacedPhotographs>({});

export const PhotographsProvider = Placed.Provider;

export function usePhotograph(name: string): PlacedPhotograph | null {
  return useContext(Placed)[name] ?? null;
}
