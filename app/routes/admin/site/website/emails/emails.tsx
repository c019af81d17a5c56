import { Badge } from '#app/ui/feedback/badge.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { Table } from '#app/ui/table.tsx';
import { useWords } from '#app/web/words.ts';
import { emailGroups } from '#studio/messages/notifications/email-groups.messages.ts';
import { emailPages, titleOfEmail } from '#studio/messages/notifications/emails.ts';
import { editedEmailKeys } from '#studio/shared/email/edited-texts.queries.ts';
import { AdminFrame } from '../../../frame.tsx';
import { websiteData } from '../pages/pages.data.ts';
import type { Route } from './+types/emails';
import { emailsMessages } from './emails.messages.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { world, language } = await websiteData(request, context, '/admin/emails');
  const edited = await editedEmailKeys(world.db.query);
  return {
    groups: Object.entries(emailGroups[language]).map(([key, name]) => ({
      key,
      name,
      emails: [...emailPages.values()]
        .filter(({ group }) => group === key)
        .map((page) => ({
          key: page.key,
          title: titleOfEmail(page.key, language),
          isEdited: edited.has(page.key),
        })),
    })),
  };
}

export default function Emails({ loaderData: { groups } }: Route.ComponentProps) {
  const words = useWords(emailsMessages);
  return (
    <AdminFrame page="emails" title={words.title} lead={words.lead}>
      {groups.map(({ key: group, name, emails }) => (
        <section key={group} className="admin-section">
          <h2>{name}</h2>
          <Table
            caption={name}
            isCaptionUnseen
            columns={[
              { key: 'email', name: words.columns.email },
              { key: 'state', name: words.columns.state },
            ]}
            empty=""
            rows={emails.map(({ key, title, isEdited }) => ({
              key,
              cells: {
                email: <TextLink href={`/admin/emails/${key}`}>{title}</TextLink>,
                state: isEdited ? <Badge variant="done">{words.edited}</Badge> : words.standard,
              },
            }))}
          />
        </section>
      ))}
    </AdminFrame>
  );
}
