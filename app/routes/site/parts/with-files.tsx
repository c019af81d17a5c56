import type { ReactNode } from 'react';
import { MoreLibraryFiles } from '#app/ui/media/library-files.tsx';
import { MorePhotographs } from '#app/ui/media/photographs.tsx';
import { MoreSounds } from '#app/ui/media/sounds.tsx';
import type { SectionFiles } from '../section-files.ts';

export function WithFiles({ files, children }: { files: SectionFiles; children: ReactNode }) {
  const { photographs, recordings, films, pdfs } = files;
  return (
    <MorePhotographs value={photographs}>
      <MoreSounds value={recordings}>
        <MoreLibraryFiles films={films} pdfs={pdfs}>
          {children}
        </MoreLibraryFiles>
      </MoreSounds>
    </MorePhotographs>
  );
}
