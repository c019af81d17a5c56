import { defaultPicture } from '#app/ui/media/picture.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { useLanguage } from '#app/web/words.ts';
import {
  PicturePlace,
  type PicturePlaceProps,
  type PictureProblem,
} from '../../site/website/picture-place.tsx';
import { picturesPageMessages } from '../../site/website/pictures.messages.ts';
import type { OfferWords } from './offer.messages.ts';
import { OfferSection } from './offer-form.tsx';

interface OfferPictureProps {
  title: string;
  /** Null: its page and card have drawings, which are replaced under Website. */
  picture: { place: string; known: PicturePlaceProps['known'] } | null;
  result: PictureProblem | null;
  words: OfferWords;
}

export function OfferPicture({ title, picture, result, words }: OfferPictureProps) {
  const language = useLanguage();
  return (
    <OfferSection title={words.picture}>
      <p className="hint">{picture ? words.pictureHint : words.pictureElsewhere}</p>
      {picture ? (
        <ul className="picture-slots">
          <PicturePlace
            {...picture}
            name={`${words.picture}: ${title}`}
            to="picture"
            drawing={defaultPicture}
            answer={result}
            words={{
              ...picturesPageMessages[language],
              drawn: words.noPicture,
              removeNote: words.drawingShown,
            }}
          />
        </ul>
      ) : (
        <p>
          <TextLink href="/admin/pictures">{words.editPictures}</TextLink>
        </p>
      )}
    </OfferSection>
  );
}
