import { codeOf, StartupError } from '#db/startup-error.ts';

/** What a person at the console reads when the program cannot start. */
export function explainFailure(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  if (codeOf(error) === 'EADDRINUSE') {
    const { address, port } = error as { address?: string; port?: number };
    return (
      `Port ${port} on ${address} is taken, perhaps by another Dabba that runs already.\n` +
      'Stop that program, or choose another port: PORT=3001 npm start'
    );
  }
  if (codeOf(error) === 'EACCES') {
    return `This account may not do that: ${(error as Error).message}`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
