import { atLeast, type Bench } from './figure.ts';
import { withProgram } from './in-new-folder.ts';
import { compareWithBareHttp } from './load/measure-load.ts';

/** Reading the plan groups on offer over HTTP, against bare `node:http` with the same bytes. */
export const benchReads: Bench = (say) =>
  withProgram(async ({ origin, program }) => {
    const target = { url: `${origin}/api/v1/plan-groups/public`, pid: program.process.pid ?? 0 };
    const { perSecond, bare } = await compareWithBareHttp(target, say);
    return [
      atLeast(0.6, {
        name: 'plan groups over HTTP',
        value: perSecond,
        unit: 'answers/s',
        limit: bare,
      }),
    ];
  });
