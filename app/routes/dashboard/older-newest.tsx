import { TextLink } from '#app/ui/navigation/text-link.tsx';

export function OlderNewest({
  older,
  newest,
  words,
}: {
  /** Null: nothing is older. */
  older: string | null;
  /** Null: the first page. */
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
