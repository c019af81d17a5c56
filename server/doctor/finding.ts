import { fileObstacle } from '#platform/files/file-obstacle.ts';

export interface Finding {
  area: string;
  /** fault: something does not work; `npm run doctor` then ends with exit code 1. */
  level: 'ok' | 'warning' | 'fault';
  /** Without secrets, also where a server is quoted. */
  text: string;
  remedy?: string;
}

export function ok(area: string, text: string): Finding {
  return { area, level: 'ok', text };
}

export function warning(area: string, text: string, remedy: string): Finding {
  return { area, level: 'warning', text, remedy };
}

export function fault(area: string, text: string, remedy: string): Finding {
  return { area, level: 'fault', text, remedy };
}

export function reasonOf(error: unknown): string {
  return fileObstacle(error) ?? (error instanceof Error ? error.message : String(error));
}
