import { createContext, type ReactNode, useContext } from 'react';

interface PlacedFilm {
  address: string;
  /** Null: unknown until it is loaded. */
  seconds: number | null;
}

const Placed = createContext<Readonly<Record<string, PlacedFilm>>>({});

export function FilmsProvider({
  value,
  children,
}: {
  value: Readonly<Record<string, PlacedFilm>>;
  children: ReactNode;
}) {
  return <Placed value={value}>{children}</Placed>;
}

export function useFilm(place: string): PlacedFilm | null {
  return useContext(Placed)[place] ?? null;
}
