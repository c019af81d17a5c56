import { createBenchDatabase, type Engine } from './support/databases.ts';
import { median, spread, table } from './support/numbers.ts';
import { type RunningProcess, startSite } from './support/processes.ts';
import { atLength } from './support/quick.ts';
import { sendRequest } from './support/send-request.ts';

const goal = 5;
const rounds = atLength(5, 1);
const requests = atLength(100, 5);

/** What anyone may request, each time in another spelling, so that no stored page answers it. */
const answers: Readonly<Record<string, (nth: number) => string>> = {
  'search, words that are found': (nth) => `/search?q=voice+${'abcdefgh'[nth % 8]}&n=${nth}`,
  'search, one page found': (nth) => `/search?q=hoodie&n=${nth}`,
  'search, nothing found': (nth) => `/search?q=nothing${nth}`,
  'unknown address': (nth) => `/wp-content/${nth}.php`,
  'unknown address of one part': (nth) => `/nobody-${nth}`,
  'unknown course': (nth) => `/courses/none-${nth}`,
  'unknown article': (nth) => `/magazine/none-${nth}`,
  'unknown address of the admin': (nth) => `/admin/none/${nth}`,
  'home page, unknown parameter': (nth) => `/?utm_source=${nth}`,
  'magazine, unknown page': (nth) => `/testimonials?page=${nth + 1000}&kind=${nth}`,
  'free sessions, odd parameters': (nth) => `/private-coaching/slots?from=2027-01-01&offer=${nth}`,
  'booking page, odd parameters': (nth) => `/private-coaching/book?week=${nth}&slot=${nth}`,
  'shop, odd parameters': (nth) => `/shop?page=${nth}&sort=${nth}`,
  'sitemap, unknown parameter': (nth) => `/sitemap.xml?n=${nth}`,
  'feed, unknown parameter': (nth) => `/feeds/en.xml?n=${nth}`,
  'brochure, unknown parameter': (nth) => `/PDFs/voice-elevated-en.pdf?n=${nth}`,
  'share image, another signature': (nth) => `/share/none.jpg?title=${nth}`,
  'picture, another width': (nth) => `/pictures/none/${nth}.webp`,
  'calendar feed, another token': (nth) => `/bookings/calendar/${nth}`,
  'checkout, unknown parameter': (nth) => `/checkout/main-course?n=${nth}`,
  'confirmation, unknown session': (nth) => `/payment-success?session=${nth}`,
  'consultation, odd parameters': (nth) => `/consultation/times?from=2027-01-01&n=${nth}`,
  'sales page, unknown course': (nth) => `/sales?courseId=${nth}`,
  'text of an unknown recording': (nth) => `/media/${nth}/text`,
  'application form': (nth) => `/voice-elevated-application?n=${nth}`,
  'gift cards, odd parameters': (nth) => `/gift-cards?amount=${nth}`,
  'sign-in page': (nth) => `/login?n=${nth}`,
};

/** CPU of the process per request, one after another. */
export async function benchAnswers(): Promise<string> {
  const rows: string[][] = [];
  for (const engine of ['embedded', 'server'] as const) rows.push(...(await benchEngine(engine)));
  return table(['engine', 'what', 'status', `CPU ms (goal ${goal}), median (least to most)`, ''], rows);
}

async function benchEngine(engine: Engine): Promise<string[][]> {
  const database = await createBenchDatabase(engine);
  const site = await startSite(database.variables);
  try {
    const rows: string[][] = [];
    for (const [what, path] of Object.entries(answers)) {
      const status = await measure(site, path, -requests);
      const cpu: number[] = [];
      for (let round = 0; round < rounds; round += 1)
        cpu.push((await measure(site, path, round * requests)).cpu);
      const isMet = median(cpu) <= goal ? 'met' : 'missed';
      rows.push([engine, what, String(status.status), spread(cpu, 1), isMet]);
    }
    return rows;
  } finally {
    await site.stop();
    await database.remove();
  }
}

async function measure(site: RunningProcess, path: (nth: number) => string, from: number) {
  const before = site.cpuMs();
  let status = 0;
  for (let nth = from; nth < from + requests; nth += 1)
    ({ status } = await sendRequest(`${site.url}${path(Math.abs(nth))}`, 'GET', {}));
  return { cpu: (site.cpuMs() - before) / requests, status };
}
