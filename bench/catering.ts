import { atLeast, type Bench } from './figure.ts';
import { withProgram } from './in-new-folder.ts';
import { compareWithBareHttp } from './load/measure-load.ts';

type Option = { id: string; isDefault: boolean };
type Menu = { categories: { category: string; options: Option[] }[] };

/** Calculating a menu over HTTP, against bare `node:http` with the same bytes. */
export const benchCatering: Bench = (say) =>
  withProgram(
    async ({ origin, program }) => {
      const read = async (path: string) =>
        (await (await fetch(`${origin}/api/v1/catering-inquiry/${path}`)).json()).data;
      const [plan] = await read('plans');
      const menu: Menu = await read('menu');
      const choices = menu.categories.map(({ category, options }) => [
        `selected${category[0]?.toUpperCase()}${category.slice(1)}`,
        options.find(({ isDefault }) => isDefault)?.id,
      ]);
      const body = { planId: plan.id, numberOfGuests: 80, ...Object.fromEntries(choices) };
      const { perSecond, bare } = await compareWithBareHttp(
        {
          url: `${origin}/api/v1/catering-inquiry/calculate-menu`,
          pid: program.process.pid ?? 0,
          json: JSON.stringify(body),
        },
        say,
      );
      return [
        atLeast(0.5, {
          name: 'calculate-menu over HTTP',
          value: perSecond,
          unit: 'answers/s',
          limit: bare,
        }),
      ];
    },
    { RATE_LIMIT: 'off' },
  );
