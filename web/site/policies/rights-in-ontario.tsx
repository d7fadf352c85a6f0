import { useSendsMail } from '#web/kitchen/business.ts';

/** What the Consumer Protection Act, 2002 means for credits that are paid ahead, in plain words. */
export function RightsInOntario() {
  const sendsMail = useSendsMail();
  return (
    <>
      <h3>Your rights in Ontario</h3>
      <p>
        A plan is bought over the internet, paid ahead and delivered later. Ontario’s{' '}
        <cite>Consumer Protection Act</cite> protects you in that, and nothing on this page takes
        away a right that it gives you. In our own words, which do not replace the law’s:
      </p>
      <ul>
        <li>
          Before you buy, you see who we are, what you get and what it costs with tax and delivery,
          and you can correct what you typed.{' '}
          {sendsMail
            ? 'Afterwards we mail you the same; please keep that mail, it is your copy of our agreement.'
            : 'Afterwards the page that confirms it shows you the same; please print or save that page, it is your copy of our agreement.'}
        </li>
        <li>
          If something that we have to tell you was missing, or no copy reached you, the law gives
          you extra time in which you can cancel the agreement.
        </li>
        <li>
          If we are more than 30 days late in beginning what we promised, you can cancel and get
          your money back, unless you have agreed to the delay.
        </li>
        <li>
          To cancel, tell us in any way that shows it: a message or a mail is best, because you then
          have it in writing. What is owed to you under the Act is paid back within 15 days.
        </li>
      </ul>
      <p>
        Questions about your rights are answered free of charge by{' '}
        <a href="https://www.ontario.ca/page/consumer-protection-ontario" rel="noopener noreferrer">
          Consumer Protection Ontario
        </a>
        , <span className="whitespace-nowrap">1-800-889-9768</span>.
      </p>
    </>
  );
}
