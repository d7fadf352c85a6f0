import type { PublicBusiness } from '#contract/kitchen/kitchen.ts';
import { type Chapter, WriteTo } from './chapter.tsx';

const accountability = (business: PublicBusiness | null): Chapter => ({
  id: 'who-is-responsible',
  title: 'Who is responsible',
  text: (
    <p>
      The owner of {business?.name ?? 'this kitchen'} answers for what happens with your data, also
      for what others do with it on our behalf. <WriteTo email={business?.email} /> with any
      question about this page{business?.address && `, or by post to ${business.address}`}.
    </p>
  ),
});

const collected: Chapter = {
  id: 'what-we-know',
  title: 'What we know',
  text: (
    <>
      <p>We ask for what we need to feed you, and for nothing else:</p>
      <ul>
        <li>Your name, e-mail address, phone number and delivery addresses, as you give them.</li>
        <li>
          What you eat and do not eat: diet, allergies and notes for the kitchen; and of whoever
          eats with you, if you tell us, their names, diets and allergies.
        </li>
        <li>
          Your plans, orders, skips and credits, and of each payment its amount, its way and its
          reference. We never see the number of a card or an account’s password.
        </li>
        <li>
          What you tell us of an event when you ask for catering, with or without an account, and
          the quotes that we write for it.
        </li>
        <li>
          What you write on the contact page: your name, your e-mail address, the subject and the
          message, and what we answered.
        </li>
        <li>
          When you sign in: the time, the network address and the kind of browser, so that we can
          stop somebody who guesses passwords and keep such a person from locking you out. Your
          password itself we never see; only a hash of it is kept. If you sign in with Google, we
          learn your name and e-mail address from it.
        </li>
      </ul>
    </>
  ),
};

const purposes: Chapter = {
  id: 'what-for',
  title: 'What it is for',
  text: (
    <>
      <p>
        To cook for you, bring it to you, write to you about your orders, answer you, keep the shop
        safe, and keep the books that the law asks for. Nothing else. We sell nothing about you, we
        show no advertising, and there is no third-party program on this site.
      </p>
      <p>
        You agree to this when you give us the data for it. Before we use it for anything new, we
        ask. A diet or an allergy can say something about your health or your faith: it is yours to
        tell or not, it is used for cooking and packing only, and you can have it removed. You can
        take back a consent at any time; where we then can no longer cook or deliver for you, we say
        so first.
      </p>
    </>
  ),
};

const sharing = (business: PublicBusiness | null): Chapter => ({
  id: 'who-sees-it',
  title: 'Who sees it',
  text: (
    <p>
      The people of our kitchen see what they need for their work: a cook your meal and allergies, a
      driver your name, address and phone number. Outside of it, only those who carry our mail
      {business?.reachesPhones && ' and our messages to phones'} and run our servers, on our behalf
      and bound to keep it to themselves; the banks, for what you pay us; and authorities where the
      law obliges us.
    </p>
  ),
});

const keeping: Chapter = {
  id: 'where-it-is',
  title: 'Where it is kept',
  text: (
    <>
      <p>
        Everything is in one database on the server that runs this shop, and in its backups: one
        each night, of which fourteen are kept. Ask us where that server stands. Mail passes through
        the companies that carry it, and so does what goes to your phone, and may leave Canada on
        its way; there, the law of that country applies to it.
      </p>
      <ul>
        <li>The connection to this site is encrypted, and passwords are kept as hashes only.</li>
        <li>
          Each person at our desk signs in with an account of their own, and what they change is
          written down.
        </li>
        <li>
          An e-mail address alone opens nothing here: not your orders, and not a catering inquiry.
        </li>
        <li>
          If data is lost or stolen in a way that could seriously harm you, we tell you and the
          Privacy Commissioner of Canada as soon as we know.
        </li>
      </ul>
    </>
  ),
};

const browser: Chapter = {
  id: 'in-your-browser',
  title: 'In your browser',
  text: (
    <>
      <p>
        We set no cookies, and nobody follows you from here to other sites. What this browser keeps,
        it keeps for you:
      </p>
      <ul>
        <li>while you are signed in, a key for your session, your profile and your settings;</li>
        <li>your choice of colours, and the snacks in your cart;</li>
        <li>what you have typed into a form, until you send it;</li>
        <li>a key for each catering inquiry that you have sent, so that you find it again;</li>
        <li>the last weekly menu that you saw, so that you can read it offline.</li>
      </ul>
      <p>
        Signing out removes all but the colours. Clearing the data of this site in your browser
        removes those too.
      </p>
      <p>
        We count how often each page is looked at on a day. Such a count has a page, a day and a
        number in it, and nothing about whoever looked. Pages that a private link opens are not
        counted. If your browser asks not to be tracked, or you switch it off in your settings, your
        visits are not counted at all.
      </p>
    </>
  ),
};

/** What is known about people, why, and where it is (PIPEDA: accountability to safeguards). */
export const dataChapters = (business: PublicBusiness | null): Chapter[] => [
  accountability(business),
  collected,
  purposes,
  sharing(business),
  keeping,
  browser,
];
