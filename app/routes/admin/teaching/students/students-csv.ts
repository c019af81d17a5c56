import { csvResponse } from '#app/web/files/csv-response.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { type CsvCell, csvOf } from '#studio/shared/lists/csv.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { everyStudent } from '#studio/teaching/students/student-list.queries.ts';
import { ownerOnly } from '../../owner-only.ts';
import type { Route } from './+types/students-csv';
import { studentsMessages } from './students.messages.ts';

/** `/admin/students.csv`: everyone with an account, and everyone who bought or booked without one. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const who = await ownerOnly('students', { request, context }, '/admin/students.csv');
  const { language } = factsOf(context);
  const { columns, details, who: groups } = studentsMessages[language];
  const rows: CsvCell[][] = [
    [
      columns.name,
      columns.email,
      groups.label,
      columns.joined,
      details.phone,
      details.voiceType,
      details.tags,
    ],
  ];
  for await (const one of everyStudent(worldOf(context).db.query, who)) {
    rows.push([
      one.name,
      one.email,
      one.role === 'guest' ? groups.guest : groups.student,
      studioDay(one.since).toString(),
      one.phone,
      one.voiceType ? details.voiceTypes[one.voiceType] : '',
      one.tags.join(', '),
    ]);
  }
  return csvResponse(csvOf(rows, language), { name: 'students', language });
}
