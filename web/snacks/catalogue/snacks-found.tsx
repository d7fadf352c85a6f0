import type { SnackPage } from '#contract/snacks/catalogue.ts';
import type { Reading } from '#web/platform/data/use-page-query.ts';
import { FoundLine } from '#web/platform/ui/found-line.tsx';
import { foundWords } from './snack-words.ts';
import {
  clearedPath,
  filterPath,
  isFiltered,
  type SnackList,
  type SnacksView,
} from './snacks-view.ts';

/** What a list of snacks has found, above it. */
export const SnacksFound = ({
  list,
  view,
  page,
}: {
  list: SnackList;
  view: SnacksView;
  page: Reading<SnackPage>;
}) => (
  <FoundLine
    asked={page}
    wordsOf={({ total }) => foundWords(total, view)}
    list={filterPath(list, view, {})}
    page={view.page}
    clearedPath={isFiltered(view) ? clearedPath(list) : null}
  />
);
