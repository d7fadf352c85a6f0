import { expect, it } from 'vitest';
import { commandLine } from './command-line.ts';

it('a kitchen that npm starts is told of npm', () => {
  expect(commandLine('restore', 'FILE', {})).toBe('npm run restore -- FILE');
  expect(commandLine('start', '', {})).toBe('npm start');
});

it('one that is a service is told of deploy/dabba', () => {
  const service = { CALLED_AS: 'deploy/dabba' };
  expect(commandLine('staff:reset', 'EMAIL', service)).toBe('deploy/dabba staff:reset EMAIL');
  expect(commandLine('start', '', service)).toBe('systemctl start dabba');
});
