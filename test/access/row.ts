import type { Endpoint, InputOf } from '#contract/platform/endpoint.ts';
import type { CallerName, Scene } from './scene.ts';

/** The HTTP status for each caller. */
export type Answers = Record<CallerName, number>;

/** One endpoint of the access matrix: a call that would succeed, and what each caller gets. */
export type Row<E extends Endpoint> = {
  answers: Answers;
  input: (scene: Scene, caller: CallerName) => InputOf<E> | Promise<InputOf<E>>;
};

/** A row for each endpoint of a table: a missing one does not compile. */
export type RowsOf<Table extends Record<string, Endpoint>> = {
  [Name in keyof Table]: Row<Table[Name]>;
};

export const forEverybody = (status = 200): Answers => ({
  visitor: status,
  owner: status,
  other: status,
  chief: status,
  kitchen: status,
  driver: status,
});

/** Things of one customer: they do not exist for another. */
export const forItsOwner = (status = 200, other = 404): Answers => ({
  visitor: 401,
  owner: status,
  other,
  chief: 403,
  kitchen: 403,
  driver: 403,
});

/** What every customer may do, each for themselves. */
export const forCustomers = (status = 200): Answers => forItsOwner(status, status);

/** What everybody on the staff may do, drivers included. */
export const forDrivers = (status = 200): Answers => ({
  visitor: 401,
  owner: 403,
  other: 403,
  chief: status,
  kitchen: status,
  driver: status,
});

/** What the kitchen and its owners may do. */
export const forKitchen = (status = 200): Answers => ({ ...forDrivers(status), driver: 403 });

/** What only owners of the kitchen may do. */
export const forChiefs = (status = 200): Answers => ({ ...forKitchen(status), kitchen: 403 });

/** No input at all. */
export const nothing = () => ({});
