import { expect, test } from 'vitest';
import { isSecretPath, isUploadForm, isWirePath, maskedPath } from './path-kinds.ts';

test('a secret link is never logged', () => {
  expect(maskedPath('/bookings/Zk3uX0mQ7nFzq2v9aLrT1w')).toBe('/bookings/…');
  expect(maskedPath('/da/orders/short/refund')).toBe('/da/orders/…/…');
  expect(maskedPath('/somewhere/Zk3uX0mQ7nFzq2v9aLrT1w')).toBe('/somewhere/…');
  expect(maskedPath('/courses/private-coaching')).toBe('/courses/private-coaching');
});

test('pages behind a secret are recognised by their path, prefixed or not', () => {
  expect(isSecretPath('/setup/abc')).toBe(true);
  expect(isSecretPath('/da/bookings/abc')).toBe(true);
  expect(isSecretPath('/payment-success')).toBe(true);
  expect(isSecretPath('/bookings')).toBe(false);
  expect(isSecretPath('/courses')).toBe(false);
});

test('forms with files are recognised by their path', () => {
  const isUpload = (path: string) => isUploadForm(path, 'multipart/form-data; boundary=x');
  const uploads = [
    '/admin/pictures',
    '/admin/recordings.data',
    '/admin/catalogue/spring-choir/picture',
    '/admin/website/article-975a08d9/new-upload/picture',
    '/admin/website/article-975a08d9/sections/0/picture.data',
    '/admin/instructors/4/portrait',
    '/admin/instructors/4/recording.data',
  ];
  expect(uploads.filter((path) => !isUpload(path))).toEqual([]);
  expect(['/admin/instructors/4', '/admin/catalogue/spring-choir', '/contact'].filter(isUpload)).toEqual([]);
});

test('wire calls are recognised by their path', () => {
  expect(['/rest/v1/bookings', '/functions/create-payment', '/storage/v1/object/x'].every(isWirePath)).toBe(
    true,
  );
  expect(['/restaurant', '/functions', '/'].some(isWirePath)).toBe(false);
});
