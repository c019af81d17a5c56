import { Badge } from '#app/ui/feedback/badge.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { Player } from '#app/ui/media/player.tsx';
import { useSound } from '#app/ui/media/sounds.tsx';
import { BothLanguages } from '#app/web/language-order.tsx';
import { acceptedSounds } from '#studio/shared/media/accepted-files.ts';
import { ChooseFile, RemoveFile, ReplaceFile } from './place-forms.tsx';
import type { recordingsPageMessages } from './recordings.messages.ts';

export interface RecordingProblem {
  place: string;
  textEn: string;
  textDa: string;
  reason: keyof (typeof recordingsPageMessages)['en']['refusals'];
}

export interface RecordingPlaceProps {
  place: string;
  name: string;
  /** The resource that takes its forms; without one the page. */
  to?: string;
  /** Null: the synthesised sound is used. */
  known: { id: string; textEn: string; textDa: string } | null;
  /** Action data of this place's forms. */
  answer: Omit<RecordingProblem, 'place'> | null;
  words: (typeof recordingsPageMessages)['en'];
}

export function RecordingPlace(props: RecordingPlaceProps) {
  const { place, name, to, known, words } = props;
  const sound = useSound(place);
  return (
    <li className="picture-slot stack recording-slot" id={to ?? place}>
      <div className="picture-text stack">
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
      <div className="picture-text stack">
        <ChooseFile kind="recording" place={place} name={name} />
        <ReplaceRecording {...props} />
        <RemoveFile known={known} name={name} words={words} below={to ?? place} />
      </div>
    </li>
  );
}

function ReplaceRecording(props: RecordingPlaceProps) {
  const { place, name, to, known, answer, words } = props;
  const field = { idPrefix: place, maxLength: 1000 };
  return (
    <ReplaceFile
      known={known}
      place={place}
      name={name}
      to={to}
      words={words}
      isOpen={answer !== null}
      label={known ? words.replace : words.add}
      field={{
        name: 'recording',
        accept: acceptedSounds,
        error: answer ? words.refusals[answer.reason] : null,
      }}
    >
      <BothLanguages
        en={
          <TextField
            {...field}
            name="textEn"
            label={words.textEn}
            hint={words.textHint}
            defaultValue={answer?.textEn ?? known?.textEn ?? ''}
          />
        }
        da={
          <TextField
            {...field}
            name="textDa"
            label={words.textDa}
            defaultValue={answer?.textDa ?? known?.textDa ?? ''}
          />
        }
      />
    </ReplaceFile>
  );
}
