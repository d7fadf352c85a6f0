type PendingWork<T> = { result: Promise<T>; company: number; giveUp: AbortController };

/** Work that several ask for at the same time, done once. */
export type SingleFlight<T> = {
  /**
   * Joins the work of this name that is under way, or begins it. It goes on as long as one of those
   * who asked for it is still there: `gone` of the work aborts when the last one has hung up.
   */
  join(name: string, begin: (gone: AbortSignal) => Promise<T>, gone?: AbortSignal): Promise<T>;
};

export function createSingleFlight<T>(): SingleFlight<T> {
  const flights = new Map<string, PendingWork<T>>();

  function depart(name: string, begin: (gone: AbortSignal) => Promise<T>): PendingWork<T> {
    const giveUp = new AbortController();
    const result = begin(giveUp.signal).finally(() => {
      if (flights.get(name) === flight) flights.delete(name);
    });
    const flight: PendingWork<T> = { result, company: 0, giveUp };
    flights.set(name, flight);
    return flight;
  }

  return {
    async join(name, begin, gone) {
      gone?.throwIfAborted();
      const flight = flights.get(name) ?? depart(name, begin);
      flight.company += 1;
      const leave = () => {
        flight.company -= 1;
        if (flight.company > 0) return;
        // Whoever asks from now on begins anew.
        if (flights.get(name) === flight) flights.delete(name);
        flight.giveUp.abort(gone?.reason);
      };
      gone?.addEventListener('abort', leave, { once: true });
      try {
        return await flight.result;
      } finally {
        gone?.removeEventListener('abort', leave);
      }
    },
  };
}
