import fc from 'fast-check';
import { connect } from '#db/platform/connect.ts';
import { followInquiries } from '#test/catering/follow-inquiries.ts';
import { someInquiry } from '#test/catering/some-inquiry.ts';
import { type Bench, exactly } from './figure.ts';
import { withNewDatabase } from './in-new-folder.ts';

const INQUIRIES = 50_000;
const AT_ONCE = 5_000;

/** The fifty thousand inquiries of which test/catering-estimates.test.ts follows some. */
export const benchEstimates: Bench = (say) =>
  withNewDatabase(
    async (url) => {
      const connection = connect(url, { max: 2 });
      let right = 0;
      try {
        for (let done = 0; done < INQUIRIES; done += AT_ONCE) {
          const wrong = await followInquiries(connection.db, fc.sample(someInquiry, AT_ONCE));
          for (const one of wrong.slice(0, 3)) say(one);
          right += AT_ONCE - wrong.length;
          say(`${done + AT_ONCE} inquiries followed`);
        }
      } finally {
        await connection.close();
      }
      return [
        exactly({
          name: 'inquiries that cost the same wherever they are read',
          value: right,
          unit: 'inquiries',
          limit: INQUIRIES,
        }),
      ];
    },
    { fsync: 'off' },
  );
