import { Form } from 'react-router';
import { Badge, DraftBadge } from '#app/ui/feedback/badge.tsx';
import { Button, ButtonLink } from '#app/ui/forms/button.tsx';
import { Recording } from '#app/ui/media/recording.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { useLanguage, useWords } from '#app/web/words.ts';
import { previewOf } from '#studio/teaching/learning/course.ts';
import type { DashboardCourse } from '#studio/teaching/learning/sample-dashboard.ts';
import { CourseProgress } from './course-progress.tsx';
import { studyMessages } from './study.messages.ts';

export interface SampleDashboardProps {
  course: DashboardCourse;
  resources: ReadonlyArray<{ name: string; url: string; type: 'pdf' | 'audio' }>;
}

/** The student area for visitors. Completed lessons are in the URL only. */
export function SampleDashboard({ course, resources }: SampleDashboardProps) {
  const language = useLanguage();
  const words = studyMessages[language];
  const { sample } = words;
  const playing = course.modules.find(({ completed }) => !completed) ?? course.modules[0];
  return (
    <>
      <p className="lead">
        <DraftBadge>{sample.mark}</DraftBadge> {sample.lead}
      </p>
      <p className="actions study-actions">
        <ButtonLink href="/login?next=/dashboard">{sample.login}</ButtonLink>
        <TextLink href="/courses">{sample.courses}</TextLink>
      </p>
      <div className="study-columns stack">
        <section aria-labelledby="sample-course">
          <h2 id="sample-course" className="ruled">
            {course.title}
          </h2>
          <p>{course.description}</p>
          <CourseProgress id="sample" progress={course.progress} count={words.modulesDone} />
          <h3 className="italic">{sample.modules}</h3>
          <p className="hint">{sample.notKept}</p>
          <SampleModules course={course} />
        </section>
        <div className="study-beside stack">
          {playing && (
            <section>
              <h2 className="ruled">{sample.playing(playing.title)}</h2>
              <Recording
                name={playing.video}
                title={playing.title}
                language={language}
                captionsLabel={sample.captions}
              />
            </section>
          )}
          <Resources resources={resources} />
          <section>
            <h2 className="ruled">{sample.journal}</h2>
            <p className="hint">{sample.journalNote}</p>
            <blockquote className="journal-leaf">
              <p className="italic">{course.journal.day}</p>
              <p>{course.journal.text}</p>
            </blockquote>
          </section>
        </div>
      </div>
    </>
  );
}

function SampleModules({ course }: Pick<SampleDashboardProps, 'course'>) {
  const words = useWords(studyMessages);
  const done = course.modules.filter(({ completed }) => completed).map(({ id }) => id);
  return (
    <ol className="lesson-rows">
      {course.modules.map((module) => (
        <li key={module.id}>
          <div>
            <p className="lesson-name">{module.title}</p>
            <p className="quiet">{previewOf(module.description)}</p>
          </div>
          <Form method="get" action="/dashboard" className="lesson-facts" preventScrollReset>
            {module.completed && <Badge variant="done">{words.isComplete}</Badge>}
            <input
              type="hidden"
              name="done"
              value={(module.completed ? done.filter((id) => id !== module.id) : [...done, module.id]).join()}
            />
            <Button type="submit" variant="ghost" isPlain isCompact disabled={module.completed}>
              {words.complete}
              <span className="unseen">: {module.title}</span>
            </Button>
            {module.completed && (
              <button type="submit" className="text-link">
                {words.undo}
                <span className="unseen">: {module.title}</span>
              </button>
            )}
          </Form>
        </li>
      ))}
    </ol>
  );
}

function Resources({ resources }: Pick<SampleDashboardProps, 'resources'>) {
  const { sample, types } = useWords(studyMessages);
  return (
    <section>
      <h2 className="ruled">{sample.resources}</h2>
      {resources.length === 0 && <p className="hint">{sample.noResources}</p>}
      <ul className="resources">
        {resources.map(({ name, url, type }) => (
          <li key={url}>
            <TextLink href={url}>{name}</TextLink> <Badge>{types[type]}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
