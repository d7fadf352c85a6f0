/** What can be drawn for a post, as the form offers it; `named` asks for a name that goes with it. */
export const KINDS: readonly { id: string; words: string; named?: string }[] = [
  { id: 'dish', words: 'A dish', named: 'Which dish' },
  { id: 'thali', words: 'A thali' },
  { id: 'served', words: 'A thali of certain dishes', named: 'Bread | rice | sweet | bowls' },
  { id: 'table', words: 'A laid table' },
  { id: 'tiffin:closed', words: 'A tiffin, closed' },
  { id: 'tiffin:open', words: 'A tiffin, open' },
  { id: 'tiffin:weekly', words: 'Tiffins for five days' },
  { id: 'tiffin:monthly', words: 'A month of tiffins' },
  { id: 'event:special', words: 'A big day' },
  { id: 'event:pooja', words: 'A pooja' },
  { id: 'event:house', words: 'A party at home' },
];

const NAMED = /^(dish|served):(.*)$/s;

/** Which of them a picture is: `dish` for `dish:Khaman Dhokla`. */
export const formOf = (picture: string): string => NAMED.exec(picture)?.[1] ?? picture;

/** The name in a picture; empty where it needs none. */
export const nameIn = (picture: string): string => NAMED.exec(picture)?.[2] ?? '';

/** The picture of a kind, with a name where it needs one. */
export const subjectOf = (form: string, name: string): string =>
  KINDS.find(({ id }) => id === form)?.named ? `${form}:${name}` : form;
