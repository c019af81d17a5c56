import { byEmail, byUser, type Condition, either, through } from './personal-table.ts';

export const ordersOfPerson = (column: string): Condition =>
  through(column, 'orders', 'id', byEmail('email'));
export const entitlementsOfPerson = (column: string): Condition =>
  through(column, 'entitlements', 'id', either(byEmail('email'), byUser('user_id')));
