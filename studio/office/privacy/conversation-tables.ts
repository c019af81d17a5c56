import { byEmail, either, type PersonalTable, remove, through } from './personal-table.ts';

const byMessage = through('contact_message_id', {
  table: 'contact_messages',
  key: 'id',
  mine: byEmail('email'),
});

/** Contact messages and what was written in reply to them, dependents first. */
export const conversationTables: readonly PersonalTable[] = [
  {
    table: 'inbound_attachments',
    mine: through('inbound_email_id', {
      table: 'inbound_emails',
      key: 'id',
      mine: either(byMessage, byEmail('sender_email')),
    }),
    withheld: ['key'],
    erase: remove,
    file: { key: 'key', name: 'name' },
  },
  {
    table: 'reply_attachments',
    mine: byMessage,
    withheld: ['key', 'digest'],
    erase: remove,
    file: { key: 'key', name: 'name' },
  },
  { table: 'contact_replies', mine: byMessage, erase: remove },
  {
    // Of the person whose conversation it is, and of its sender.
    table: 'inbound_emails',
    mine: either(byMessage, byEmail('sender_email')),
    withheld: ['message_id'],
    erase: remove,
  },
  { table: 'contact_messages', mine: byEmail('email'), erase: remove },
];
