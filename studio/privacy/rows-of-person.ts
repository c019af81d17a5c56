import { byEmail, byUser, type Condition, either, through } from './personal-table.ts';

export const ordersOfPerson = (column: string): Condition =>
  through(column, { table: 'orders', key: 'id', mine: byEmail('email') });
export const entitlementsOfPerson = (column: string): Condition =>
  through(column, { table: 'entitlements', key: 'id', mine: either(byEmail('email'), byUser('user_id')) });
