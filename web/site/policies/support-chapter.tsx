import { Link } from 'react-router';
import type { PublicBusiness } from '#contract/kitchen/kitchen.ts';
import { Reach } from '#web/kitchen/reach.tsx';
import { paths } from '#web/paths.ts';
import type { Chapter } from './chapter.tsx';

/** Whom to ask, how a complaint goes, and how these terms change. */
export const supportChapter = (business: PublicBusiness | null): Chapter => ({
  id: 'support',
  title: 'Support',
  text: (
    <>
      {business ? (
        <p>
          Call or write: <Reach business={business} className="" />. We are there{' '}
          {business.supportHours}.
        </p>
      ) : (
        <p>
          Our phone number and address could not be loaded just now. Please reload this page in a
          moment.
        </p>
      )}
      <ul>
        <li>Have your subscription or order number at hand, and we find you faster.</li>
        <li>
          A delivery that is late, wrong or missing: tell us the same day, so that we can still do
          something about it.
        </li>
        <li>
          Not satisfied with an answer? Ask for the owner. We look at it again and answer in
          writing. You keep every other way that the law gives you.
        </li>
      </ul>
      <h3>These terms</h3>
      <p>
        They hold in the version that you accepted. When we change them, the new version stands here
        with its date, and holds for what you buy after that; it takes nothing away from credits
        that you already have. The laws of Ontario and of Canada apply. What happens with your data
        is told under <Link to={paths.privacy}>Privacy</Link>.
      </p>
    </>
  ),
});
