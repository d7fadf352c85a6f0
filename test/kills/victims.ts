import { readdirSync, readFileSync } from 'node:fs';
import { programRole } from '#db/platform/embedded/roles.ts';

/** What a round kills with SIGKILL. A backend's death makes PostgreSQL restart all of itself. */
export const VICTIMS = [
  'the program',
  'PostgreSQL’s first process',
  'a connection of PostgreSQL',
  'all of PostgreSQL',
  'the program and PostgreSQL',
] as const;
export type Victim = (typeof VICTIMS)[number];

/** The processes of a victim, by id. */
export function processesOf(victim: Victim, program: number, postgres: number): number[] {
  const children = childrenOf(postgres);
  switch (victim) {
    case 'the program':
      return [program];
    case 'PostgreSQL’s first process':
      return [postgres];
    case 'a connection of PostgreSQL':
      return children.filter(isConnection).slice(-1);
    case 'all of PostgreSQL':
      return [postgres, ...children];
    case 'the program and PostgreSQL':
      return [program, postgres];
  }
}

/** Linux: the parent is the fourth field of /proc/<id>/stat, after the name in brackets. */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((id) => read(`/proc/${id}/stat`).split(') ').at(-1)?.split(' ')[1] === String(parent))
    .map(Number);
}

const isConnection = (id: number) =>
  read(`/proc/${id}/cmdline`).includes(`postgres: ${programRole} `);

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
