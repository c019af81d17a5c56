import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from '@babel/parser';
import { commentLinesOf, functionsIn } from './setup/functions-in.mjs';

/**
 * `npm run structure [folder of a checkout]`: size and shape of the production code as a Markdown table: files,
 * lines and functions (blank lines count), comments, folders, and imports between features of studio/.
 */
const root = process.argv[2] ?? '.';
const files = ['app', 'studio', 'platform', 'server'].flatMap((layer) => listFiles(layer));
const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const fileLines = files.map((file) => lineCount(texts.get(file)));
const parsed = files.map((file) => ({ file, tree: parseFile(file) }));
const functionLines = parsed.flatMap(({ tree }) => functionsIn(tree.program)).map(({ lines }) => lines);
const commentLines = sum(parsed.map(({ tree }) => commentLinesOf(tree.comments)));
const folderSizes = [...new Set(files.map(dirname))].map(
  (folder) => files.filter((file) => dirname(file) === folder).length,
);
const imports = featureImports();
const between = new Set(imports.map(([from, to]) => `${from} ${to}`));
const mutual = [...between].filter((pair) => between.has(pair.split(' ').reverse().join(' '))).length / 2;

const rows = {
  'files, lines': `${number(files.length)}, ${number(sum(fileLines))}`,
  'folders; largest': `${folderSizes.length}; ${Math.max(...folderSizes)} files`,
  'lines per file: median, 95 %': `${quantile(fileLines, 0.5)}, ${quantile(fileLines, 0.95)}`,
  'functions; lines: median, 95 %': `${number(functionLines.length)}; ${quantile(functionLines, 0.5)}, ${quantile(functionLines, 0.95)}`,
  'functions over 60 lines': number(functionLines.filter((lines) => lines > 60).length),
  'comment lines in 100': ((100 * commentLines) / sum(fileLines)).toFixed(1),
  'imports between features, pairs': `${number(imports.length)}, ${between.size}`,
  'pairs that import each other': String(mutual),
};
console.log('| measure | value |\n|---|---|');
for (const [name, value] of Object.entries(rows)) console.log(`| ${name} | ${value} |`);

/** @param {string} folder @returns {string[]} */
function listFiles(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return listFiles(path);
    return /\.tsx?$/.test(path) && !/\.(test|contract|setup)\.tsx?$/.test(path) ? [path] : [];
  });
}

/** @param {string} file */
function parseFile(file) {
  return parse(texts.get(file) ?? '', { sourceType: 'module', plugins: ['typescript', 'jsx'] });
}

/** Every import of another feature: [from, to]. */
function featureImports() {
  return files
    .filter((file) => file.split('/').length > 2 && file.startsWith('studio/'))
    .flatMap((file) =>
      [...(texts.get(file) ?? '').matchAll(/from '([^']+)'/g)]
        .map(([, name = '']) => (name.startsWith('#') ? name.slice(1) : join(dirname(file), name)))
        .filter((name) => name.startsWith('studio/') && existsSync(join(root, name)))
        .map((name) => [featureOf(file), featureOf(name)])
        .filter(([from, to]) => from !== to),
    );
}

/** @param {string} path */
function featureOf(path) {
  return path.split('/')[1];
}

/** @param {string | undefined} text */
function lineCount(text = '') {
  return text.split('\n').length - 1;
}

/** @param {number[]} values @param {number} share */
function quantile(values, share) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)];
}

/** @param {number[]} values */
function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}

/** @param {number} value */
function number(value) {
  return value.toLocaleString('en-GB');
}
