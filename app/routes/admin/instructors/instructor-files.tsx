import { hasPicture } from '#app/ui/media/picture.tsx';
import type { Language } from '#studio/shared/language.ts';
import { PicturePlace, type PicturePlaceProps, type PictureProblem } from '../website/picture-place.tsx';
import { picturesPageMessages } from '../website/pictures.messages.ts';
import {
  RecordingPlace,
  type RecordingPlaceProps,
  type RecordingProblem,
} from '../website/recording-place.tsx';
import { recordingsPageMessages } from '../website/recordings.messages.ts';
import type { InstructorsWords } from './instructors.messages.ts';

export type InstructorFilesResult = PictureProblem | RecordingProblem;

interface InstructorFilesProps {
  person: { name: string; picture: string };
  portrait: PicturePlaceProps['known'];
  recording: RecordingPlaceProps['known'];
  result: InstructorFilesResult | null;
  language: Language;
  words: InstructorsWords;
}

export function InstructorFiles(props: InstructorFilesProps) {
  const { person, portrait, recording, result, language, words } = props;
  const pictures = picturesPageMessages[language];
  const sounds = recordingsPageMessages[language];
  const place = person.picture;
  return (
    <section className="admin-section" aria-labelledby="instructor-files">
      <h2 id="instructor-files" className="unseen">
        {words.files}
      </h2>
      <ul className="picture-slots">
        <PicturePlace
          place={place}
          name={`${words.portrait}: ${person.name}`}
          to="portrait"
          known={portrait}
          answer={result && 'focus' in result ? result : null}
          words={
            hasPicture(place)
              ? pictures
              : { ...pictures, drawn: words.noPortrait, removeNote: words.initialShown }
          }
        />
        <RecordingPlace
          place={place}
          name={`${words.recording}: ${person.name}`}
          to="recording"
          known={recording}
          answer={result && 'textEn' in result ? result : null}
          words={{ ...sounds, synthesised: words.noRecording, removeNote: words.nothingPlayed }}
        />
      </ul>
    </section>
  );
}
