import { homeworkFilePath } from '#app/routes/homework-files/read-homework-files.ts';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { worldOf } from '#app/web/world.ts';
import { homeworkFileFor } from '#studio/students/homework.queries.ts';
import { bookingsMessages } from '../bookings/bookings.messages.ts';
import { readOwnPdf } from '../own-pdf.data.ts';
import { OwnPdfText } from '../own-pdf-text.tsx';
import { studentLinks, studentMeta } from '../student-meta.ts';
import { signedIn } from '../student-only.ts';
import type { Route } from './+types/file-text';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

/** `/dashboard/homework/<homework>/files/<file>/text`: of a PDF. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const href = homeworkFilePath('student', params);
  const who = await signedIn(request, context, `${href}/text`);
  const found = await homeworkFileFor(worldOf(context).db.query, who, { ...params, as: 'student' });
  return readOwnPdf(context, { who, found, href });
}

export const links = studentLinks;
export const meta = studentMeta;

export default function HomeworkFileText({ loaderData }: Route.ComponentProps) {
  const { title } = bookingsMessages[loaderData.language].homework;
  const parent = { title, href: '/dashboard/bookings#homework' };
  return <OwnPdfText section="bookings" pdf={loaderData} parent={parent} />;
}
