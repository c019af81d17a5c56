import { byEmail, type PersonalTable, remove, through } from './personal-table.ts';

export const newsletterTables: readonly PersonalTable[] = [
  {
    table: 'newsletter_deliveries',
    mine: through('subscription_id', {
      table: 'newsletter_subscriptions',
      key: 'id',
      mine: byEmail('email'),
    }),
    withheld: ['email_id'],
    erase: remove,
  },
  { table: 'newsletter_subscriptions', mine: byEmail('email'), erase: remove },
];
