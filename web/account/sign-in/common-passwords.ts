import { useEffect, useState } from 'react';
import { accounts } from '#contract/account/accounts.ts';
import { call } from '#web/platform/client/browser-client.ts';

const NONE: ReadonlySet<string> = new Set();

let asked: Promise<ReadonlySet<string>> | undefined;

const ask = () => {
  asked ??= call(accounts.commonPasswords, {}).then((words) => new Set(words));
  return asked;
};

/**
 * The words that most passwords are made of, read once somebody types one. None while they cannot be
 * read: the server refuses such a password in any case.
 */
export function useCommonPasswords(isTyping: boolean): ReadonlySet<string> {
  const [common, setCommon] = useState(NONE);
  useEffect(() => {
    if (!isTyping) return;
    ask().then(setCommon, () => {
      asked = undefined;
    });
  }, [isTyping]);
  return common;
}
