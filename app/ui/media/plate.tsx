import { HearIt } from './hear-it.tsx';
import { hasPicture, isNightPicture, Picture } from './picture.tsx';

export function Plate({ name, alt, title }: { name: string; alt: string; title: string }) {
  if (!hasPicture(name)) return null;
  const ground = name.startsWith('incipit-') ? ' on-stave' : isNightPicture(name) ? ' on-night' : '';
  return (
    <figure className={`plate aside-plate${ground}`} data-plate>
      <Picture name={name} alt={alt} sizes="(min-width: 1000px) 38vw, 90vw" />
      <HearIt name={name} title={title} isTitleUnseen />
    </figure>
  );
}
