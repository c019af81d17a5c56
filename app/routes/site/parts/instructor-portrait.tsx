import { InitialRing } from '#app/ui/media/initial-ring.tsx';
import { usePhotograph } from '#app/ui/media/photographs.tsx';
import { hasPicture } from '#app/ui/media/picture.tsx';
import { WholeNote } from '#app/ui/media/whole-note.tsx';

interface InstructorPortraitProps {
  name: string;
  /** A picture of app/pictures. */
  picture: string;
  /** Empty when the name is written beside the portrait. */
  alt: string;
  sizes: string;
  /** The drawings show the people of the sample studio. */
  isDrawn: boolean;
  className?: string;
}

/** A photograph, the drawing of a person of the sample studio, or a ring with the initial. */
export function InstructorPortrait({
  name,
  picture,
  alt,
  sizes,
  isDrawn,
  className = '',
}: InstructorPortraitProps) {
  const photograph = usePhotograph(picture);
  if (!photograph && !(isDrawn && hasPicture(picture))) {
    return (
      <div className={`whole ${className}`.trim()}>
        <InitialRing name={name} />
      </div>
    );
  }
  return (
    <WholeNote
      name={picture}
      isWhole={isDrawnPerson(picture)}
      alt={alt}
      sizes={sizes}
      className={className}
    />
  );
}

/** Whether the picture is a drawn person, with a ring of its own or none. */
function isDrawnPerson(picture: string): boolean {
  return /^(coach|instructor)-/.test(picture);
}
