import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '#tests/packages/supabase.ts';
import { desktop, testBrowser } from '#tests/support/browser/browser.ts';
import { slotInDays } from '#tests/support/offered-hour.ts';
import { samplePdf } from '#tests/support/pdfs.ts';
import { freePort } from '#tests/support/site/free-port.ts';
import { runningSite } from '#tests/support/site/running-site.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { applications, expectBoth, submitBoth } from './supabase-applications.ts';

/** A page on another site that uses our calls, as the original site did with the original backend. */
const otherPort = await freePort();
const otherOrigin = `http://127.0.0.1:${otherPort}`;
const library = readFileSync(
  new URL('../../packages/node_modules/@supabase/supabase-js/dist/umd/supabase.js', import.meta.url),
);
const otherSite = createServer((request, response) => {
  const isScript = request.url === '/supabase.js';
  response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
  response.end(
    isScript
      ? library
      : '<!doctype html><title>Other</title><link rel="icon" href="data:,"><script src="/supabase.js"></script>',
  );
});

const site = runningSite({ CORS_ORIGINS: otherOrigin }, { clock: { now: () => testNow } });
const unlistedOrigin = otherOrigin.replace('127.0.0.1', 'localhost');
const browser = testBrowser(() =>
  [site.url, otherOrigin, unlistedOrigin, `http://${closedPort}`].map((url) => new URL(url).host),
);
const closedPort = `127.0.0.1:${await freePort()}`;

beforeAll(async () => {
  await once(otherSite.listen(otherPort, '127.0.0.1'), 'listening');
});
afterAll(() => otherSite.close());

type CreateClient = typeof createClient;

/**
 * Calls 1 to 4 with their refusals, as plain values. Runs unchanged in Node and in a page, so it must not close
 * over anything.
 */
async function useAll(create: CreateClient, url: string, closedUrl: string, slot: string) {
  const client = create(url, 'any-anonymous-key', { auth: { persistSession: false } });
  const row = {
    name: 'Åse Ørsted',
    email: 'aase@example.dk',
    course_id: 'private-coaching',
    course_name: 'Private Coaching',
    slot_start: slot,
    slot_end: new Date(Date.parse(slot) + 3_600_000).toISOString(),
    payment_status: 'pending',
    expires_at: slot,
  };
  const bookings = client.from('bookings');
  const held = await bookings.insert(row).select('id,slot_start,expires_at').single();
  const taken = await bookings.insert(row).select('id,slot_start,expires_at').single();
  const direct = await bookings.insert({ ...row, payment_status: 'paid' });
  const list = await bookings.insert([row]).select();
  const bad = await bookings
    .insert({ ...row, name: '' })
    .select()
    .single();
  const read = await bookings.select('*');
  const changed = await bookings.update({ name: 'x' }).eq('id', held.data?.id ?? '');
  const deleted = await bookings.delete().eq('id', held.data?.id ?? '');
  const resultOf = async ({ data, error }: { data: unknown; error: unknown }) => {
    if (!(error instanceof Error)) return { data, error: null };
    const { context } = error as { context?: Partial<Response> };
    const answer = context?.json ? await context.json() : null;
    return { data, error: { name: error.name, message: error.message, status: context?.status, answer } };
  };
  const invoke = async (name: string, body: Record<string, unknown>, from = client) =>
    resultOf(await from.functions.invoke(name, { body }));
  const payment = await invoke('create-payment', { courseId: held.data?.id, currency: 'dkk' });
  const again = await invoke('create-payment', { courseId: held.data?.id, currency: 'DKK' });
  const notSold = await invoke('create-payment', { courseId: 'nothing', currency: 'dkk' });
  const message = await invoke('send-contact-email', {
    name: 'Åse',
    email: 'aase@example.dk',
    phone: '',
    message: 'Hej',
  });
  const noMessage = await invoke('send-contact-email', { name: '', email: '', message: '' });
  const unknown = await invoke('no-such-function', {});
  const unreachable = await invoke(
    'create-payment',
    {},
    create(closedUrl, 'any', { auth: { persistSession: false } }),
  );
  return {
    held,
    taken,
    direct,
    list,
    bad,
    read,
    changed,
    deleted,
    payment,
    again,
    notSold,
    message,
    noMessage,
    unknown,
    unreachable,
  };
}

