import { HearIt } from '#app/ui/media/hear-it.tsx';
import { hasPicture, isNightPicture, Picture } from '#app/ui/media/picture.tsx';
import type { BlockOf } from '#studio/shared/content/blocks.ts';

interface ProgrammePlateProps {
  block: BlockOf<'picture'> | null;
  title: string;
}

export function ProgrammePlate({ block, title }: ProgrammePlateProps) {
  if (!block || !hasPicture(block.picture)) return null;
  const isOnNight = isNightPicture(block.picture);
  return (
    <figure className={isOnNight ? 'programme-plate on-night' : 'programme-plate'} data-plate>
      <Picture
        name={block.picture}
        alt={block.alt}
        sizes="(min-width: 900px) 50vw, 100vw"
        isOnNight={isOnNight}
      />
      <HearIt name={block.picture} title={title} />
      {block.caption && <figcaption className="caption">{block.caption}</figcaption>}
    </figure>
  );
}
