import { Form } from 'react-router';
import { Badge } from '#app/ui/feedback/badge.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { Uploader } from '#app/ui/forms/uploader.tsx';
import { Player } from '#app/ui/media/player.tsx';
import { useSound } from '#app/ui/media/sounds.tsx';
import { fileWords } from '#app/web/forms/file-field.messages.ts';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import type { Language } from '#studio/shared/language.ts';
import type { RecordingProblem } from './recording-problem.ts';
import type { recordingsPageMessages } from './recordings.messages.ts';

export interface RecordingPlaceProps {
  place: string;
  /** Null: the synthesised sound is used. */
  known: { id: string; textEn: string; textDa: string } | null;
  /** Action data of this place's forms. */
  answer: Omit<RecordingProblem, 'place'> | null;
  words: (typeof recordingsPageMessages)['en'];
  language: Language;
  isBusy: boolean;
}

export function RecordingPlace(props: RecordingPlaceProps) {
  const { place, known, words, isBusy } = props;
  const name = words.nameOf(place);
  const sound = useSound(place);
  return (
    <li className="picture-slot recording-slot" id={place}>
      <div className="picture-text">
        <h2>{name}</h2>
        <p>
          <Badge variant={known ? 'sun' : 'plain'}>{known ? words.own : words.synthesised}</Badge>
        </p>
        {sound && (
          <Player
            key={sound.address}
            src={sound.address}
            seconds={sound.seconds}
            title={name}
            text={sound.text}
          />
        )}
      </div>
      <div className="picture-text">
        <ReplaceRecording {...props} name={name} />
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

function ReplaceRecording(props: RecordingPlaceProps & { name: string }) {
  const { place, name, known, answer, words, language, isBusy } = props;
  const field = { idPrefix: place, maxLength: 1000 };
  return (
    <details className="confirm-step" open={answer !== null}>
      <summary className="button ghost plain compact">
        {known ? words.replace : words.add}
        <span className="unseen">: {name}</span>
      </summary>
      <Form method="post" encType="multipart/form-data" className="form" noValidate>
        <input type="hidden" name="place" value={place} />
        <input type="hidden" name="seen" value={known?.id ?? ''} />
        <Uploader
          idPrefix={place}
          name="recording"
          label={words.file}
          hint={words.fileHint}
          accept="audio/mpeg,audio/mp4,audio/x-m4a,.mp3,.m4a"
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
          name="textEn"
          label={words.textEn}
          hint={words.textHint}
          defaultValue={answer?.textEn ?? known?.textEn ?? ''}
        />
        <TextField
          {...field}
          name="textDa"
          label={words.textDa}
          defaultValue={answer?.textDa ?? known?.textDa ?? ''}
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
