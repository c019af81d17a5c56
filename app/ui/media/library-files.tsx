import { createContext, type ReactNode, useContext } from 'react';

export interface FilmFile {
  address: string;
  /** Null: unknown until it is loaded. */
  seconds: number | null;
  /** Languages of its captions. */
  captions: readonly ('en' | 'da')[];
}

export interface PdfFile {
  address: string;
  bytes: number;
}

interface LibraryFiles {
  films: Readonly<Record<string, FilmFile>>;
  pdfs: Readonly<Record<string, PdfFile>>;
}

const Placed = createContext<LibraryFiles>({ films: {}, pdfs: {} });

/** Those of a part of the page, beside those around it. */
export function MoreLibraryFiles({ films, pdfs, children }: LibraryFiles & { children: ReactNode }) {
  const known = useContext(Placed);
  const value = { films: { ...known.films, ...films }, pdfs: { ...known.pdfs, ...pdfs } };
  return <Placed value={value}>{children}</Placed>;
}

export function useFilm(place: string): FilmFile | null {
  return useContext(Placed).films[place] ?? null;
}

export function usePdf(place: string): PdfFile | null {
  return useContext(Placed).pdfs[place] ?? null;
}
