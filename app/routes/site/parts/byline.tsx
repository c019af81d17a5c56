import type { ReactNode } from 'react';
import { InitialRing } from '#app/ui/media/initial-ring.tsx';
import { usePhotograph } from '#app/ui/media/photographs.tsx';
import { WholeNote } from '#app/ui/media/whole-note.tsx';
import type { StudioIdentity } from '#studio/shared/content/identity.ts';

const portrait = 'instructor-thea';

interface BylineProps {
  /** Null: the coach. */
  name: string | null;
  identity: Pick<StudioIdentity, 'studioName' | 'coachName' | 'isSample'>;
  children: ReactNode;
}

/** Who writes: the coach by her portrait, others by their initial. The drawn portrait belongs to the sample studio. */
export function Byline({ name, identity, children }: BylineProps) {
  const isPortrayed = usePhotograph(portrait) !== null || identity.isSample;
  return (
    <div className="byline">
      {(name === null || name === identity.coachName) && isPortrayed ? (
        <WholeNote name={portrait} isWhole alt="" sizes="58px" />
      ) : (
        <InitialRing name={name ?? identity.studioName} />
      )}
      <p>{children}</p>
    </div>
  );
}
