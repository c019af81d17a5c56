import { data } from 'react-router';
import { StudentFrame } from '#app/routes/dashboard/frame.tsx';
import { studentLinks, studentMeta } from '#app/routes/dashboard/student-meta.ts';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { studentPage } from '#app/routes/dashboard/student-page.ts';
import { homeworkFilePath } from '#app/routes/homework-files/read-homework-files.ts';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PdfText } from '#app/ui/pdf-text.tsx';
import { pdfTextMessages } from '#app/web/files/pdf-text.messages.ts';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { worldOf } from '#app/web/world.ts';
import { fileSource } from '#platform/media/file-source.ts';
import { readPdfText } from '#studio/shared/media/read-pdf-text.ts';
import { homeworkFileFor } from '#studio/students/homework.queries.ts';
import { bookingsMessages } from '../bookings/bookings.messages.ts';
import type { Route } from './+types/file-text';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

/** `/dashboard/homework/<homework>/files/<file>/text`: of a PDF. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const href = homeworkFilePath('student', params);
  const who = await signedIn(request, context, `${href}/text`);
  const world = worldOf(context);
  const found = await homeworkFileFor(world.db.query, who, { ...params, as: 'student' });
  const source = found?.kind === 'pdf' ? await fileSource(world.files, found.key) : null;
  if (!found || !source) throw data(null, { status: 404 });
  return {
    ...(await studentPage(context, who, (language) => pdfTextMessages[language].title(found.name))),
    pages: await readPdfText(world.media, source),
    href,
  };
}

export const links = studentLinks;
export const meta = studentMeta;

export default function HomeworkFileText({ loaderData }: Route.ComponentProps) {
  const { language, pages, href } = loaderData;
  const words = pdfTextMessages[language];
  return (
    <StudentFrame
      section="bookings"
      {...loaderData}
      lead={words.lead(pages.length)}
      back={
        <TextLink href="/dashboard/bookings#homework" leads="back">
          {bookingsMessages[language].homework.title}
        </TextLink>
      }
      actions={<TextLink href={href}>{words.open}</TextLink>}
    >
      <PdfText pages={pages} words={words} />
    </StudentFrame>
  );
}
