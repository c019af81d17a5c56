import { expect, test } from 'vitest';
import { areaBehindSignIn } from './behind-sign-in.ts';

test('an address behind the sign-in is known by its room, under each prefix', () => {
  expect(areaBehindSignIn('/admin/orders/x')).toEqual({ area: 'admin', begins: '/admin/' });
  expect(areaBehindSignIn('/da/dashboard/journal')).toEqual({ area: 'dashboard', begins: '/da/dashboard/' });
  expect(areaBehindSignIn('/en/admin/')).toEqual({ area: 'admin', begins: '/en/admin/' });
});

test('what only looks like one lies in front of it', () => {
  for (const path of ['/', '/administration/x', '/shop/admin/x', '/courses/dashboard/x', '/da/courses'])
    expect(areaBehindSignIn(path)).toBeNull();
});
