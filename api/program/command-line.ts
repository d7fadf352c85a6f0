/**
 * How something of this program is called where it runs, for texts that say what to do next: by npm, or, where
 * CALLED_AS says so, by deploy/dabba beside the service that it belongs to. There npm would open another kitchen.
 */
export function commandLine(
  name: 'restore' | 'staff:reset' | 'start',
  argument = '',
  { CALLED_AS }: { CALLED_AS?: string | undefined } = process.env,
): string {
  if (name === 'start') return CALLED_AS ? 'systemctl start dabba' : 'npm start';
  return `${CALLED_AS ? `${CALLED_AS} ${name}` : `npm run ${name} --`} ${argument}`;
}
