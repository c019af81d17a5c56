import { Player } from '#app/ui/media/player.tsx';
import { useSound } from '#app/ui/media/sounds.tsx';
import type { BlockOf } from '#studio/shared/content/blocks.ts';

/** Each record leads to where it is sold, with an excerpt to listen to. */
export function Records({ block, heading }: { block: BlockOf<'links'>; heading: string }) {
  return (
    <section aria-labelledby="music">
      <h2 className="ruled" id="music">
        {heading}
      </h2>
      <ul className="music-links">
        {block.items.map((record) => (
          <li key={record.href}>
            <a href={record.href} {...(record.href.startsWith('/') ? {} : { rel: 'noreferrer' })}>
              {record.label}
            </a>
            <Excerpt record={record} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Excerpt({ record }: { record: BlockOf<'links'>['items'][number] }) {
  const sound = useSound(record.sound ?? '');
  if (!sound) return null;
  return (
    <Player
      src={sound.address}
      seconds={sound.seconds}
      title={record.label}
      text={sound.text || record.text}
      isIsland
    />
  );
}
