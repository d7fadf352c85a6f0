import { Link } from 'react-router';
import type { PublicBusiness } from '#contract/kitchen/kitchen.ts';
import { paths } from '#web/paths.ts';
import { type Chapter, WriteTo } from './chapter.tsx';

const mail = (business: PublicBusiness | null): Chapter => ({
  id: 'mail',
  title: 'Which mail we send',
  text: (
    <>
      {business?.sendsMail === false && (
        <p>
          We cannot send e-mail yet. What a mail would tell you, your orders, your inquiries and
          your account show you here. Once we can, we send:
        </p>
      )}
      <p>
        <strong>Without asking,</strong> only what your order, your inquiry or your account needs:
        that we received it, what it costs and how to pay, that a plan was approved, that a day was
        changed, skipped, cancelled or closed, a quote, a receipt, an answer to what you wrote, a
        code or a link to sign in. These mails carry no advertising.
      </p>
      <p>
        <strong>Until you switch them off,</strong> updates about what you have ordered, which it
        does not need: a reminder before a delivery, what your usual has booked, credits that run
        low, a quote that ends soon, snacks that are ready.
      </p>
      <p>
        <strong>Only if you have said yes,</strong> and never as a box that is ticked already: news
        and offers, such as the menu of the week. Each of these and of the updates says who we are
        and where, and has a link that ends them.
      </p>
      {business?.reachesPhones && (
        <p>
          <strong>On your phone,</strong> by SMS or WhatsApp, the updates alone, if you choose that
          in your settings and a code has shown that the phone is yours; if we have no e-mail
          address of yours, also what your order needs. Answer STOP to end them, and START to have
          them again. We keep your number on a list of those who said STOP until you do, or leave.
        </p>
      )}
      <p>
        <strong>To end them,</strong> use that link, choose in your settings, or{' '}
        <WriteTo email={business?.email} lower />. It works at once, and at the latest within ten
        business days, as the law asks. Mails about orders that you place go on, because you would
        miss them.
      </p>
    </>
  ),
});

const retention: Chapter = {
  id: 'how-long',
  title: 'How long we keep it',
  text: (
    <>
      <ul>
        <li>
          <strong>Your account,</strong> its orders and notes: as long as you have it. You delete it
          yourself in your <Link to={paths.settings}>settings</Link>, under Privacy. For 30 days you
          can log in and change your mind; where we have promised to cater an event, until the day
          after it. Then your personal data is erased, also from stored mails, and the backups
          forget it within two weeks. Our logs never hold it.
        </li>
        <li>
          <strong>Invoices and payments:</strong> six years after the end of the year that they
          belong to, as Canadian tax law asks. Once your account is deleted, only numbers, days,
          what was sold, amounts and the reference of the payment are in them, and not your name.
        </li>
        <li>
          <strong>Messages from the contact page:</strong> until they are answered and a year after
          that, with the mails about them. Then they are deleted by themselves.
        </li>
        <li>
          <strong>Catering inquiries:</strong> with the books. Once your account is deleted, without
          your name, contact, place and words; so is what was sent from your address without signing
          in, if you have confirmed it.
        </li>
        <li>
          <strong>Counts of visits,</strong> in which there is nothing about you: two years.
        </li>
        <li>
          <strong>Traces of signing in:</strong> wrong passwords for two days, codes for a day, a
          session for 30 days unless you sign out before; when, from which network and with what
          kind of browser somebody signed in, for a year.
        </li>
      </ul>
    </>
  ),
};

const rights = (business: PublicBusiness | null): Chapter => ({
  id: 'your-rights',
  title: 'What you can ask for',
  text: (
    <>
      <ul>
        <li>To see what we hold about you, and to whom we gave it.</li>
        <li>
          To have a copy of it: save it yourself in your <Link to={paths.settings}>settings</Link>,
          under Privacy, as a file for spreadsheets or for programs.
        </li>
        <li>To have it corrected, or completed.</li>
        <li>
          To have it deleted, as far as the law lets us: there too, or by writing to us if you have
          no account.
        </li>
        <li>To take back a consent.</li>
        <li>To be told why, if we ever have to say no.</li>
      </ul>
      <p>
        <WriteTo email={business?.email} />. We may ask for something that shows that you are you,
        and answer within 30 days, free of charge.
      </p>
      <h3>If you are not satisfied</h3>
      <p>
        Tell us first, and the owner looks at it. You can also complain to the{' '}
        <a href="https://www.priv.gc.ca/en/report-a-concern/" rel="noopener noreferrer">
          Office of the Privacy Commissioner of Canada
        </a>
        , <span className="whitespace-nowrap">1-800-282-1376</span>, at any time. It costs nothing.
        Unwanted mail can be reported to the{' '}
        <a href="https://fightspam.gc.ca" rel="noopener noreferrer">
          Spam Reporting Centre
        </a>
        .
      </p>
      <h3>When this page changes</h3>
      <p>
        What stands here is what we do now. If we come to do more with your data than it says, we
        ask you before we do.
      </p>
    </>
  ),
});

/** Mail, how long, and what people can ask for (CASL; PIPEDA: access, challenging compliance). */
export const rightsChapters = (business: PublicBusiness | null): Chapter[] => [
  mail(business),
  retention,
  rights(business),
];
