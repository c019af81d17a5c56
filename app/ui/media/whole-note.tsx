import { usePhotograph } from './photographs.tsx';
import { Picture } from './picture.tsx';

interface WholeNoteProps {
  /** A picture of app/pictures. Drawings of people have a ring of their own. */
  name: string;
  alt: string;
  sizes: string;
  className?: string;
}

/** A portrait as a whole note: a drawn person as it is, any other picture and a photograph cropped by the ring. */
export function WholeNote({ name, alt, sizes, className = '' }: WholeNoteProps) {
  const photograph = usePhotograph(name);
  const isDrawn = !photograph && /^(coach|instructor)-/.test(name);
  return (
    <div className={`whole ${isDrawn ? 'drawn ' : ''}${className}`.trim()}>
      <span>
        <Picture name={name} alt={alt} sizes={sizes} />
      </span>
    </div>
  );
}
