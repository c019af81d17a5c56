import { byEmail, byUser, type Condition, either, through } from '#studio/privacy/personal-table.ts';

/** `column` names an order of theirs. */
export const ordersOfPerson = (column: string): Condition =>
  through(column, 'orders', 'id', byEmail('email'));
/** `column` names an entitlement of theirs. */
export const entitlementsOfPerson = (column: string): Condition =>
  through(column, 'entitlements', 'id', either(byEmail('email'), byUser('user_id')));
