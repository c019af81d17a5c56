import { expect, test } from 'vitest';
import { production, withoutComments } from './support/sources.ts';

const selecting = /\.selectFrom\(|sql(<[^`]*>)?`\s*\(?select\b/i;
const domain = production.filter(({ path }) => /^(app|studio)\//.test(path));

test('tables are read by queries files and stores only', () => {
  const found = domain.filter(
    ({ path, text }) => !/\.(queries|store)\.ts$/.test(path) && selecting.test(withoutComments(text)),
  );
  expect(found.map(({ path }) => path)).toEqual([]);
});

test('a store selects only what it locks or feeds into a write', () => {
  const writing = /\.(insertInto|updateTable|deleteFrom|mergeInto)\(|\b(update|delete from|insert into)\b/;
  const locking =
    /\.for(Update|Share|NoKeyUpdate|KeyShare)\(|pg_advisory_xact_lock|\bfor (update|share)\b|\b(hold_slot_in_networks|release_hold)\(/;
  const found = domain
    .filter(({ path }) => path.endsWith('.store.ts'))
    .flatMap(({ path, text }) => {
      const parts = withoutComments(text)
        .split(/^(?=(?:export )?(?:async )?function |(?:export )?const )/m)
        .map((part) => ({ part, name: /(?:function|const) (\w+)/.exec(part)?.[1] ?? '' }));
      const writers = new Set(
        parts.filter(({ part }) => writing.test(part) || locking.test(part)).map(({ name }) => name),
      );
      const calls = (part: string, name: string) => new RegExp(`\\b${name}\\(`).test(part);
      for (const { part, name } of parts)
        if ([...writers].some((writer) => calls(part, writer))) writers.add(name);
      // A query that only writers call is part of their write.
      const feedsWriters = ({ part, name }: (typeof parts)[number]) =>
        !part.startsWith('export') &&
        parts
          .filter((other) => other.name !== name && calls(other.part, name))
          .every((other) => writers.has(other.name));
      return parts
        .filter((one) => selecting.test(one.part) && !writers.has(one.name) && !feedsWriters(one))
        .map(({ name }) => `${path}: ${name}`);
    });
  expect(found).toEqual([]);
});

test('wire formats stay in the routes', () => {
  const domainFiles = production.filter(({ path }) => path.startsWith('studio/'));
  const named = domainFiles.filter(({ text }) => /\b[wW]ire[A-Z]/.test(withoutComments(text)));
  expect(named.map(({ path }) => path)).toEqual([]);
  const snakeCase = domainFiles.filter(({ text }) =>
    [...text.matchAll(/\bz\.(?:object|strictObject|looseObject)\(\{([\s\S]*?)^\}/gm)].some(([, keys = '']) =>
      /^\s*[a-z]+_[a-z_]+\s*:/m.test(keys),
    ),
  );
  expect(snakeCase.map(({ path }) => path)).toEqual([]);
});

test('on conflict names a partial index by a literal, which a generic plan can match', () => {
  const byParameter = /conflict\.columns?\([^)]*\)\.where\('[^']+', '=', '/;
  expect(production.filter(({ text }) => byParameter.test(text)).map(({ path }) => path)).toEqual([]);
});

test('letters are compared by lowercase(), which no locale of a server changes', () => {
  const byLocale =
    /(?<![\w.])(?:lower|upper|initcap)\((?!claims\.claimed|claimed|span)|'lower'|\b(?:not )?ilike\b/;
  const found = domain.filter(
    ({ path, text }) => /\.(queries|store)\.ts$/.test(path) && byLocale.test(withoutComments(text)),
  );
  expect(found.map(({ path }) => path)).toEqual([]);
});
