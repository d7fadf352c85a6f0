import { useState } from 'react';

/** Which of the orders on screen are selected; what is no longer there is no longer selected. */
export function useSelection<Row extends { id: string }>(rows: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selected = rows.filter(({ id }) => ids.has(id));

  function set(changed: readonly Pick<Row, 'id'>[], on: boolean): void {
    setIds((before) => {
      const after = new Set(before);
      for (const { id } of changed) {
        if (on) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  }

  return { selected, isSelected: (id: string) => ids.has(id), set, clear: () => setIds(new Set()) };
}
