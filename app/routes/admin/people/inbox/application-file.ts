import { data } from 'react-router';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { applicationFacts } from '#studio/teaching/applications/applications.queries.ts';
import { ownerOnly } from '../../owner-only.ts';
import type { Route } from './+types/application-file';

/** An applicant's file: always a download, because its content is untrusted. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  await ownerOnly('inbox', args, '/admin');
  const world = worldOf(args.context);
  const { language } = factsOf(args.context);
  const now = world.clock.now();
  const application = await applicationFacts(world.db.query, {
    applicationId: args.params.application,
    reader: language,
    now,
  });
  const file = application?.files.find(({ id }) => id === args.params.attached);
  const opened = file && (await world.files.open(file.key));
  if (!file || !opened) throw data(null, { status: 404 });
  return new Response(opened.body, {
    headers: {
      'content-type': opened.contentType,
      'content-length': String(opened.bytes),
      'content-disposition': `attachment; filename="application.pdf"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
    },
  });
}
