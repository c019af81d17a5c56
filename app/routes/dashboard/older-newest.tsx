import { TextLink } from '#app/ui/navigation/text-link.tsx';

/** Below a list of the room that is leafed through: on to what is older, and back to its beginning. */
export function OlderNewest({
  older,
  newest,
  words,
}: {
  /** Null: nothing is older. */
  older: string | null;
  /** Null: this is the beginning. */
  newest: string | null;
  words: { older: string; newest: string };
}) {
  if (!older && !newest) return null;
  return (
    <p className="actions">
      {older ? (
        <TextLink href={older} leads="on">
          {words.older}
        </TextLink>
      ) : null}
      {newest ? (
        <TextLink href={newest} leads="back">
          {words.newest}
        </TextLink>
      ) : null}
    </p>
  );
}
