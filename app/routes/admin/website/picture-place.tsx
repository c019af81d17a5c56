import { Form } from 'react-router';
import { Badge } from '#app/ui/feedback/badge.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { Uploader } from '#app/ui/forms/uploader.tsx';
import { Picture } from '#app/ui/media/picture.tsx';
import { fileWords } from '#app/web/forms/file-field.messages.ts';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import type { Language } from '#studio/shared/language.ts';
import type { PictureProblem } from './picture-problem.ts';
import type { picturesPageMessages } from './pictures.messages.ts';

type Words = (typeof picturesPageMessages)['en'];

export interface PicturePlaceProps {
  place: string;
  /** Null: the default illustration is used. */
  known: { id: string; altEn: string; altDa: string } | null;
  /** Action data of this place's forms. */
  answer: Omit<PictureProblem, 'place'> | null;
  words: Words;
  language: Language;
  isBusy: boolean;
}

export function PicturePlace(props: PicturePlaceProps) {
  const { place, known, words, isBusy } = props;
  const opening = nameOf(place);
  const name = words.places[place] ?? words.opening(words.openings[opening] ?? opening.replaceAll('-', ' '));
  return (
    <li className="picture-slot" id={place}>
      <div className={`picture-now${place === 'island' && !known ? ' on-night' : ''}`}>
        <Picture name={place} alt={name} sizes="(min-width: 900px) 320px, 90vw" />
      </div>
      <div className="picture-text">
        <h2>{name}</h2>
        <p>
          <Badge variant={known ? 'sun' : 'plain'}>{known ? words.own : words.drawn}</Badge>
        </p>
        <ReplacePicture {...props} name={name} />
        {known ? (
          <PostForm to={`${place}/removal`} className="remedies">
            <input type="hidden" name="seen" value={known.id} />
            <Button type="submit" variant="ghost" isCompact isBusy={isBusy}>
              {words.remove}
              <span className="unseen">: {name}</span>
            </Button>
            <span className="hint">{words.removeNote}</span>
          </PostForm>
        ) : null}
      </div>
    </li>
  );
}

type ReplacePictureProps = PicturePlaceProps & { name: string };

function ReplacePicture({ place, name, known, answer, words, language, isBusy }: ReplacePictureProps) {
  const field = { idPrefix: place, maxLength: 300 };
  return (
    <details className="confirm-step" open={answer !== null}>
      <summary className="button ghost plain compact">
        {known ? words.changeAgain : words.change}
        <span className="unseen">: {name}</span>
      </summary>
      <Form method="post" encType="multipart/form-data" className="form" noValidate>
        <input type="hidden" name="place" value={place} />
        <input type="hidden" name="seen" value={known?.id ?? ''} />
        <Uploader
          idPrefix={place}
          name="photograph"
          label={words.file}
          hint={words.fileHint}
          accept="image/jpeg,image/png,image/webp,image/heic"
          error={answer ? words.refusals[answer.reason] : null}
          words={{
            ...fileWords[language].one,
            remove: (file) => file,
            progress: (file) => file,
            done: '',
            waiting: '',
          }}
        />
        <TextField
          {...field}
          name="altEn"
          label={words.altEn}
          hint={words.altHint}
          defaultValue={answer?.altEn ?? known?.altEn ?? ''}
        />
        <TextField
          {...field}
          name="altDa"
          label={words.altDa}
          defaultValue={answer?.altDa ?? known?.altDa ?? ''}
        />
        <div className="remedies">
          <Button type="submit" isCompact isBusy={isBusy}>
            {words.save}
            <span className="unseen">: {name}</span>
          </Button>
        </div>
      </Form>
    </details>
  );
}

/** 'incipit-studio-day' → 'studio-day'. */
function nameOf(place: string): string {
  return place.replace(/^incipit-/, '');
}
