import { Player } from '#app/ui/media/player.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { useWords } from '#app/web/words.ts';
import { homeworkFileMessages } from './homework-files.messages.ts';

export interface HomeworkFileView {
  id: string;
  name: string;
  size: string;
  href: string;
  /** Null: no PDF. */
  textHref: string | null;
  shownAs: 'sound' | 'picture' | 'link';
  seconds: number | null;
}

export function HomeworkFiles({ files }: { files: readonly HomeworkFileView[] }) {
  const words = useWords(homeworkFileMessages);
  if (files.length === 0) return null;
  return (
    <ul className="homework-files stack" aria-label={words.label}>
      {files.map(({ id, name, size, href, textHref, shownAs, seconds }) => (
        <li key={id}>
          {shownAs === 'sound' ? <Player src={href} title={name} seconds={seconds} /> : null}
          {shownAs === 'picture' ? <img src={href} alt="" loading="lazy" /> : null}
          <p>
            {shownAs === 'sound' ? null : (
              <a className="text-link" href={href}>
                {name}
              </a>
            )}
            <small>{size}</small>
            <a className="text-link" href={href} download={name}>
              {words.download}
              <span className="unseen">: {name}</span>
            </a>
            {textHref ? (
              <TextLink href={textHref}>
                {words.asText}
                <span className="unseen">: {name}</span>
              </TextLink>
            ) : null}
          </p>
        </li>
      ))}
    </ul>
  );
}
