import type { DataOf, Endpoint, InputOf } from './endpoint.ts';

/**
 * Runs one endpoint and answers its data in inside form (cents, normalised phones). The server's
 * runs it in the process, the browser's sends it over HTTP; a page's query takes either. Throws
 * `ApiError` when the answer is not success.
 */
export type Call = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<DataOf<E>>;
