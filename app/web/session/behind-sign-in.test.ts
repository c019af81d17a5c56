import { expect, test } from 'vitest';
import { areaBehindSignIn } from './behind-sign-in.ts';

test('a path behind the sign-in is recognised by its area, under each prefix', () => {
  expect(areaBehindSignIn('/admin/orders/x')).toEqual({ area: 'admin', begins: '/admin/' });
  expect(areaBehindSignIn('/da/dashboard/journal')).toEqual({ area: 'dashboard', begins: '/da/dashboard/' });
  expect(areaBehindSignIn('/en/admin/')).toEqual({ area: 'admin', begins: '/en/admin/' });
});

test('a path that only looks like one is public', () => {
  for (const path of ['/', '/administration/x', '/shop/admin/x', '/courses/dashboard/x', '/da/courses'])
    expect(areaBehindSignIn(path)).toBeNull();
});
