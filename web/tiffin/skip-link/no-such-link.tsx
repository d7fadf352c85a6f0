import { Link2Off } from 'lucide-react';
import { Outcome } from '#web/account/sign-in/outcome.tsx';
import { myOrdersPath } from '#web/paths.ts';
import { LinkButton } from '#web/platform/ui/button.tsx';

/** A link that is for nothing: what may have happened, and where to go instead. */
export const NoSuchLink = () => (
  <Outcome
    kind="bad"
    icon={Link2Off}
    action={<LinkButton to={myOrdersPath()}>Sign in to your deliveries</LinkButton>}
  >
    <p>
      It may be broken over two lines in your mail, or its delivery was moved to another day since.
      Nothing was changed. When you sign in you see what is booked, and can skip it there.
    </p>
  </Outcome>
);
