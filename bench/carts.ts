import fc from 'fast-check';
import { connect } from '#db/platform/connect.ts';
import { followCarts } from '#test/snacks/follow-carts.ts';
import { someOrder } from '#test/snacks/some-cart.ts';
import { type Bench, exactly } from './figure.ts';
import { withNewDatabase } from './in-new-folder.ts';

const CARTS = 1_000_000;
const AT_ONCE = 20_000;

/** The million carts of which test/snack-carts.test.ts follows some. */
export const benchCarts: Bench = (say) =>
  withNewDatabase(
    async (url) => {
      const connection = connect(url, { max: 2 });
      let right = 0;
      try {
        for (let done = 0; done < CARTS; done += AT_ONCE) {
          const wrong = await followCarts(connection.db, fc.sample(someOrder, AT_ONCE));
          for (const one of wrong.slice(0, 3)) say(one);
          right += AT_ONCE - wrong.length;
          if ((done + AT_ONCE) % 100_000 === 0) say(`${done + AT_ONCE} carts followed`);
        }
      } finally {
        await connection.close();
      }
      return [
        exactly({
          name: 'carts that cost the same wherever they are read',
          value: right,
          unit: 'carts',
          limit: CARTS,
        }),
      ];
    },
    { fsync: 'off' },
  );
