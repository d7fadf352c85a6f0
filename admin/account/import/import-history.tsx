import { ImportList } from '#admin/kitchen/imports/import-list.tsx';
import { adminImports, type CustomerImport } from '#contract/account/desk-imports.ts';
import { importText } from '#domain/account/import-text.ts';

/** Which sheets of customers were imported lately, and the way to take one back. */
export const ImportHistory = ({ onTakenBack }: { onTakenBack: () => void }) => (
  <ImportList<CustomerImport>
    endpoints={adminImports}
    onTakenBack={onTakenBack}
    textOf={({ counts }) => importText(counts)}
    introOf={({ counts }) =>
      `${importText(counts)}: all of it goes, with the tiffins that weekly patterns have booked, and links that were mailed open nothing any more. Nobody is mailed. A STOP that was said again since stays, a no to offers of somebody who was there before stays, and so does an address that was changed. Once somebody has paid, booked or signed in, or a tiffin was cooked, all of it stays.`
    }
  />
);
