import { Photograph } from '#app/ui/media/photograph.tsx';
import { usePhotograph } from '#app/ui/media/photographs.tsx';
import type { ConfirmationWords } from './confirmation.messages.ts';
import { StreetSketch } from './street-sketch.tsx';
import stylesheet from './studio-map.css?url';

interface StudioMapProps {
  words: ConfirmationWords;
  street: { street: string; number: string } | null;
}

/** The owner's picture of a map, else our drawing of the street. */
export function StudioMap({ words, street }: StudioMapProps) {
  const map = usePhotograph('map');
  if (!map && !street) return null;
  return (
    <div className="studio-map">
      <link rel="stylesheet" href={stylesheet} precedence="parts" />
      {map ? (
        <Photograph files={map} alt={map.alt || words.map} sizes="(min-width: 500px) 460px, 92vw" />
      ) : (
        street && <StreetSketch {...street} label={words.sketch(street.street, street.number)} />
      )}
    </div>
  );
}
