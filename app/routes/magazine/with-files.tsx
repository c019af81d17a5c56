import type { ReactNode } from 'react';
import { FilmsProvider } from '#app/ui/media/films.tsx';
import { MorePhotographs } from '#app/ui/media/photographs.tsx';
import { MoreSounds } from '#app/ui/media/sounds.tsx';
import type { ArticleFiles } from './article-files.ts';

export function WithFiles({ files, children }: { files: ArticleFiles; children: ReactNode }) {
  return (
    <MorePhotographs value={files.photographs}>
      <MoreSounds value={files.recordings}>
        <FilmsProvider value={files.films}>{children}</FilmsProvider>
      </MoreSounds>
    </MorePhotographs>
  );
}
