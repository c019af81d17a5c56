import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../site/free-port.ts';
import { temporaryFolder } from '../site/temporary-folder.ts';
import type { EnginePage, Point } from './engine.ts';
import { findOldestWebKit, findWebKit } from './engine-binaries.ts';

const key = 'element-6066-11e4-a52e-4f735466cecf';
type Element = Record<typeof key, string>;

const besides = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const pointer = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };

/** WebKitGTK over WebDriver, in a window of our own: that of MiniBrowser cannot be as narrow as a phone. */
export async function openWebKit(): Promise<EnginePage> {
  const programs = findWebKit();
  const { screen, display } = await startScreen(programs.screen);
  const env = { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' };
  const started = await startDriver(programs.driver, {
    env: { ...env, NO_AT_BRIDGE: '1' },
    options: { 'webkitgtk:browserOptions': { binary: besides('./webkit-window.py'), args: [] } },
  });
  let [width, height] = [390, 844];
  return {
    ...started,
    name: `WebKitGTK ${started.version}`,
    size: async (...wanted) => {
      [width, height] = wanted;
      await started.call('POST', '/window/rect', { width, height });
    },
    screenshot: async (path) => {
      execFileSync(programs.python, [besides('./save-screen.py'), path, `${width}`, `${height}`], { env });
    },
    close: async () => {
      await started.close();
      await stop(screen);
    },
  };
}

/** WPE WebKit 2.38, which is that of Safari 16.0, without a screen. Its window is 800 by 600 pixels. */
export async function openOldestWebKit(): Promise<EnginePage> {
  const { driver, browser } = findOldestWebKit();
  const args = ['--automation', '--platform=headless', '--enable-write-console-messages-to-stdout=true'];
  const started = await startDriver(driver, {
    env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', XDG_RUNTIME_DIR: temporaryFolder() },
    options: { 'wpe:browserOptions': { binary: browser, args } },
  });
  return {
    ...started,
    name: `WPE WebKit ${started.version}`,
    size: () => Promise.reject(new Error('it has one size')),
    screenshot: async (path) => {
      writeFileSync(path, Buffer.from(await started.call<string>('GET', '/screenshot'), 'base64'));
    },
  };
}

async function startDriver(
  program: string,
  { env, options }: { env: NodeJS.ProcessEnv; options: Record<string, object> },
) {
  const log = `${temporaryFolder()}/webkit.log`;
  const port = await freePort();
  const output = openSync(log, 'w');
  const driver = spawn(program, [`--port=${port}`], { stdio: ['ignore', output, output], env });
  const call = <Answer>(method: Method, path: string, body: object = {}) =>
    send<Answer>(`http://127.0.0.1:${port}${path}`, method, body);
  while (!(await call('GET', '/status').catch(() => null))) await pause(50);
  const timeouts = { script: 60_000, pageLoad: 90_000 };
  const { sessionId, capabilities } = await call<Session>('POST', '/session', {
    capabilities: { alwaysMatch: { ...options, timeouts } },
  });
  const session = driven(<Answer>(method: Method, path: string, body?: object) =>
    call<Answer>(method, `/session/${sessionId}${path}`, body),
  );
  let seen = 0;
  return {
    ...session,
    version: capabilities.browserVersion,
    problems: () => {
      const lines = readFileSync(log, 'utf8').split('\n').filter(isProblem);
      const found = lines.slice(seen);
      seen = lines.length;
      return found;
    },
    close: async () => {
      await session.call('DELETE', '').catch(() => {});
      await stop(driver);
    },
  };
}

type Method = 'GET' | 'POST' | 'DELETE';
type Call = <Answer>(method: Method, path: string, body?: object) => Promise<Answer>;
interface Session {
  sessionId: string;
  capabilities: { browserVersion: string };
}

const isProblem = (line: string) => /^CONSOLE .*(?:ERROR|Error)|Content Security Policy/.test(line);

async function startScreen(program: string): Promise<{ screen: ChildProcess; display: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'];
  const screen = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const chosen = screen.stdio[3];
  if (!chosen) throw new Error('Xvfb has no display');
  const [number] = await once(chosen, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

async function stop(program: ChildProcess): Promise<void> {
  program.kill();
  if (program.exitCode === null && program.signalCode === null) await once(program, 'exit');
}

async function send<Answer>(url: string, method: Method, body: object): Promise<Answer> {
  const request = method === 'POST' ? { method, body: JSON.stringify(body) } : { method };
  const { value } = (await (await fetch(url, request)).json()) as { value: Answer & { error?: string } };
  if (value?.error) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
}

function driven(call: Call) {
  const evaluate: EnginePage['evaluate'] = async (run, ...args) => {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${run})(...[...arguments].slice(0, -1)))
        .then((value) => done({ value }), (error) => done({ error: String(error) }))`;
    const answer = await call<{ value: never; error?: string }>('POST', '/execute/async', { script, args });
    if (answer.error) throw new Error(answer.error);
    return answer.value;
  };
  const all = (selector: string) =>
    call<Element[]>('POST', '/elements', { using: 'css selector', value: selector });
  const visible = async (selector: string, text = ''): Promise<string> => {
    for (const element of await all(selector))
      if (await evaluate(isShown, element, text)) return element[key];
    throw new Error(`not shown: ${selector} ${text}`);
  };
  const act = (actions: object[]) => call<null>('POST', '/actions', { actions });
  return {
    call,
    evaluate,
    goto: (url: string) => call<void>('POST', '/url', { url }),
    back: () => call<void>('POST', '/back'),
    click: async (selector: string, text?: string) =>
      call<void>('POST', `/element/${await visible(selector, text)}/click`),
    fill: async (selector: string, text: string) => {
      const field = await visible(selector);
      await call('POST', `/element/${field}/clear`);
      await call('POST', `/element/${field}/value`, { text });
    },
    type: async (text: string) => {
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act([{ type: 'key', id: 'keys', actions: keys }]);
    },
    drag: async (from: Point, to: Point) => {
      const move = ({ x, y }: Point, duration = 0) => ({
        type: 'pointerMove',
        x: Math.round(x),
        y: Math.round(y),
        duration,
      });
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      const [down, up] = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      await act([{ ...pointer, actions: [move(from), down, move(middle, 100), move(to, 100), up] }]);
    },
    upload: async (selector: string, path: string) => {
      const [input] = await all(selector);
      await call('POST', `/element/${input?.[key]}/value`, { text: path });
    },
    setCookies: async (cookies: readonly { name: string; value: string }[]) => {
      for (const cookie of cookies) await call('POST', '/cookie', { cookie: { ...cookie, path: '/' } });
    },
  };
}

function isShown(element: unknown, text: string): boolean {
  if (!(element instanceof HTMLElement)) return false;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return element.getBoundingClientRect().width > 0 && (element.textContent ?? '').includes(text);
}
