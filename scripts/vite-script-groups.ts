import type { Rolldown } from 'vite';

/**
 * By entry, the first that matches: the scripts that browsers load. Routes without hydration are built too, and never
 * loaded. The page of all components, for development only, and the one that compares recordings are in no area.
 */
const areas = {
  'admin-calendar': /\/routes\/admin\/calendar\/bookings\//,
  'admin-dates': /\/routes\/admin\/calendar\/dates\//,
  'admin-today': /\/routes\/admin\/(?:teaching\/brief|office\/today)\/(?!recordings\/comparison)/,
  'admin-people': /\/routes\/admin\/teaching\/students\//,
  'admin-sales': /\/routes\/admin\/offers\/catalogue\//,
  'admin-vouchers': /\/routes\/admin\/offers\/vouchers\//,
  'admin-inbox': /\/routes\/admin\/people\/inbox\//,
  'admin-figures': /\/routes\/admin\/money\/figures\//,
  'admin-orders': /\/routes\/admin\/money\/(?:invoices|orders|payments|reminders)\//,
  'admin-courses': /\/routes\/admin\/teaching\/(?:courses|workbooks)\//,
  'admin-connect': /\/routes\/admin\/office\/settings\/connect\//,
  'admin-settings': /\/routes\/admin\/office\/settings\//,
  'admin-more': /\/routes\/admin\/office\/more\//,
  'admin-start': /\/routes\/admin\/office\/start\//,
  'admin-newsletter': /\/routes\/admin\/messages\/newsletter\//,
  'admin-emails': /\/routes\/admin\/site\/website\/emails\//,
  'admin-media':
    /\/routes\/admin\/(?:teaching\/instructors\/|site\/website\/(?:media|picture|proof|recording|place|uploads\/new-upload))/,
  'admin-website': /\/routes\/admin\/site\/website\//,
  student: /\/routes\/dashboard\/(?!bookings\/recordings\/comparison)/,
  root: /\/app\/root\.tsx/,
  account: /\/routes\/people\/account\/(?:login|setup)\.tsx/,
  booking: /\/app\/client\/booking/,
  visitor: /\/app\/client\//,
} as const;

type Area = keyof typeof areas;
type Used = ReadonlySet<Area>;

const allAreas = Object.keys(areas) as Area[];
const adminAreas = allAreas.filter((area) => area.startsWith('admin-'));

const isOnly = (used: Used, ...only: Area[]) => used.size > 0 && used.isSubsetOf(new Set(only));
/** Without Vite's own modules, which the page script wants in one file, and without the validation library. */
const isPart = (id: string) =>
  /\/app\/(?:client|ui|web)\/|\.messages\.ts$|\/additional-question\.ts$/.test(id);

const isSource = (id: string) => /\/(?:app|studio)\//.test(id) && !id.includes('/node_modules/');

/** Of the owner's pages, and of the page where students compare recordings. */
const comparisonModules = /\/(?:forms\/select\.tsx|takes-score\.tsx|takes\.css\?url)$/;

const playerModules =
  /\/app\/ui\/media\/(?:attach-player|player-model|player-parts|show-playing)\.ts$|\/platform\/media\/time-text\.ts$/;

const editorPackages =
  /[\\/]node_modules[\\/](?:@tiptap|prosemirror-[a-z-]+|orderedmap|rope-sequence|w3c-keyname)[\\/]/;

/**
 * One script file per area, one for what several of them use, one for what visitors' islands use too. What is shared
 * comes first, because a group also takes what its modules import.
 */
export const scriptGroups: Rolldown.CodeSplittingGroup[] = [
  // What loads scripts on demand: no visitor loads an area of the admin for it.
  { name: 'islands', test: /vite\/preload-helper|\/app\/client\/islands\.ts/, priority: 7 },
  { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 5 },
  // Loaded by a press on a picture: without React, which the signed-in pages use it from.
  { name: 'player', test: playerModules, priority: 6 },
  // Loaded when a rich text is edited.
  { name: 'rich-text-editor', test: editorPackages, priority: 6 },
  // The validation library: most pages only read what was validated.
  { name: 'schemas', test: /[\\/]node_modules[\\/]zod[\\/]/, priority: 6 },
  // Also of visitors' forms, which must not load an area of the admin for it.
  { name: 'text-length', test: /\/text-length\.ts$/, priority: 6 },
  // Also of the signed-in pages: the minute that finds a range must not load React for it.
  {
    name: 'voice',
    test: /\/studio\/site\/(?:range\/(?:note-names|voice-range)|takes\/contour)\.ts$/,
    priority: 6,
  },
  // The booking script has a limit of its own, and little room.
  group('booking-parts', 4, (used, id) => isPart(id) && isShared(used) && used.has('booking')),
  // One file instead of several small ones: each costs half a kilobyte of headers.
  group(
    'island-parts',
    4,
    (used, id) =>
      isOnly(used, 'booking', 'visitor') &&
      used.has('booking') &&
      isSource(id) &&
      !id.includes('/app/client/booking'),
  ),
  group('parts', 3, (used, id) => isPart(id) && isShared(used) && used.has('visitor')),
  group(
    'signed-in',
    2,
    (used, id) =>
      isSignedIn(used) &&
      (comparisonModules.test(id) ||
        (!isAdmin(used) && !isOfStudents(used) && (used.size > 1 || used.has('root')))),
  ),
  // After what it imports, which other pages share.
  group('of-students', 1, isOfStudents),
  group('admin', 1, (used) => isAdmin(used) && used.size > 1),
  ...adminAreas.map((area) => group(area, 0, (used) => isOnly(used, area))),
  group('student', 0, (used) => isOnly(used, 'student')),
  group('account', 0, (used) => isOnly(used, 'account')),
];

/** By the owner's pages of students and by the student area. */
function isOfStudents(used: Used): boolean {
  return used.has('student') && used.size > 1 && isOnly(used, 'admin-today', 'admin-people', 'student');
}

/** By signed-in pages and others. */
function isShared(used: Used): boolean {
  return used.size > 1 && !isOnly(used, 'booking', 'visitor');
}

function isSignedIn(used: Used): boolean {
  return isOnly(used, ...adminAreas, 'student', 'account', 'root');
}

function isAdmin(used: Used): boolean {
  return isOnly(used, ...adminAreas);
}

function group(
  name: string,
  priority: number,
  isMatch: (used: Used, id: string) => boolean,
): Rolldown.CodeSplittingGroup {
  return {
    debugName: name,
    name: (id, modules) => (isMatch(areasOf(id, modules), id) ? name : null),
    priority,
  };
}

/** Areas with an entry that reaches the module. */
function areasOf(id: string, modules: Rolldown.ChunkingContext): Set<Area> {
  const found = new Set<Area>();
  const seen = new Set<string>();
  const waiting = [id];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen.has(at)) continue;
    seen.add(at);
    const importers = modules.getModuleInfo(at)?.importers ?? [];
    const area = importers.length === 0 && allAreas.find((each) => areas[each].test(at));
    if (area) found.add(area);
    waiting.push(...importers);
  }
  return found;
}
