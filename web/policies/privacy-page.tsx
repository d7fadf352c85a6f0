import { useBusiness } from '../business.ts';
import type { PageHandle } from '../page-handle.ts';
import { paths } from '../paths.ts';
import { pageMeta } from '../seo.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import type { Route } from './+types/privacy-page';
import { type Chapter, Chapters } from './chapter.tsx';

export const handle: PageHandle = { cache: { query: [] } };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Privacy',
    description:
      'What our kitchen knows about you, what it is for, who sees it, how long we keep it, and how to have it corrected, handed over or deleted.',
    path: paths.privacy,
  });

const chapters = (email: string | undefined): Chapter[] => [
  {
    id: 'what-we-know',
    title: 'What we know',
    text: (
      <ul>
        <li>Your name, e-mail address, phone number and delivery addresses, as you give them.</li>
        <li>What you eat and do not eat: diet, allergies and notes for the kitchen.</li>
        <li>Your plans, orders, skips and credits, and the payments that the kitchen records.</li>
        <li>
          What you tell us of an event when you ask for catering, with or without an account, and
          the quotes that we write for it.
        </li>
        <li>
          When you sign in: the time and the network address, so that we can stop somebody who
          guesses passwords. Your password itself we never see; only a hash of it is kept.
        </li>
      </ul>
    ),
  },
  {
    id: 'what-for',
    title: 'What it is for',
    text: (
      <p>
        To cook for you, bring it to you, write to you about your orders, and keep the books that
        the law asks for. Nothing else. We sell nothing about you, we show no advertising, and there
        is no third-party program on this site.
      </p>
    ),
  },
  {
    id: 'who-sees-it',
    title: 'Who sees it',
    text: (
      <p>
        The people of our kitchen see what they need for their work: a cook your meal and allergies,
        a driver your name, address and phone number. Outside of it, only those who carry our mail
        and run our servers, on our behalf, and authorities where the law obliges us.
      </p>
    ),
  },
  {
    id: 'in-your-browser',
    title: 'In your browser',
    text: (
      <p>
        We set no cookies. When you sign in, this browser keeps two entries: a key for your session
        and your profile. It also keeps your choice of colours, the snacks in your cart, what you
        have typed into a form until you send it, and a key for each catering inquiry that you have
        sent, so that you find it again. Signing out removes all but the colours and the cart, which
        you can empty yourself.
      </p>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    text: (
      <p>
        As long as you have an account. After you ask us to delete it, there are 30 days in which
        you can change your mind. Then your personal data is erased, also from stored mails and
        logs. Invoices stay for six years, as Canadian tax law asks.
      </p>
    ),
  },
  {
    id: 'your-rights',
    title: 'What you can ask for',
    text: (
      <p>
        To see what we hold about you, to have a copy of it, to have it corrected or deleted, and to
        take back a consent. {email ? <WriteTo email={email} /> : 'Write to us'}; we answer within
        30 days. If you are not satisfied, you can turn to the Office of the Privacy Commissioner of
        Canada.
      </p>
    ),
  },
];

function WriteTo({ email }: { email: string }) {
  return (
    <>
      Write to <a href={`mailto:${email}`}>{email}</a>
    </>
  );
}

/** What the kitchen knows about people, and why. */
export default function PrivacyPage() {
  return (
    <div className="wrap">
      <PageHeading
        title="Privacy"
        lead="What our kitchen knows about you, and what happens to it."
      />
      <Chapters chapters={chapters(useBusiness()?.email)} />
    </div>
  );
}
