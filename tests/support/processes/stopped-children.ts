import { execFileSync } from 'node:child_process';

function childrenOf(parent: number): number[] {
  const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return list
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, ppid, ...args]) => Number(ppid) === parent && args.some((one) => one.endsWith('child/main.ts')),
    )
    .map(([pid]) => Number(pid));
}

export function stopChildren(): () => void {
  const stop = () => {
    for (const pid of childrenOf(process.pid)) {
      try {
        process.kill(pid, 'SIGSTOP');
      } catch {}
    }
  };
  stop();
  const timer = setInterval(stop, 50);
  return () => {
    clearInterval(timer);
    for (const pid of childrenOf(process.pid)) process.kill(pid, 'SIGCONT');
  };
}