function expectAll(got: Awaited<ReturnType<typeof useAll>>, slot: string): void {
  expect(got.held).toMatchObject({ status: 201, error: null, data: { slot_start: slot } });
  expect(Object.keys(got.held.data ?? {}).sort()).toEqual(['expires_at', 'id', 'slot_start']);
  for (const second of [got.taken, got.list]) {
    expect(second).toMatchObject({
      status: 409,
      data: null,
      error: { code: '23P01', details: null, hint: null, message: expect.stringMatching(/taken that time/) },
    });
  }
  expect(got.direct).toMatchObject({
    status: 403,
    error: { code: '42501', message: 'Could not create booking.' },
  });
  expect(got.bad).toMatchObject({
    status: 400,
    error: { message: 'Please fill all fields and pick a slot.' },
  });
  for (const refused of [got.read, got.changed, got.deleted]) {
    expect(refused).toMatchObject({ status: 401, error: { code: '42501' } });
  }
  expect(got.payment).toMatchObject({
    error: null,
    data: { url: expect.stringContaining('/test-checkout/') },
  });
  expect(got.again.data).toEqual(got.payment.data);
  const nonTwo = { name: 'FunctionsHttpError', message: 'Edge Function returned a non-2xx status code' };
  expect(got.notSold.error).toMatchObject({ ...nonTwo, status: 404, answer: { error: 'not-for-sale' } });
  expect(got.noMessage.error).toMatchObject({
    ...nonTwo,
    status: 400,
    answer: { error: 'Please fill in all required fields.' },
  });
  expect(got.unknown.error).toMatchObject({ ...nonTwo, status: 404 });
  expect(got.message.error).toBeNull();
  expect(got.unreachable.error).toMatchObject({
    name: 'FunctionsFetchError',
    message: 'Failed to send a request to the Edge Function',
  });
}

/** Calls 7 to 9, anonymously and with the owner's session as bearer. Must not close over anything. */
async function useOwners(create: CreateClient, url: string, session: string, pdf: string, name: string) {
  const as = (headers: Record<string, string>) =>
    create(url, 'any-anonymous-key', { auth: { persistSession: false }, global: { headers } });
  const anonymous = as({});
  const owner = as({ Authorization: `Bearer ${session}` });
  const invoke = async (client: typeof anonymous, called: string, body: Record<string, unknown>) => {
    const { data, error } = await client.functions.invoke(called, { body });
    const { context } = (error ?? {}) as { context?: Response };
    return { data, status: context?.status ?? 200, answer: context ? await context.json() : null };
  };
  const product = {
    name,
    price: '149',
    currency: 'DKK',
    category: 'Music Equipment',
    image: '',
    description: '',
  };
  const create7 = { action: 'create', product };
  const refused = await invoke(anonymous, 'manage-products', create7);
  const created = await invoke(owner, 'manage-products', create7);
  const { id } = created.data.product;
  const updated = await invoke(owner, 'manage-products', {
    action: 'update',
    product: { ...product, id, price: 159 },
  });
  const missing = await invoke(owner, 'manage-products', {
    action: 'create',
    product: { ...product, price: '' },
  });
  const notSynced = await invoke(owner, 'printful-sync', { productId: id, action: 'sync' });
  const file = new Blob([pdf], { type: 'application/pdf' });
  const leave = await anonymous.functions.invoke('upload-token', { body: {} });
  const visitor = as({ 'x-upload-token': leave.data.token });
  const bucket = visitor.storage.from('magazine-pdfs');
  const fileName = `${Date.now()}-${id}.pdf`;
  const uploaded = await bucket.upload(fileName, file);
  const twice = await bucket.upload(fileName, file);
  const noPdf = await bucket.upload(`n-${fileName}`, new Blob(['MZ'], { type: 'application/pdf' }));
  const noLeave = await anonymous.storage.from('magazine-pdfs').upload(`x-${fileName}`, file);
  const { publicUrl } = bucket.getPublicUrl(fileName).data;
  const resultOf = ({ data, error }: { data: unknown; error: { message: string } | null }) => ({
    data,
    message: error?.message ?? null,
  });
  return {
    refused,
    created,
    updated,
    missing,
    notSynced,
    uploaded: resultOf(uploaded),
    twice: resultOf(twice),
    noPdf: resultOf(noPdf),
    noLeave: resultOf(noLeave),
    fileName,
    publicUrl,
  };
}

