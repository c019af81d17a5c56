import { Badge } from '#app/ui/feedback/badge.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { InitialRing } from '#app/ui/media/initial-ring.tsx';
import { usePhotograph } from '#app/ui/media/photographs.tsx';
import { hasPicture, Picture } from '#app/ui/media/picture.tsx';
import { BothLanguages } from '#app/web/language-order.tsx';
import { type PictureFocus, pictureFocuses } from '#platform/media/picture.ts';
import { acceptedPictures } from '#studio/shared/media/accepted-files.ts';
import type { picturesPageMessages } from './pictures.messages.ts';
import { ChooseFile, RemoveFile, ReplaceFile } from './place-forms.tsx';

type Words = (typeof picturesPageMessages)['en'];

export interface PictureProblem {
  place: string;
  altEn: string;
  altDa: string;
  focus: PictureFocus;
  reason: keyof (typeof picturesPageMessages)['en']['refusals'];
}

export interface PicturePlaceProps {
  place: string;
  name: string;
  /** The drawing that is shown instead of it, if it is another. */
  drawing?: string;
  /** The resource that takes its forms; without one the page. */
  to?: string;
  /** Null: the default illustration is used. */
  known: { id: string; altEn: string; altDa: string } | null;
  /** Action data of this place's forms. */
  answer: Omit<PictureProblem, 'place'> | null;
  words: Words;
}

export function PicturePlace(props: PicturePlaceProps) {
  const { place, name, to, known, words, drawing } = props;
  const photograph = usePhotograph(place);
  const shown = photograph || hasPicture(place) ? place : drawing;
  return (
    <li className="picture-slot stack" id={to ?? place}>
      <div className={`picture-now${place === 'island' && !known ? ' on-night' : ''}`}>
        {shown ? (
          <Picture name={shown} alt={name} sizes="(min-width: 900px) 320px, 90vw" />
        ) : (
          <InitialRing name={name} />
        )}
      </div>
      <div className="picture-text stack">
        <h2>{name}</h2>
        <p>
          <Badge variant={known ? 'sun' : 'plain'}>{known ? words.own : words.drawn}</Badge>
        </p>
        <ChooseFile kind="photograph" place={place} name={name} />
        <ReplacePicture {...props} />
        <RemoveFile known={known} name={name} words={words} below={to ?? place} />
      </div>
    </li>
  );
}

function ReplacePicture(props: PicturePlaceProps) {
  const { place, name, to, known, answer, words } = props;
  const field = { idPrefix: place, maxLength: 300 };
  return (
    <ReplaceFile
      known={known}
      place={place}
      name={name}
      to={to}
      words={words}
      isOpen={answer !== null}
      label={known ? words.changeAgain : words.change}
      field={{
        name: 'photograph',
        accept: acceptedPictures,
        error: answer ? words.refusals[answer.reason] : null,
      }}
    >
      <SelectField
        idPrefix={place}
        name="focus"
        label={words.focus}
        hint={words.focusHint}
        chosen={answer?.focus ?? 'automatic'}
        options={pictureFocuses.map((value) => ({ value, label: words.focuses[value] }))}
      />
      <BothLanguages
        en={
          <TextField
            {...field}
            name="altEn"
            label={words.altEn}
            hint={words.altHint}
            defaultValue={answer?.altEn ?? known?.altEn ?? ''}
          />
        }
        da={
          <TextField
            {...field}
            name="altDa"
            label={words.altDa}
            defaultValue={answer?.altDa ?? known?.altDa ?? ''}
          />
        }
      />
    </ReplaceFile>
  );
}

/** 'incipit-studio-day' is the opening bar of 'studio-day'. */
export function nameOfPlace(
  place: string,
  { instructor, words }: { instructor: string | null; words: Words },
): string {
  if (instructor !== null) return words.instructor(instructor);
  const opening = place.replace(/^incipit-/, '');
  return words.places[place] ?? words.opening(words.openings[opening] ?? opening.replaceAll('-', ' '));
}
