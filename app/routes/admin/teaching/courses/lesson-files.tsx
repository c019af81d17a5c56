import { Badge } from '#app/ui/feedback/badge.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { pdfTextMessages } from '#app/web/files/pdf-text.messages.ts';
import { sizeText } from '#app/web/files/size-text.ts';
import { useLanguage } from '#app/web/words.ts';
import { timeText } from '#platform/media/time-text.ts';
import { typeOf } from '#studio/teaching/learning/files/lesson-file.ts';
import type {
  ConvertedFilm,
  EditedLesson,
  OwnedFile,
} from '#studio/teaching/learning/owner-lesson.queries.ts';
import { ActionButton, ConfirmButton } from '../../action-buttons.tsx';
import { UploadForm } from '../../office/uploads/upload-form.tsx';
import type { TeachingWords } from './courses.messages.ts';

interface FilesProps {
  lesson: EditedLesson;
  words: TeachingWords;
}

export function LessonFiles({ lesson, words }: FilesProps) {
  return (
    <div id="files">
      {(['media', 'resource'] as const).map((role) => {
        const isMedia = role === 'media';
        const files = lesson.files.filter((file) => file.role === role);
        const films = lesson.films.filter((film) => film.role === role);
        const unfinished = lesson.unfinished.filter((file) => file.role === role);
        return (
          <section
            key={role}
            aria-labelledby={`files-${role}`}
            className={isMedia ? 'admin-section first' : 'admin-section'}
          >
            <h2 id={`files-${role}`}>{isMedia ? words.lesson.media : words.lesson.resources}</h2>
            <p className="hint">{isMedia ? words.lesson.mediaLead : words.lesson.resourcesLead}</p>
            {files.length === 0 && <p>{isMedia ? words.lesson.noMedia : words.lesson.noResources}</p>}
            <ul className="own-files">
              {files.map((file) => (
                <li key={file.id}>
                  <OwnFile file={file} lesson={lesson} words={words} />
                </li>
              ))}
              {films.map((film) => (
                <li key={film.id} className="unfinished">
                  <Film film={film} words={words} />
                </li>
              ))}
              {unfinished.map((file) => (
                <li key={file.id} className="unfinished">
                  <p>
                    <Badge variant="waiting">{words.upload.unfinished}</Badge>{' '}
                    {words.upload.unfinishedNote(file.name, file.percent)}
                  </p>
                  <ActionButton
                    to={`uploads/${file.id}/cancellation`}
                    label={words.upload.remove(file.name)}
                    short={words.upload.giveUp}
                  />
                </li>
              ))}
            </ul>
            <UploadForm
              role={role}
              words={words}
              lessonId={lesson.id}
              seen={isMedia ? lesson.seenMedia : null}
            />
          </section>
        );
      })}
    </div>
  );
}

function Film({ film, words }: { film: ConvertedFilm; words: TeachingWords }) {
  const { converting, convertingNote, failed, failedNote, removeFilm, removeFilmShort } = words.upload;
  return (
    <>
      <p>
        <Badge variant={film.hasFailed ? 'wrong' : 'waiting'}>{film.hasFailed ? failed : converting}</Badge>{' '}
        {film.hasFailed ? failedNote(film.name) : convertingNote(film.name)}
      </p>
      <ActionButton
        to={`uploads/${film.id}/cancellation`}
        label={removeFilm(film.name)}
        short={removeFilmShort}
      />
    </>
  );
}

function OwnFile({ file, lesson, words }: FilesProps & { file: OwnedFile }) {
  const language = useLanguage();
  return (
    <>
      <p>
        <TextLink href={`/admin/lessons/${lesson.id}/files/${file.id}`}>{file.name}</TextLink>{' '}
        <span className="hint">
          {file.kind && words.types[typeOf(file.kind)]}
          {file.seconds !== null && ` ${timeText(file.seconds)}`}, {sizeText(file.bytes, language)}
          {file.language && `, ${words.upload.languages[file.language]}`}
        </span>{' '}
        {file.kind === 'pdf' && (
          <TextLink href={`/admin/lessons/${lesson.id}/files/${file.id}/text`}>
            {pdfTextMessages[language].linkTo(file.name)}
          </TextLink>
        )}
      </p>
      <ConfirmButton
        to={`files/${file.id}/deletion`}
        label={words.lesson.removeFile}
        question={words.lesson.removeFileSure(file.name)}
        yes={words.acts.yes}
      />
    </>
  );
}