async function expectOwners(got: Awaited<ReturnType<typeof useOwners>>, name: string): Promise<void> {
  const wire = { name, currency: 'DKK', category: 'music-equipment', printful_product_id: null };
  expect(got.refused).toMatchObject({ status: 401, answer: { error: expect.any(String) } });
  expect(got.created.data).toMatchObject({
    message: 'Product created successfully',
    product: { ...wire, price: 149 },
  });
  expect(got.updated.data).toMatchObject({
    message: 'Product updated successfully',
    product: { ...wire, price: 159 },
  });
  expect(got.missing).toMatchObject({ status: 400 });
  expect(got.notSynced).toMatchObject({ status: 409, answer: { reason: 'not-linked' } });
  expect(got.uploaded).toMatchObject({ message: null, data: { path: got.fileName } });
  expect(got.twice.message).toBe('The resource already exists');
  expect(got.noPdf.message).toBe('This file isn’t a PDF.');
  expect(got.noLeave.message).toContain('choose the file again');
  expect(got.publicUrl).toBe(`${site.url}/storage/v1/object/public/magazine-pdfs/${got.fileName}`);
  expect((await fetch(got.publicUrl)).status).toBe(404);
}

async function ownersSession(): Promise<string> {
  const { cookie = '' } = await signedIn(site, 'owner');
  return decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1));
}

describe('a client written for the original backend', () => {
  test('manages products and uploads stories, from Node [S7.13]', async () => {
    const pdf = new TextDecoder().decode(samplePdf());
    await expectOwners(await useOwners(createClient, site.url, await ownersSession(), pdf, 'Capo'), 'Capo');
  });

  test('manages products and uploads stories in a page of a listed origin', async () => {
    const { page, expectComplaint } = await browser.visitor(desktop);
    expectComplaint(/status of 4\d\d/);
    await page.goto(otherOrigin);
    const pdf = JSON.stringify(new TextDecoder().decode(samplePdf()));
    const session = JSON.stringify(await ownersSession());
    const got = await page.evaluate(
      `(${useOwners})(supabase.createClient, ${JSON.stringify(site.url)}, ${session}, ${pdf}, 'Slide')`,
    );
    await expectOwners(got as Awaited<ReturnType<typeof useOwners>>, 'Slide');
  });

  test('works from Node [S3.03]', async () => {
    const slot = slotInDays(2);
    expectAll(await useAll(createClient, site.url, `http://${closedPort}`, slot), slot);
    expectBoth(await submitBoth(createClient, site.url, applications));
  });

  test('works in a page of a listed origin [S7.23]', async () => {
    const { page, expectComplaint } = await browser.visitor(desktop);
    expectComplaint(/status of 4\d\d/);
    expectComplaint(/ERR_CONNECTION_REFUSED/);
    await page.goto(otherOrigin);
    const slot = slotInDays(3);
    const got = await page.evaluate(
      `(${useAll})(supabase.createClient, ${JSON.stringify(site.url)}, 'http://${closedPort}', ${JSON.stringify(slot)})`,
    );
    expectAll(got as Awaited<ReturnType<typeof useAll>>, slot);
    const both = await page.evaluate(
      `(${submitBoth})(supabase.createClient, ${JSON.stringify(site.url)}, ${JSON.stringify(applications)})`,
    );
    expectBoth(both as Awaited<ReturnType<typeof submitBoth>>);
  });

  test('is refused on a page of any other origin', async () => {
    const { page, expectComplaint } = await browser.visitor(desktop);
    expectComplaint(/CORS|ERR_FAILED|status of 403/);
    await page.goto(unlistedOrigin);
    const status = await page.evaluate(
      async ([url]) => {
        const answer = await fetch(`${url}/rest/v1/bookings`, {
          method: 'POST',
          headers: { apikey: 'x' },
          body: '{}',
        }).catch(() => null);
        return answer?.status ?? 'blocked';
      },
      [site.url],
    );
    expect(status).toBe('blocked');
  });
});
