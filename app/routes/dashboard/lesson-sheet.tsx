import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { Badge } from '#app/ui/feedback/badge.tsx';
import { Button, ButtonLink } from '#app/ui/forms/button.tsx';
import { Player } from '#app/ui/media/player.tsx';
import { Transcript } from '#app/ui/media/transcript.tsx';
import { Video } from '#app/ui/media/video.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { pdfTextMessages } from '#app/web/files/pdf-text.messages.ts';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { useLanguage, useWords } from '#app/web/words.ts';
import { typeOf } from '#studio/teaching/learning/files/lesson-file.ts';
import type { Progress } from '#studio/teaching/learning/progress.ts';
import type { OpenLesson } from '#studio/teaching/learning/study-lesson.queries.ts';
import { CourseProgress } from './course-progress.tsx';
import { LessonType } from './lesson-rows.tsx';
import { studyMessages } from './study.messages.ts';

export interface LessonSheetProps {
  lesson: Omit<OpenLesson, 'course'> & { course: { id: string; title: string; progress: Progress } };
  news: 'complete' | 'undo' | null;
}

export function LessonSheet({ lesson, news }: LessonSheetProps) {
  const language = useLanguage();
  const words = studyMessages[language];
  return (
    <>
      <p className="lesson-kind">
        <span className="italic">{lesson.moduleTitle}</span> <LessonType lesson={lesson} />
      </p>
      <div className="study-columns stack">
        <div>
          <LessonMedia lesson={lesson} />
          {lesson.transcript.length > 0 && (
            <Transcript
              label={words.transcript}
              passages={lesson.transcript}
              {...(lesson.captions[0] && lesson.captions[0] !== language
                ? { language: lesson.captions[0] }
                : {})}
            />
          )}
          <div className="prose spaced">
            {lesson.body.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Mark lesson={lesson} news={news} />
        </div>
        <div className="study-beside stack">
          <Resources lesson={lesson} />
          <section>
            <h2 className="ruled">{lesson.course.title}</h2>
            <CourseProgress
              id={lesson.course.id}
              progress={lesson.course.progress}
              count={words.lessonsDone}
            />
            <TextLink href={`/dashboard/courses/${lesson.course.id}`} leads="back">
              {words.toCourse}
            </TextLink>
          </section>
        </div>
      </div>
    </>
  );
}

function Resources({ lesson }: Pick<LessonSheetProps, 'lesson'>) {
  const words = useWords(studyMessages);
  const { linkTo } = useWords(pdfTextMessages);
  if (lesson.resources.length === 0) return null;
  return (
    <section>
      <h2 className="ruled">{words.material}</h2>
      <ul className="resources">
        {lesson.resources.map(({ id, name, type }) => (
          <li key={id}>
            <TextLink href={`/dashboard/lessons/${lesson.id}/resources/${id}`}>{name}</TextLink>{' '}
            <Badge>{words.types[type]}</Badge>{' '}
            {type === 'pdf' && (
              <TextLink href={`/dashboard/lessons/${lesson.id}/resources/${id}/text`}>
                {linkTo(name)}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function LessonMedia({ lesson }: Pick<LessonSheetProps, 'lesson'>) {
  const language = useLanguage();
  const words = studyMessages[language];
  const type = lesson.kind && typeOf(lesson.kind);
  // Without a digest: every request is authorised.
  const src = `/dashboard/lessons/${lesson.id}/file?in=${language}`;
  const captions = lesson.captions.map((each) => ({
    src: `/dashboard/lessons/${lesson.id}/captions/${each}`,
    language: each,
    label: words.captionsIn[each],
  }));
  if (type === 'video') return <Video src={src} captions={captions} title={lesson.title} />;
  if (type === 'audio') return <Player src={src} captions={captions} title={lesson.title} />;
  if (type !== 'pdf') return null;
  return (
    <div className="actions">
      <ButtonLink href={src}>{words.openPdf}</ButtonLink>
      <TextLink href={`/dashboard/lessons/${lesson.id}/text`}>{pdfTextMessages[language].link}</TextLink>
    </div>
  );
}

function Mark({ lesson, news }: LessonSheetProps) {
  const words = useWords(studyMessages);
  const isBusy = useNavigation().formData?.get('completed') === 'yes';
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The pressed button is gone: move the focus to the message.
    if (news) status.current?.focus();
  }, [news]);
  return (
    <PostForm to="completion" className="lesson-mark stack" id="mark" preventScrollReset>
      <div className="actions">
        <Button
          type="submit"
          name="completed"
          value="yes"
          variant={lesson.isCompleted ? 'ghost' : 'ink'}
          isPlain
          isBusy={isBusy}
          disabled={lesson.isCompleted}
        >
          {isBusy ? words.completing : words.complete}
        </Button>
        {lesson.isCompleted && (
          <>
            <Badge variant="done">{words.isComplete}</Badge>
            <Button type="submit" name="completed" value="no" variant="ghost" isPlain isCompact>
              {words.undo}
            </Button>
          </>
        )}
      </div>
      <p className="hint" role="status" tabIndex={-1} ref={status}>
        {news === 'complete' && lesson.isCompleted ? words.completedNews : ''}
        {news === 'undo' && !lesson.isCompleted ? words.undoneNews : ''}
      </p>
      <nav className="lesson-nav cluster apart" aria-label={words.lessons}>
        {lesson.before && (
          <p>
            <span className="hint">{words.before}</span>
            <TextLink href={`/dashboard/lessons/${lesson.before.id}`} leads="back">
              {lesson.before.title}
            </TextLink>
          </p>
        )}
        {lesson.after && (
          <p>
            <span className="hint">{words.after}</span>
            <TextLink href={`/dashboard/lessons/${lesson.after.id}`} leads="on">
              {lesson.after.title}
            </TextLink>
          </p>
        )}
      </nav>
    </PostForm>
  );
}
