import { Badge } from '#app/ui/feedback/badge.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { Table } from '#app/ui/table.tsx';
import { useWords } from '#app/web/words.ts';
import { emailEntries, emailGroups, emailKeys } from '#studio/messages/notifications/texts/email-entries.ts';
import { editedEmailKeys } from '#studio/shared/email/edited-texts.queries.ts';
import { AdminFrame } from '../../frame.tsx';
import { websiteData } from '../pages/pages.data.ts';
import type { Route } from './+types/emails';
import { emailTitles } from './email-titles.messages.ts';
import { emailsMessages } from './emails.messages.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { world, language } = await websiteData(request, context, '/admin/emails');
  const edited = await editedEmailKeys(world.db.query);
  const { groups, titles } = emailTitles[language];
  return {
    groups: emailGroups.map((group) => ({
      key: group,
      name: groups[group],
      emails: emailKeys
        .filter((key) => emailEntries[key].group === group)
        .map((key) => ({ key, title: titles[key], isEdited: edited.has(key) })),
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
