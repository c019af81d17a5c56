import { Photograph } from '#app/ui/media/photograph.tsx';
import { usePhotograph } from '#app/ui/media/photographs.tsx';
import { hasPicture, isNightPicture, Picture, proportionsOf } from '#app/ui/media/picture.tsx';

interface PiecePictureProps {
  /** A drawing, or a place with a photograph of the owner's. */
  name: string | null;
  alt?: string;
  sizes: string;
  isFirst?: boolean;
}

const narrowestScene = 900;

/** A photograph or a scene fills its frame; an object is in front of a window. */
export function PiecePicture({ name, alt = '', sizes, isFirst = false }: PiecePictureProps) {
  const photograph = usePhotograph(name ?? '');
  if (!name || (!photograph && !hasPicture(name))) return null;
  const shown = { alt, sizes, isFirst };
  return (
    <div className={`piece-picture ${photograph ? 'scene' : groundOf(name)}`}>
      {hasPicture(name) ? (
        <Picture name={name} {...shown} />
      ) : (
        photograph && <Photograph files={photograph} {...shown} isGrey />
      )}
    </div>
  );
}

function groundOf(name: string): string {
  if (name.startsWith('incipit-')) return 'on-stave';
  if (isNightPicture(name)) return 'on-night';
  if (name.startsWith('empty-')) return 'object lit';
  return (proportionsOf(name)?.width ?? 0) >= narrowestScene ? 'scene' : 'object';
}
