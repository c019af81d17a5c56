import { data, redirect } from 'react-router';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PdfText } from '#app/ui/pdf-text.tsx';
import { pdfTextMessages } from '#app/web/files/pdf-text.messages.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { readPdfText } from '#studio/shared/media/read-pdf-text.ts';
import { readAtIn, storedFile } from '#studio/teaching/learning/files/read-chunks.ts';
import { lessonFileFor, openLesson } from '#studio/teaching/learning/study-lesson.queries.ts';
import type { Route } from './+types/lesson-text';
import { signedIn } from './student-only.ts';
import { studyMessages } from './study.messages.ts';
import { StudyFrame, studyLinks } from './study-frame.tsx';

export const links = studyLinks;

/** `/dashboard/lessons/<id>/text` and `…/resources/<id>/text`: a PDF of the lesson in words. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const resourceId = (params as { resource?: string }).resource ?? null;
  const lessonPath = `/dashboard/lessons/${params.lesson}`;
  const filePath = resourceId ? `${lessonPath}/resources/${resourceId}` : `${lessonPath}/file`;
  const who = await signedIn(request, context, resourceId ? `${filePath}/text` : `${lessonPath}/text`);
  const world = worldOf(context);
  const { query } = world.db;
  const { language } = who;
  const now = world.clock.now();
  const found = await openLesson(query, who, { lessonId: params.lesson, language, now });
  if (found?.access === 'paused') throw redirect(lessonPath);
  const selected = { lessonId: params.lesson, resourceId, language };
  const file = await lessonFileFor(query, { person: who, selected, now });
  if (!found || !file || file === 'paused' || file.kind !== 'pdf') throw data(null, { status: 404 });
  const stored = await storedFile(query, file);
  const pages = await readPdfText(
    world.processes,
    {
      bytes: stored.bytes,
      read: readAtIn(world.files, stored),
    },
    'public',
  );
  const { title, course } = found.lesson;
  return {
    name: resourceId ? file.name : title,
    pages,
    href: `${filePath}?in=${language}`,
    lesson: { title, href: lessonPath },
    course: { title: course.title, href: `/dashboard/courses/${course.id}` },
  };
}

export default function LessonText({ loaderData }: Route.ComponentProps) {
  const { name, pages, href, lesson, course } = loaderData;
  const words = useWords(studyMessages);
  const textWords = useWords(pdfTextMessages);
  const steps = [
    { name: words.headline, href: '/dashboard' },
    { name: course.title, href: course.href },
    { name: lesson.title, href: lesson.href },
  ];
  return (
    <StudyFrame
      title={textWords.title(name)}
      lead={textWords.lead(pages.length)}
      trail={<Breadcrumb label={words.trail} steps={steps} current={textWords.title(name)} />}
    >
      <p>
        <TextLink href={href}>{textWords.open}</TextLink>
      </p>
      <PdfText pages={pages} words={textWords} />
    </StudyFrame>
  );
}
