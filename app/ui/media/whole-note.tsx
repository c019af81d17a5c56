import { usePhotograph } from './photographs.tsx';
import { Picture } from './picture.tsx';

interface WholeNoteProps {
  /** A picture of app/pictures. */
  name: string;
  /** The drawing is shown as it is, without ring and crop. */
  isWhole: boolean;
  alt: string;
  sizes: string;
  className?: string;
}

/** A portrait as a whole note. A photograph that replaces the drawing is always cropped by the ring. */
export function WholeNote({ name, isWhole, alt, sizes, className = '' }: WholeNoteProps) {
  const photograph = usePhotograph(name);
  const isDrawn = isWhole && !photograph;
  return (
    <div className={`whole ${isDrawn ? 'drawn ' : ''}${photograph ? 'lit ' : ''}${className}`.trim()}>
      <span>
        <Picture name={name} alt={alt} sizes={sizes} />
      </span>
    </div>
  );
}
