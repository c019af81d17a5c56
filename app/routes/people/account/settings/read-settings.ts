import { encode } from 'uqr';
import { worldOf } from '#app/web/world.ts';
import { totpToScan } from '#studio/people/accounts/two-factor/set-up-totp.ts';
import { hasTotp, unusedRecoveryCodes } from '#studio/people/accounts/two-factor/totp.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Who } from '#studio/shared/who.ts';

export interface ShownSession {
  id: string;
  device: string;
  since: string;
  isHere: boolean;
}

export type ShownTotp =
  | { state: 'off' }
  | { state: 'scan'; picture: QrPicture; key: string }
  | { state: 'on'; codesLeft: number };

/** One square per dark module, as an SVG path in a viewBox of `size` squares. */
export interface QrPicture {
  size: number;
  path: string;
}

export interface AccountSettings {
  name: string;
  email: string;
  chosenLanguage: 'da' | 'en';
  sessions: ShownSession[];
  /** Null: only the owner has a second factor. */
  totp: ShownTotp | null;
  flash: string | null;
}

type Person = Who & { userId: string; email: string };

export async function readSettings(
  context: Parameters<typeof worldOf>[0],
  { request, who, language }: { request: Request; who: Person; language: 'da' | 'en' },
): Promise<AccountSettings> {
  const world = worldOf(context);
  const { accounts, db, clock } = world;
  const account = await accounts.accountBy(db.query, { userId: who.userId });
  const here = await accounts.sessionIdOf(request.headers);
  const sessions = await accounts.sessionsOf(db.query, who.userId, clock.now());
  return {
    name: account?.name ?? '',
    email: who.email,
    chosenLanguage: account?.language ?? language,
    sessions: sessions.map(({ id, device, startedAt }) => ({
      id,
      device,
      since: formats[language].instant(startedAt),
      isHere: id === here,
    })),
    totp: who.role === 'owner' ? await readTotp(world, who) : null,
    flash: new URL(request.url).searchParams.get('flash'),
  };
}

async function readTotp(world: ReturnType<typeof worldOf>, who: Person): Promise<ShownTotp> {
  if (await hasTotp(world.db.query, who.userId))
    return { state: 'on', codesLeft: await unusedRecoveryCodes(world.db.query, who.userId) };
  const toScan = await totpToScan(world, who);
  return toScan ? { state: 'scan', picture: qrPicture(toScan.address), key: toScan.typed } : { state: 'off' };
}

function qrPicture(text: string): QrPicture {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: squares.join('') };
}
