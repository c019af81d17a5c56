import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import compression from 'compression';
import express from 'express';
import parse from 'html-react-parser';
import { renderToString } from 'react-dom/server';

/**
 * What the uncached page is compared with: Express, four statements and React over the markup of PAGE, on PORT, with
 * an embedded database as the site has. The elements are made once, so no component runs.
 */
const { PAGE, PORT } = process.env;
const page = parse(readFileSync(PAGE, 'utf8').replace(/^<!doctype html>/i, ''));
const db = await PGlite.create();
await db.exec(`create table offers (id text primary key, name text, price int);
  insert into offers select 'offer-' || n, 'Offer ' || n, n * 100 from generate_series(1, 50) n`);

const app = express();
app.use(compression());
app.get('/', async (_request, response) => {
  for (const id of ['offer-1', 'offer-2', 'offer-3', 'offer-4']) {
    const { rows } = await db.query('select id, name, price from offers where id = $1', [id]);
    if (rows.length !== 1) throw new Error(`no ${id}`);
  }
  response.type('html').send(`<!doctype html>${renderToString(page)}`);
});
app.listen(Number(PORT), '127.0.0.1');
