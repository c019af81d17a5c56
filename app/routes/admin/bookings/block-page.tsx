import { data, Form, redirect, useNavigation } from 'react-router';
import { Button } from '#app/ui/forms/button.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { releaseBlock } from '#studio/owner-calendar/block-time.ts';
import { blockForOwner } from '#studio/owner-calendar/bookings-for-owner.queries.ts';
import { studioTimeZone } from '#studio/shared/time-zone.ts';
import { formatSpan } from '../format-span.ts';
import { AdminFrame, adminLinks, adminMeta } from '../frame.tsx';
import { ownerOnly } from '../owner-only.ts';
import type { Route } from './+types/block-page';
import { bookingsMessages } from './bookings.messages.ts';
import { newBookingMessages } from './new-booking.messages.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

/** `/admin/bookings/blocks/<id>` */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const who = await ownerOnly(request, context, `/admin/bookings/blocks/${params.block}`);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const block = await blockForOwner(world.db.query, who, params.block, world.clock.now());
  if (!block) throw data(null, { status: 404 });
  const { studioName } = await studioIdentity(world);
  return {
    language,
    studioName,
    when: formatSpan(block.start, block.end, language),
    note: block.note,
    isBlocked: block.state === 'blocked',
    rowLeft: Number(block.rowLeft),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const who = await ownerOnly(request, context, `/admin/bookings/blocks/${params.block}`);
  const world = worldOf(context);
  const block = await blockForOwner(world.db.query, who, params.block, world.clock.now());
  const all = textOf(await readForm(request), 'act') === 'all';
  if (!block || !(await releaseBlock(world, who, { claimId: block.id, all }))) {
    throw data(null, { status: 404 });
  }
  const day = block.start.toZonedDateTimeISO(studioTimeZone).toPlainDate();
  throw redirect(`/admin/bookings?week=${day}&did=${all ? 'released-row' : 'released'}`);
}

export const links = () => adminLinks();

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData && newBookingMessages[loaderData.language].blocking.blocked;
  return adminMeta(title ?? null, loaderData?.studioName);
}

export default function BlockPage({ loaderData }: Route.ComponentProps) {
  const { language, studioName, when, note, isBlocked, rowLeft } = loaderData;
  const words = newBookingMessages[language].blocking;
  const common = bookingsMessages[language];
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <AdminFrame
      section="bookings"
      title={note ?? words.blocked}
      back={
        <TextLink href="/admin/bookings" leads="back">
          {common.back}
        </TextLink>
      }
      {...{ language, studioName }}
    >
      <div className="office-bill">
        <Leaders isFull isFacts rows={[{ key: 'when', label: common.when, value: when }]} />
      </div>
      {isBlocked ? (
        <Form method="post" className="office-form">
          {rowLeft > 1 && <p className="hint">{words.row(rowLeft)}</p>}
          <div className="actions">
            <Button type="submit" isBusy={isBusy} isPlain>
              {words.release}
            </Button>
            {rowLeft > 1 && (
              <Button type="submit" name="act" value="all" look="ghost" isBusy={isBusy} isPlain>
                {words.releaseRow(rowLeft)}
              </Button>
            )}
          </div>
        </Form>
      ) : (
        <p>{words.gone}</p>
      )}
    </AdminFrame>
  );
}
