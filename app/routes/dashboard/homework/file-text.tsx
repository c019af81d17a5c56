import { homeworkFilePath } from '#app/routes/teaching/homework-files/read-homework-files.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { homeworkFileFor } from '#studio/teaching/students/homework.queries.ts';
import { bookingsMessages } from '../bookings/bookings.messages.ts';
import { readOwnPdf } from '../own-pdf.data.ts';
import { OwnPdfText } from '../own-pdf-text.tsx';
import { signedIn } from '../student-only.ts';
import type { Route } from './+types/file-text';

/** `/dashboard/homework/<homework>/files/<file>/text`: of a PDF. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const href = homeworkFilePath('student', params);
  const who = await signedIn(request, context, `${href}/text`);
  const found = await homeworkFileFor(worldOf(context).db.query, who, { ...params, as: 'student' });
  return readOwnPdf(context, { found, href });
}

export default function HomeworkFileText({ loaderData }: Route.ComponentProps) {
  const { title } = useWords(bookingsMessages).homework;
  const parent = { title, href: '/dashboard/bookings#homework' };
  return <OwnPdfText section="bookings" pdf={loaderData} parent={parent} />;
}
