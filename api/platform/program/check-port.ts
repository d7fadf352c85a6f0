import { createServer } from 'node:net';
import { codeOf, StartupError } from '#db/platform/startup-error.ts';

const EXPLAINED: Record<string, (at: string) => string> = {
  EADDRINUSE: (at) =>
    `${at} is taken: another program listens there, perhaps this one, started twice.\n` +
    'Stop it, or choose another port: PORT=3001 npm start',
  EACCES: (at) =>
    `This account may not listen on ${at}. Choose a port above 1024: PORT=3000 npm start`,
  EADDRNOTAVAIL: (at) => `This machine has no such address: ${at}. Set HOST to one of its own.`,
  ENOTFOUND: (at) => `The host of ${at} is not known. Set HOST to an address of this machine.`,
};

/** A failure to listen in words for the console; anything else as it is. */
export function explainListening(error: unknown, host: string, port: number): unknown {
  const explain = EXPLAINED[codeOf(error)];
  return explain ? new StartupError(explain(`${host}:${port}`)) : error;
}

/**
 * Makes sure that the port can be had, before anything is started or created for nothing.
 * @throws StartupError
 */
export async function checkPort(host: string, port: number): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen({ host, port }, resolve);
    });
  } catch (error) {
    throw explainListening(error, host, port);
  }
  await new Promise((resolve) => probe.close(resolve));
}
