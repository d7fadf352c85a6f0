/** Words that occur nowhere else, each planted where a person's data may be. */
export type Markers = {
  /** A word of its own, of letters alone: `qzfirstnameq`. */
  word(where: string): string;
  /** A phone number of its own, E.164. */
  phone(where: string): string;
  /** A network address of its own. */
  network(where: string): string;
  /** Where each was planted. */
  all(): { where: string; text: string }[];
};

/** Makes the words of one person; name and digit keep the words of several apart. */
export function createMarkers(who: string, digit: 1 | 2): Markers {
  const planted: { where: string; text: string }[] = [];
  const plant = (where: string, text: string) => {
    if (planted.some((one) => one.text === text)) throw new Error(`${text} is planted twice`);
    planted.push({ where, text });
    return text;
  };
  const place = () => String(planted.length).padStart(2, '0');
  return {
    word: (where) => plant(where, `qz${who}${where.replace(/[^a-z]/gi, '')}q`.toLowerCase()),
    phone: (where) => plant(where, `+1905777${digit}1${place()}`),
    network: (where) => plant(where, `203.0.${112 + digit}.${100 + planted.length}`),
    all: () => planted,
  };
}
