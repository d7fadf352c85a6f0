import { openPoster } from '../load/poster.ts';

/** What a client process is told: who orders what again and again, and for how long. */
export type OrderRequest = {
  port: number;
  callers: { token: string; body: object }[];
  seconds: number;
};

/** How long each order took, in milliseconds, and what was not taken. */
export type OrderAnswer = { waits: number[]; failed: string[] };

process.on('disconnect', () => process.exit());
process.on('message', async ({ port, callers, seconds }: OrderRequest) => {
  const endsAt = performance.now() + seconds * 1000;
  const answer: OrderAnswer = { waits: [], failed: [] };

  async function keepOrdering({ token, body }: OrderRequest['callers'][number]): Promise<void> {
    const poster = await openPoster(port);
    while (performance.now() < endsAt) {
      const startedAt = performance.now();
      const answered = await poster.post('/api/v1/public/snack-order', token, body);
      if (answered.startsWith('HTTP/1.1 201')) answer.waits.push(performance.now() - startedAt);
      else answer.failed.push(answered);
    }
    poster.close();
  }

  await Promise.all(callers.map(keepOrdering));
  process.send?.(answer);
});
